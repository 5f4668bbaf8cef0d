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

/** An amount rounded half up to at most so many decimals, without zeros at its end. */
export function roundedTo(amount: string, decimals: number): string {
  return new Big(amount).round(decimals, Big.roundHalfUp).toFixed();
}

/**
 * How many decimals these amounts need to stand in one column: at least cents, at most `most`. What is left of a binary fraction
 * (`0.30000000000000004`) needs none.
 */
export function columnDecimals(amounts: readonly (string | null)[], most: number): number {
  const needed = amounts.map((amount) =>
    amount === null ? 0 : (roundedTo(amount, most).split('.')[1]?.length ?? 0),
  );
  return Math.max(2, ...needed);
}
