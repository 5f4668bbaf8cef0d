import Big from 'big.js';
import { marginFromPrice, priceFromMargin } from '@/domain/price-triangle';
import { groupedDecimal, readDecimal, type DecimalRule } from '@/domain/typed-decimal';

/**
 * What numbers a product's form takes. No limit is documented, so these only keep out what a JSON number cannot carry; what is
 * merely odd is asked about instead.
 */
export const decimalRules = {
  amount: { decimals: 6, most: '999999999.999999', least: 'zero' },
  /** Portions may cost anything, and are warned about. */
  anyAmount: { decimals: 6, most: '999999999.999999', least: 'any' },
  quantity: { decimals: 6, most: '999999999.999999', least: 'any' },
  /** In percent; that 100 and more lead to no price is said by itself. */
  margin: { decimals: 4, most: '999999.9999', least: 'any' },
  /** What a customer pays. */
  paid: { decimals: 2, most: '999999999.99', least: 'zero' },
} as const satisfies Record<string, DecimalRule>;

/** Exact digits, or `''` for what is no amount (yet). */
export function amountOf(typed: string): string {
  const reading = readDecimal(typed, decimalRules.amount);
  return 'value' in reading ? reading.value : '';
}

/** The price that a typed margin leads to from an exact cost, as its field writes it; null where it leads to none. */
export function priceOfMargin(cost: string, typedMargin: string): string | null {
  const margin = readDecimal(typedMargin, decimalRules.margin);
  if (!('value' in margin)) return null;
  const computed = priceFromMargin(cost, margin.value);
  return 'price' in computed ? groupedDecimal(computed.price) : null;
}

/** The margin that exact amounts come to; `''` where they come to none. */
export function marginOfPrice(cost: string, price: string): string {
  const computed = marginFromPrice(cost, price);
  return 'margin' in computed ? computed.margin : '';
}

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
