import { formatDecimal, inCurrency, withMinus } from './format';
import { currentLocale } from './locale';

const decimalsOf = (digits: string) => digits.split('.')[1]?.length ?? 0;

/** A quantity or percentage with the decimals it has. */
export function amountText(digits: string): string {
  return withMinus(formatDecimal(digits, decimalsOf(digits)));
}

/** Whole cents but for what is left of a binary fraction, as in `220.32999999999998`. */
const isNearCents = (digits: string) => /^-?\d+\.\d\d(0{7}|9{7})\d+$/.test(digits);

/** An amount of money with the decimals it has, cents at least. */
export function moneyText(digits: string): string {
  const decimals = isNearCents(digits) ? 2 : Math.max(2, decimalsOf(digits));
  return inCurrency(formatDecimal(digits, decimals), 'USD');
}

export function percentText(percent: string): string {
  return amountText(percent) + (currentLocale() === 'es' ? '\u00a0%' : '%');
}
