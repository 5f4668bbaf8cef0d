import { plainText } from '@/domain/search-text';
import { isVat, type Tax } from './schemas';

const itsName = /\b(iva|vat|impuesto (al|sobre el) valor agregado|value[- ]added tax)\b/;
/** Retentions and perceptions of it are taxes of their own. */
const anotherName = /\b(reten|percep|percib|withh)/;

/** The taxes that are the VAT by what the service says of them. */
export function recognisedVat(taxes: readonly Tax[]): Tax[] {
  const byCode = taxes.filter(isVat);
  return byCode.length > 0 ? byCode : taxes.filter(hasItsName);
}

function hasItsName({ name }: Tax): boolean {
  const text = plainText(name ?? '');
  return itsName.test(text) && !anotherName.test(text);
}
