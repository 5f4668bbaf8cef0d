import type { AttemptContext } from '@/api/core/attempt';
import { bulkLimits, type AlikeRow, type BulkRow } from '@/api/jobs/names';
import { paymentText, type PlannedPayment } from '@/api/payments/planned-payment';
import { firstCharacters } from '@/domain/first-characters';
import type { PreparedBulkJob } from '@/modules/bulk-job/bulk-plan';
import { sumOfParts } from '../parts';
import type { ReadMany } from './many-form';
import { keyOf, type SupplierPayment } from './plan-payments';

const longest = 255;

/** What is about to be confirmed: frozen, with everything it may be the same as. */
export interface ManyPlan {
  prepared: PreparedBulkJob;
  alike: readonly AlikeRow[];
  read: ReadMany;
  doubts: readonly string[];
  /** The draft it was made from. */
  context: Pick<AttemptContext, 'draft'>;
}

/** Freezes payments: mints the key of each and writes its exact bytes. Throws `RangeError` for none or too many. */
export function preparePayments(
  payments: readonly SupplierPayment[],
  { rows, ...common }: ReadMany,
): PreparedBulkJob {
  if (payments.length === 0 || payments.length > bulkLimits.rows) throw new RangeError('Payments');
  const planned = payments.map((payment, index): BulkRow => {
    const { key, providerId, name, allocations, total, readAt } = payment;
    const own = rows.find((row) => keyOf(row) === key);
    const [reference, checkNumber] = [own?.reference ?? '', own?.checkNumber ?? ''];
    const input: PlannedPayment = {
      providerId,
      purchases: allocations.length,
      total,
      reference,
      checkNumber,
      confirms: [],
      ...(readAt !== undefined && { readAt }),
    };
    return {
      line: index + 1,
      recordId: allocations[0]?.purchaseId ?? key,
      code: firstCharacters(reference || checkNumber, longest),
      name: firstCharacters(name, longest),
      input,
      bodyText: paymentText({
        mode: 'by-purchase',
        allocations,
        ...common,
        reference,
        checkNumber,
      }),
      attempts: [crypto.randomUUID()],
    };
  });
  return withRows(crypto.randomUUID(), common.date, planned);
}

/**
 * The plan as somebody confirmed it: without the rows that may be payments made before, but for those that are meant beside them, which
 * say so.
 * @param meant - lines
 */
export function confirmedPayments(
  { job, rows }: PreparedBulkJob,
  alike: readonly AlikeRow[],
  meant: ReadonlySet<number>,
): PreparedBulkJob | null {
  const kept = rows.flatMap((row) => {
    const confirms = alike.filter(({ line }) => line === row.line).map(({ similar }) => similar.id);
    if (confirms.length === 0) return [row];
    return meant.has(row.line) ? [{ ...row, input: { ...row.input, confirms } }] : [];
  });
  return kept.length === 0 ? null : withRows(job.id, job.title, kept);
}

/** What the rows of a plan come to, as decimal text. */
export const totalOf = (rows: readonly BulkRow[]) =>
  sumOfParts(rows.map(({ input }) => ({ amount: String(input['total']) })));

/** @param date - what a job of payments has in place of a title */
function withRows(id: string, date: string, rows: readonly BulkRow[]): PreparedBulkJob {
  const job = {
    id,
    kind: 'payments.apply',
    branchId: null,
    branchName: '',
    title: date,
    total: rows.length,
  } as const;
  return { job, rows };
}
