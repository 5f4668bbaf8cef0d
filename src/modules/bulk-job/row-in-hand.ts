import type { AttemptContext, PreparedAttempt } from '@/api/core/attempt';
import { httpSettings } from '@/api/core/http-settings';
import { placeOf } from '@/api/core/write';
import type { BulkJob, BulkRowState } from '@/api/jobs/names';
import { readPlannedPayment, type PlannedPayment } from '@/api/payments/planned-payment';
import { beforeChange } from '@/api/core/attempt-before';
import { readPlannedUpdate, type PlannedUpdate } from '@/api/products/planned-update';

/** A row while it is carried out. */
export interface RowInHand extends Pick<
  BulkRowState,
  'line' | 'recordId' | 'bodyText' | 'outcome' | 'verdict'
> {
  /** The id it is sent under now. */
  attempt: string;
  /** Null where the plan is of a form this version does not know: it can be sent, and not compared. */
  update: PlannedUpdate | null;
  /** What a person saw when a payment was planned: the attempts like it, and what was left of its purchases at that instant. */
  seen: Pick<AttemptContext, 'confirms' | 'readAt'>;
  /** It may have been sent before. */
  again: boolean;
  /** Sends in a row that met nothing worth waiting for. */
  tries: number;
  /** Since when its outcome is unknown, by this computer's clock. */
  unknownSince: number;
}

/** @param now of this computer, when the row was told; only differences of the gateway's clock count. */
export function rowInHand(row: BulkRowState, told: { gateway: string; now: number }): RowInHand {
  const { line, recordId, bodyText, outcome, verdict, failure } = row;
  const age = failure === null ? 0 : Date.parse(told.gateway) - Date.parse(failure.at);
  return {
    line,
    recordId,
    bodyText,
    outcome,
    verdict,
    attempt: row.attempts.at(-1) ?? '',
    update: readPlannedUpdate(row.input),
    seen: seenOf(readPlannedPayment(row.input)),
    again: row.sends > 0 || outcome === 'sending',
    tries: 0,
    unknownSince: told.now - (Number.isNaN(age) ? 0 : Math.max(0, age)),
  };
}

/** What its writes say of a job. */
type JobOfRow = Pick<BulkJob, 'id' | 'kind' | 'branchId' | 'branchName'>;

/** The one write a row plans: same id, same bytes, however often it is asked for. */
export function attemptOf(row: RowInHand, job: JobOfRow): PreparedAttempt {
  const { kind } = job;
  return {
    id: row.attempt,
    mark: httpSettings().mark,
    operation: { name: kind },
    // A payment goes to no record, so nothing of its address is filled in.
    ...placeOf(kind, { id: row.recordId }),
    bodyText: row.bodyText,
    context: kind === 'payments.apply' ? ofPayment(row, job) : ofUpdate(row, job),
  };
}

function ofUpdate({ update }: RowInHand, { id, branchId, branchName }: JobOfRow): AttemptContext {
  return {
    form: 'products.bulk',
    ...(branchId && { branchId }),
    branchName,
    job: id,
    ...(update && beforeChange(update.loaded)),
  };
}

function seenOf(planned: PlannedPayment | null): RowInHand['seen'] {
  const { confirms = [], readAt } = planned ?? {};
  return { ...(confirms.length > 0 && { confirms }), ...(readAt !== undefined && { readAt }) };
}

const ofPayment = ({ seen }: RowInHand, { id }: JobOfRow): AttemptContext => ({
  form: 'payments.many',
  job: id,
  ...seen,
});
