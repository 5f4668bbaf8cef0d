import Big from 'big.js';
import { priceWithTaxes } from './price';

/**
 * Price, cost and margin of a product: price = cost ÷ (1 − margin) (API description, Product). All are exact decimal texts, the price
 * before taxes, margin and markup in percent. What cannot be computed is a gap with its reason, never a number that looks like one.
 */

/** Why one of the three does not follow from the other two. */
export type TriangleGap =
  'no-cost' | 'negative-cost' | 'zero-cost' | 'whole-margin' | 'no-price' | 'no-positive-price';

/** Decimals of a computed price: in cents alone, small amounts would miss the margin they come from. */
const priceDecimals = 4;

/** Decimals of computed percentages. */
const percentDecimals = 2;

/** The price at which so much of it is margin; `''` is a cost nobody gave. */
export function priceFromMargin(
  cost: string,
  margin: string,
): { price: string } | { gap: TriangleGap } {
  if (cost === '') return { gap: 'no-cost' };
  const base = new Big(cost);
  if (base.lt(0)) return { gap: 'negative-cost' };
  if (base.eq(0)) return { gap: 'zero-cost' };
  const rest = new Big(100).minus(margin);
  if (rest.lte(0)) return { gap: 'whole-margin' };
  return { price: inCents(base.times(100).div(rest).round(priceDecimals, Big.roundHalfUp)) };
}

/** The part of the price that is not cost; negative below cost. `''` is an amount nobody gave. */
export function marginFromPrice(
  cost: string,
  price: string,
): { margin: string } | { gap: TriangleGap } {
  const gap = gapOf(cost, price);
  if (gap !== null) return { gap };
  const share = new Big(price).minus(cost).div(price).times(100);
  return { margin: share.round(percentDecimals, Big.roundHalfUp).toFixed() };
}

/** What is put on the cost, as a part of the cost. */
export function markupFromPrice(
  cost: string,
  price: string,
): { markup: string } | { gap: TriangleGap } {
  if (price === '') return { gap: 'no-price' };
  if (cost === '') return { gap: 'no-cost' };
  const base = new Big(cost);
  if (base.lt(0)) return { gap: 'negative-cost' };
  if (base.eq(0)) return { gap: 'zero-cost' };
  const share = new Big(price).minus(cost).div(base).times(100);
  return { markup: share.round(percentDecimals, Big.roundHalfUp).toFixed() };
}

export function isBelowCost(cost: string, price: string): boolean {
  return cost !== '' && price !== '' && new Big(price).lt(cost);
}

/**
 * The price before taxes of what a customer pays, with as few decimals as give back that amount to the cent. Null where the taxes
 * leave nothing to divide by.
 */
export function priceBeforeTaxes(paid: string, fractions: readonly string[]): string | null {
  const rate = fractions.reduce((sum, fraction) => sum.plus(fraction), new Big(1));
  if (rate.lte(0)) return null;
  const exact = new Big(paid).div(rate);
  const wanted = new Big(paid).toFixed(2, Big.roundHalfUp);
  for (let decimals = 2; decimals < priceDecimals; decimals += 1) {
    const price = exact.round(decimals, Big.roundHalfUp);
    if (priceWithTaxes(price.toFixed(), fractions) === wanted) return inCents(price);
  }
  return inCents(exact.round(priceDecimals, Big.roundHalfUp));
}

function gapOf(cost: string, price: string): TriangleGap | null {
  if (price === '') return 'no-price';
  if (cost === '') return 'no-cost';
  if (new Big(cost).lt(0)) return 'negative-cost';
  return new Big(price).lte(0) ? 'no-positive-price' : null;
}

/** With two decimals at least, as amounts are written. */
function inCents(amount: Big): string {
  const text = amount.toFixed();
  return (text.split('.')[1]?.length ?? 0) < 2 ? amount.toFixed(2) : text;
}
