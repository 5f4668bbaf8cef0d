import Big from 'big.js';

/** What looks wrong about a quantity that nothing documented forbids. */
export type UnusualQuantity = 'negative' | 'fraction' | 'large';

/** From here on a quantity is rather a slip of the finger, or the code of a scanner. */
const largeFrom = 100_000;

/** What is unusual about a quantity, the gravest first; null for `''` and for everyday ones. */
export function unusualQuantity(quantity: string): UnusualQuantity | null {
  if (quantity === '') return null;
  const amount = new Big(quantity);
  if (amount.lt(0)) return 'negative';
  if (amount.gte(largeFrom)) return 'large';
  return amount.eq(amount.round(0, Big.roundDown)) ? null : 'fraction';
}
