import * as z from 'zod/mini';
import type { BulkRowState } from '@/api/jobs/names';
import { taxTreatmentOf } from '@/api/products/schemas';
import { present } from '@/domain/present';
import { endInWords } from '@/modules/job-report/job-words';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { ProductReferences } from '../product-row';
import { amountInWords, mostDecimals, treatmentInWords } from '../product-words';
import { categoryCalled, taxesCalled, type FileLine } from './template-file';

const text = z._default(z.nullable(z.string()), null);
const changed = z.optional(z.string());

/** What a row of a job plans, as far as screens and files show it. */
const plannedRow = z.object({
  loaded: z.object({
    price: text,
    limitAvailability: z._default(z.nullable(z.number()), null),
    categoryId: text,
    taxMethod: text,
  }),
  changes: z.object({
    price: changed,
    limitAvailability: changed,
    categoryId: changed,
    taxTreatment: z.optional(z.enum(['taxed', 'exempt', 'not-subject'])),
  }),
  taxes: z.discriminatedUnion('way', [
    z.object({ way: z.literal('leave') }),
    z.object({ way: z.literal('choose'), ids: z.array(z.string()) }),
    z.object({ way: z.literal('remove-all') }),
  ]),
});
export type PlannedRow = z.output<typeof plannedRow>;

/** Reads a row's plan; null for one that an older or newer page made otherwise. */
export function readPlannedRow(input: unknown): PlannedRow | null {
  const read = plannedRow.safeParse(input);
  return read.success ? read.data : null;
}

/** What the row changes, each part from what to what. */
export function plannedInWords(row: PlannedRow, references: ProductReferences): string[] {
  const { loaded, changes, taxes } = row;
  const told = (value: string | null) => value ?? m.common_not_told();
  const step = (one: string, other: string) => `${one} → ${other}`;
  const amount = (digits: string) =>
    amountInWords(digits, Math.min(mostDecimals, Math.max(2, decimals(digits))));
  const treatment = loaded.taxMethod === null ? null : taxTreatmentOf(loaded.taxMethod);
  const quantity = (told: number | null) =>
    told === null ? m.common_not_told() : formatQuantity(told);
  const category = (id: string | null) => told(categoryCalled(id, references));
  const { price, limitAvailability: minimum, categoryId, taxTreatment } = changes;
  const from = loaded.price === null ? told(null) : amount(loaded.price);
  const before = treatment === null ? told(loaded.taxMethod) : treatmentInWords(treatment);
  return present(
    price !== undefined && m.bulk_row_price({ change: step(from, amount(price)) }),
    minimum !== undefined &&
      m.bulk_row_minimum({
        change: step(quantity(loaded.limitAvailability), quantity(Number(minimum))),
      }),
    categoryId !== undefined &&
      m.bulk_row_category({ change: step(category(loaded.categoryId), category(categoryId)) }),
    taxTreatment !== undefined && step(before, treatmentInWords(taxTreatment)),
    taxes.way !== 'leave' &&
      m.bulk_row_taxes({ taxes: taxesCalled(taxes.way === 'choose' ? taxes.ids : [], references) }),
  );
}

const decimals = (digits: string) => digits.split('.')[1]?.length ?? 0;

/** The row as a line of the template: what it meant to change and nothing else, so that it can be put right and loaded again. */
export function lineOfPlanned(
  of: { recordId: string; code: string; name: string },
  { changes, taxes }: PlannedRow,
  references: ProductReferences,
): FileLine {
  return {
    sku: of.code === '' ? null : of.code,
    id: of.recordId,
    name: of.name === '' ? null : of.name,
    price: changes.price ?? null,
    minimum: changes.limitAvailability ?? null,
    category: categoryCalled(changes.categoryId ?? null, references),
    taxes:
      taxes.way === 'leave'
        ? null
        : taxesCalled(taxes.way === 'choose' ? taxes.ids : [], references),
    treatment: changes.taxTreatment === undefined ? null : treatmentInWords(changes.taxTreatment),
  };
}

/** A row that changed nothing as such a line, with what became of it; null for a plan that another page made otherwise. */
export function lineOfFailed(row: BulkRowState, references: ProductReferences): FileLine | null {
  const planned = readPlannedRow(row.input);
  if (planned === null) return null;
  return {
    ...lineOfPlanned(row, planned, references),
    reason: endInWords('products.update', row),
  };
}
