import * as z from 'zod/mini';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { requiredLine } from '@/modules/form-fields/text-rules';
import { requiredDecimal } from '@/modules/form-fields/value-rules';
import { m } from '@/text/generated/messages';
import { doubtOf, isNoChange, stepOf, stockRule, stockWays } from './stock-change';

/** As long as the journal keeps a reason. */
const reasonLimit = 500;

/** What is typed about a change of a stock of so much; null where the service does not tell it. */
export function stockSchema(stock: number | null) {
  return z
    .object({
      way: z.enum(stockWays),
      quantity: requiredDecimal(stockRule),
      reason: requiredLine(reasonLimit),
      /** The quantity that was confirmed although it is unusual. */
      confirmed: z.string(),
    })
    .check(
      z.refine(
        (typed) => {
          const step = stepOf(stock, typed);
          return step !== null && !isNoChange(step);
        },
        { error: 'forms_unchanged', path: ['quantity'], when: hasQuantity },
      ),
      z.refine(
        (typed) => {
          const step = stepOf(stock, typed);
          return step === null || doubtOf(step) === null || typed.confirmed === step.after;
        },
        { error: 'forms_not_confirmed', path: ['confirmed'], when: hasQuantity },
      ),
    );
}

/** Together with the mistakes of other fields: whoever corrects a form wants to see them all. */
function hasQuantity({ value }: { value: unknown }): boolean {
  return (
    typeof value === 'object' && value !== null && 'quantity' in value && value.quantity !== ''
  );
}

export type TypedStock = z.input<ReturnType<typeof stockSchema>>;

export const emptyStock: TypedStock = {
  way: 'counted',
  quantity: '',
  reason: '',
  confirmed: '',
};

/** In the order of the form. */
export const stockSpecs: Record<keyof TypedStock, FieldSpec> = {
  way: { label: m.stock_way },
  quantity: { label: m.stock_quantity, dependsOn: ['way'], decimal: stockRule, required: true },
  confirmed: { label: m.stock_confirm },
  reason: { label: m.stock_reason, help: m.stock_reason_help, limit: reasonLimit, required: true },
};

/** The service's names of the fields, for its messages about them. */
export const stockFieldNames = { availability: 'quantity' } as const;
