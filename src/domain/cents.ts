import Big from 'big.js';

/** To the cent, halves up: an amount that the service sends as a number may have the tail of a binary fraction. */
export const toCents = (amount: string): Big => new Big(amount).round(2, Big.roundHalfUp);

/** The tails of binary fractions stand far behind these places. */
const told = 6;

/** By how much two amounts differ, to the cent; null for less than one, which must not become one by being rounded. */
export function differenceInCents(one: string, other: string): string | null {
  const difference = new Big(one).minus(other).round(told, Big.roundHalfUp);
  return difference.abs().lt('0.01') ? null : difference.toFixed(2, Big.roundHalfUp);
}
