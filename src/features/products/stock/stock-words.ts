import { m } from '@/text/generated/messages';
import { amountText } from '@/text/amount-text';
import type { UnusualQuantity } from '../product-form/unusual-quantity';
import type { StockStep } from './stock-change';

/** A difference with its sign. */
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

/** Why a change needs a second look. */
export function doubtInWords(doubt: UnusualQuantity, { after }: StockStep): string {
  return doubtWords[doubt]({ quantity: amountText(after) });
}
