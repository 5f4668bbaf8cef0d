import * as z from 'zod/mini';
import { receivablesTrendSchema, type ReceivablesSnapshot } from '@/contract/receivables-trend';
import { idParam } from '../core/params';
import { readShape } from '../core/shape';
import { optionalDecimal, optionalNumber } from '../core/wire';
import { readData, wireRecord } from '../core/wire-record';

export type { ReceivablesSnapshot } from '@/contract/receivables-trend';

export const receivablesParams = z.object({ branch: idParam });

const summary = wireRecord({
  /** Decimal texts; a credit balance is negative. */
  total: ['total', optionalDecimal],
  current: ['current', optionalDecimal],
  overdue: ['overdue', optionalDecimal],
  /** Numbers of invoices. */
  currentCount: ['current_count', optionalNumber],
  overdueCount: ['overdue_count', optionalNumber],
});

/** What customers of a branch owe. Null is what the service did not give, never 0. */
export type ReceivablesSummary = z.output<typeof summary>;

export const readReceivables = (body: unknown): ReceivablesSummary => readData(summary, body);

/** Reads what this installation saw; its shape is our own contract, so nothing in it is optional. */
export const readTrend = (body: unknown): ReceivablesSnapshot[] =>
  readShape(receivablesTrendSchema, body).snapshots;
