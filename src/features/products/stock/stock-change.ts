import Big from 'big.js';
import { decimalText } from '@/domain/decimal-text';
import { amountText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { decimalRules, unusualQuantity, type UnusualQuantity } from '../product-form/decimal-rules';

/** How a change of stock is said: what was counted, or how much more or less there is. */
export type StockWay = 'counted' | 'difference';

/** What somebody wants the stock to become; `quantity` is decimal text. */
interface StockWish {
  way: StockWay;
  quantity: string;
}

/** A change of stock, as exact decimal texts. */
export interface StockStep {
  /** Null where the service does not tell the stock. */
  before: string | null;
  after: string;
  difference: string | null;
}

export const stockRule = decimalRules.quantity;

/** What a wish makes of a stock; null for a difference from a stock that nobody knows. */
export function stepOf(stock: number | null, { way, quantity }: StockWish): StockStep | null {
  const before = stock === null ? null : decimalText(stock);
  if (before === null) {
    return way === 'counted' ? { before, after: quantity, difference: null } : null;
  }
  const wanted = new Big(quantity);
  const after = way === 'counted' ? wanted : wanted.plus(before);
  return { before, after: after.toFixed(), difference: after.minus(before).toFixed() };
}

/** Why a change needs a second look: what it comes to is unusual, and not so already, or so much comes or goes at once. */
export function doubtOf({ before, after, difference }: StockStep): UnusualQuantity | null {
  const unusual = unusualQuantity(after);
  const moved = difference === null ? '' : new Big(difference).abs().toFixed();
  const isLarge = unusualQuantity(moved) === 'large';
  const isFractionAlready = before !== null && !isWhole(new Big(before));
  if (unusual === 'fraction' && isFractionAlready) return isLarge ? 'large' : null;
  return unusual ?? (isLarge ? 'large' : null);
}

/** Of fewer, most are soon gone. */
const manyFrom = 20;

/** Whether most of a stock goes at once: the count of one lot may have been taken for that of the product. */
export function isMostGone({ before, after }: StockStep): boolean {
  return before !== null && new Big(before).gte(manyFrom) && new Big(after).times(2).lt(before);
}

/** A change of nothing would be no adjustment. */
export function isNoChange({ difference }: StockStep): boolean {
  return difference !== null && isNothing(new Big(difference));
}

export const isSameStock = (one: string, other: string) => isNothing(new Big(one).minus(other));

/** A stock may come with the tail of a binary fraction; no one can type, and so send, what is that small. */
const isNothing = (quantity: Big) => quantity.round(stockRule.decimals).eq(0);

const isWhole = (quantity: Big) => quantity.round(0, Big.roundDown).eq(quantity);

export function differenceText(digits: string): string {
  return digits.startsWith('-') ? amountText(digits) : `+${amountText(digits)}`;
}

/** The stock as it was told; null where it was not. */
export function stockText(before: string | null): string {
  return before === null ? m.common_not_told() : amountText(before);
}

const doubtWords: Record<UnusualQuantity, (quantity: { quantity: string }) => string> = {
  negative: m.stock_doubt_negative,
  fraction: m.stock_doubt_fraction,
  large: m.stock_doubt_large,
};

export function doubtInWords(doubt: UnusualQuantity, { after }: StockStep): string {
  return doubtWords[doubt]({ quantity: amountText(after) });
}
