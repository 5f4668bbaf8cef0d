import Big from 'big.js';
import { priceWithTaxes, roundedTo } from './price';
import { priceBeforeTaxes, priceFromMargin, type TriangleGap } from './price-triangle';

/** One change of many prices. Amounts and percentages are exact decimal texts; prices are before taxes unless they say otherwise. */

/** Which price somebody speaks of: the one before taxes, or what a customer pays. */
export type PriceBasis = 'before' | 'paid';

export type PriceChange =
  /** More or, with a minus, less by a part of the price. */
  | { way: 'percent'; percent: string }
  | { way: 'amount'; amount: string; basis: PriceBasis }
  | { way: 'set'; price: string; basis: PriceBasis }
  /** The price at which so much of it is margin. */
  | { way: 'margin'; percent: string };

/** To what a new price is rounded, half up: the price before taxes, or what a customer pays. */
export type PriceRounding =
  'cents' | 'none' | 'paid-0.05' | 'paid-0.10' | 'paid-0.25' | 'paid-1.00' | 'paid-0.99';

/** Decimals of a price that is not rounded. */
const mostDecimals = 4;

/** What is known of a product; null is not told. */
export interface PricedProduct {
  price: string | null;
  cost: string | null;
  /** Its taxes as fractions of the price; null where one is not known or is no share of the price. */
  fractions: readonly string[] | null;
}

/** Why there is no new price. */
export type PriceGap = TriangleGap | 'no-taxes' | 'below-zero';

export type NewPrice = { price: string } | { gap: PriceGap };

/**
 * The price of a product after the change. An unknown price, cost or tax it needs is a gap, and so is a price below zero: nothing is
 * taken for 0.
 */
export function changedPrice(
  product: PricedProduct,
  change: PriceChange,
  rounding: PriceRounding,
): NewPrice {
  const exact = exactPrice(product, change);
  if ('gap' in exact) return exact;
  if (new Big(exact.price).lt(0)) return { gap: 'below-zero' };
  // Somebody who sets a price has rounded it already.
  return change.way === 'set' ? exact : round(exact.price, product.fractions, rounding);
}

/** How far a price moves, in percent of the old one with one decimal; null where there is no old one to compare with. */
export function priceMove(before: string | null, after: string): string | null {
  if (before === null || new Big(before).lte(0)) return null;
  return new Big(after).minus(before).div(before).times(100).toFixed(1, Big.roundHalfUp);
}

/** Whether two amounts are the same, however many zeros they end in. */
export function isSameAmount(one: string, other: string): boolean {
  return new Big(one).eq(other);
}

function exactPrice(product: PricedProduct, change: PriceChange): NewPrice {
  const { price, cost, fractions } = product;
  switch (change.way) {
    case 'margin':
      return priceFromMargin(cost ?? '', change.percent);
    case 'set':
      return change.basis === 'before'
        ? { price: change.price }
        : beforeTaxes(change.price, fractions);
    case 'percent': {
      if (price === null) return { gap: 'no-price' };
      const rate = new Big(change.percent).div(100).plus(1);
      return { price: roundedTo(new Big(price).times(rate).toFixed(), mostDecimals) };
    }
    case 'amount': {
      if (price === null) return { gap: 'no-price' };
      if (change.basis === 'before') return { price: new Big(price).plus(change.amount).toFixed() };
      if (fractions === null) return { gap: 'no-taxes' };
      return beforeTaxes(
        new Big(priceWithTaxes(price, fractions)).plus(change.amount).toFixed(),
        fractions,
      );
    }
  }
}

function round(
  price: string,
  fractions: readonly string[] | null,
  rounding: PriceRounding,
): NewPrice {
  if (rounding === 'none') return { price: roundedTo(price, mostDecimals) };
  if (rounding === 'cents') return { price: roundedTo(price, 2) };
  if (fractions === null) return { gap: 'no-taxes' };
  const paid = new Big(priceWithTaxes(price, fractions));
  const step = new Big(rounding.slice('paid-'.length));
  const wanted = rounding === 'paid-0.99' ? nearestNinetyNine(paid) : nearest(paid, step);
  return beforeTaxes(wanted.toFixed(), fractions);
}

function nearest(amount: Big, step: Big): Big {
  return amount.div(step).round(0, Big.roundHalfUp).times(step);
}

/** The nearest amount that ends in `.99`, at least `0.99`. */
function nearestNinetyNine(amount: Big): Big {
  const whole = nearest(amount.plus('0.01'), new Big(1));
  return (whole.lt(1) ? new Big(1) : whole).minus('0.01');
}

function beforeTaxes(paid: string, fractions: readonly string[] | null): NewPrice {
  if (fractions === null) return { gap: 'no-taxes' };
  const price = priceBeforeTaxes(paid, fractions);
  return price === null ? { gap: 'no-taxes' } : { price };
}
