import { formatDecimal } from './format';
import { currentLocale } from './locale';

const minus = (text: string) => text.replace(/^-/, '\u2212');
const decimalsOf = (digits: string) => digits.split('.')[1]?.length ?? 0;

/** A quantity or percentage with the decimals it has. */
export function amountText(digits: string): string {
  return minus(formatDecimal(digits, decimalsOf(digits)));
}

/** An amount of money with the decimals it has, cents at least. */
export function moneyText(digits: string): string {
  const amount = formatDecimal(digits.replace(/^-/, ''), Math.max(2, decimalsOf(digits)));
  return `${digits.startsWith('-') ? '\u2212' : ''}$${amount}`;
}

export function percentText(percent: string): string {
  return amountText(percent) + (currentLocale() === 'es' ? '\u00a0%' : '%');
}
