import Big from 'big.js';

/** A money amount, a rate or a share here is exact decimal text: binary fractions would lose cents. */

/** What a customer pays: the price before taxes and its taxes, each a fraction of it, rounded half up to cents. */
export function priceWithTaxes(price: string, fractions: readonly string[]): string {
  const rate = fractions.reduce((sum, fraction) => sum.plus(fraction), new Big(1));
  return new Big(price).times(rate).toFixed(2, Big.roundHalfUp);
}

/** A fraction as a percentage: `0.13` is `13`. */
export function percentOf(fraction: string): string {
  return new Big(fraction).times(100).toFixed();
}

/**
 * The part of the price before taxes that is not cost, in percent with one decimal; negative below cost. Null without a price to
 * be part of.
 */
export function marginPercent(price: string, cost: string): string | null {
  const before = new Big(price);
  if (before.lte(0)) return null;
  return before.minus(cost).div(before).times(100).toFixed(1, Big.roundHalfUp);
}

/** How many decimals these amounts need to stand in one column: at least cents, at most `most`. */
export function columnDecimals(amounts: readonly (string | null)[], most: number): number {
  const longest = Math.max(2, ...amounts.map((amount) => amount?.split('.')[1]?.length ?? 0));
  return Math.min(longest, most);
}
