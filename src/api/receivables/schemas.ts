import * as z from 'zod/mini';
import { idParam } from '../core/params';
import { readShape } from '../core/shape';
import { optionalDecimal, optionalNumber } from '../core/wire';

export const receivablesParams = z.object({ branch: idParam });

/** What customers of a branch owe. Null is what the service did not give, never 0. */
export interface ReceivablesSummary {
  /** Decimal texts; a credit balance is negative. */
  total: string | null;
  current: string | null;
  overdue: string | null;
  /** Numbers of invoices. */
  currentCount: number | null;
  overdueCount: number | null;
}

const summary = z.pipe(
  z.object({
    total: optionalDecimal,
    current: optionalDecimal,
    overdue: optionalDecimal,
    current_count: optionalNumber,
    overdue_count: optionalNumber,
  }),
  z.transform((wire): ReceivablesSummary => ({
    total: wire.total,
    current: wire.current,
    overdue: wire.overdue,
    currentCount: wire.current_count,
    overdueCount: wire.overdue_count,
  })),
);

const answer = z.object({ data: summary });

/** Reads the summary of a branch. */
export function readReceivables(body: unknown): ReceivablesSummary {
  return readShape(answer, body).data;
}
