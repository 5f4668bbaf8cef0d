import { registerNumberDoubt, taxNumberDoubt, type TaxNumberDoubt } from '@/domain/tax-number';
import { m } from '@/text/generated/messages';

const ofTaxNumber: Record<TaxNumberDoubt, () => string> = {
  'not-digits': m.providers_doubt_digits,
  length: m.providers_doubt_tax_length,
  'check-digit': m.providers_doubt_check_digit,
};

const ofRegisterNumber: Record<TaxNumberDoubt, () => string> = {
  ...ofTaxNumber,
  length: m.providers_doubt_register_length,
};

/** What looks wrong about a NIT or DUI, in words; it is sent all the same. */
export function taxNumberWarning(text: string): string | null {
  const doubt = taxNumberDoubt(text);
  return doubt === null ? null : ofTaxNumber[doubt]();
}

/** What looks wrong about a NRC, in words. */
export function registerNumberWarning(text: string): string | null {
  const doubt = registerNumberDoubt(text);
  return doubt === null ? null : ofRegisterNumber[doubt]();
}
