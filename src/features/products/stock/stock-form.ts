import type { HistoryState } from '@tanstack/react-router';
import { readKeptProduct } from '@/api/products/reread';
import { productMutations } from '@/api/products/mutations';
import { firstCharacters } from '@/domain/first-characters';
import { declareForm, knows, type Problem } from '@/modules/form/declare-form';
import { confirmation, decimal, line, pick } from '@/modules/form/field-kinds';
import { m } from '@/text/generated/messages';
import { titleOfProduct } from '../checked-update/reread-words';
import { doubtOf, isNoChange, stepOf, stockRule, type StockWay } from './stock-change';

/** As long as the journal keeps a reason. */
const reasonLimit = 500;

const wayWords: Record<StockWay, () => string> = {
  counted: m.stock_way_counted,
  difference: m.stock_way_difference,
};

export interface StockIntent {
  /** Exact decimal text. */
  to: string;
  reason: string;
}

/** A change of a stock of so much; null where the service does not tell it. */
type Stock = number | null;

/** One inventory adjustment: an update of a product that says its stock and nothing else (API description, Product). */
export const stockForm = declareForm({
  name: 'products.stock',
  around: knows<Stock>(),
  write: productMutations.update,
  draft: {
    form: 'stock-changes',
    schema: 1,
    // With the stock that it was counted against.
    readOrigin: readKeptProduct,
    title: (_typed, opened) => titleOfProduct(opened),
  },
  reviewLabel: m.stock_to_review,
  fields: {
    way: pick<StockWay>({ label: m.stock_way, words: wayWords, empty: 'counted' }),
    quantity: decimal({
      label: m.stock_quantity,
      dependsOn: ['way'],
      decimal: stockRule,
      unit: 'quantity',
      required: true,
    }),
    confirmed: confirmation({ label: m.stock_confirm }),
    reason: line({
      label: m.stock_reason,
      help: m.stock_reason_help,
      limit: reasonLimit,
      required: true,
    }),
  },
  rules: (typed, stock): Problem[] => {
    if (typed.quantity === '') return [];
    const step = stepOf(stock, typed);
    if (step === null || isNoChange(step)) return [['quantity', 'forms_unchanged']];
    const isAsked = doubtOf(step) !== null && typed.confirmed !== step.after;
    return isAsked ? [['confirmed', 'forms_not_confirmed']] : [];
  },
  toInput: (typed, stock): StockIntent => {
    const step = stepOf(stock, typed);
    if (step === null) throw new Error('A change of stock was not checked before it was sent');
    return { to: step.after, reason: typed.reason };
  },
});

export type TypedStock = typeof stockForm.empty;

/** The form as it opens: empty, or with what was counted elsewhere. From a stock that nobody knows there is no difference. */
export function startOfStock(stock: Stock, off: HistoryState['stockOff']): TypedStock {
  if (off === undefined) return stockForm.empty;
  const reason = firstCharacters(off.reason, reasonLimit);
  if (stock === null) return { ...stockForm.empty, reason };
  return { ...stockForm.empty, way: 'difference', quantity: off.difference, reason };
}
