import type { AttemptDetail } from '../../../src/contract/attempt';
import type { BulkJob, BulkRowState } from '../../../src/contract/bulk-job';
import { deliveriesOf, isExecuted, judge } from '../protocol/judge';
import { ana, type Person } from '../support/people';
import type { Delivery } from '../support/service-world';
import { untrueRow } from '../support/untrue-row';

/** A payment of one of a row's purchases by itself, beside the job. */
export type OtherPayment = {
  id: string;
  person: Person;
  purchase: string;
  /** Before it the job was not there yet. */
  isSincePlanned: boolean;
};

export type Evidence = {
  job: BulkJob;
  rows: readonly BulkRowState[];
  /** What each row pays, by its line. */
  purchasesOf: (line: number) => readonly string[];
  /** The records of every row, and of the payments beside the job; what was never let through has none. */
  attempts: readonly AttemptDetail[];
  others: readonly OtherPayment[];
  /** Keys of payments that were planned and left out before anything was kept. */
  leftOut: ReadonlySet<string>;
  deliveries: readonly Delivery[];
};

/** Holds what a job of payments tells of every row against what the service really did. @returns broken promises, in words */
export function judgeJob(evidence: Evidence): string[] {
  const { job, rows, deliveries, leftOut } = evidence;
  const sentAnyway = deliveries.filter(({ headers }) =>
    leftOut.has(String(headers['idempotency-key'])),
  );
  return [
    ...(job.state === 'done' || job.state === 'cancelled' ? [] : [`the job ended as ${job.state}`]),
    ...(rows.length === job.total ? [] : [`${rows.length} rows of ${job.total}`]),
    ...sentAnyway.map(() => 'sent although it was left out'),
    ...rows.flatMap((row) => ofRow(row, evidence).map((what) => `line ${row.line}: ${what}`)),
  ];
}

function ofRow(row: BulkRowState, evidence: Evidence): string[] {
  const purchases = evidence.purchasesOf(row.line);
  const deliveries = evidence.deliveries.filter(({ body }) =>
    purchases.some((purchase) => body?.includes(purchase)),
  );
  const own = evidence.attempts.filter(({ id }) => row.attempts.includes(id));
  const others = evidence.others.filter(({ purchase }) => purchases.includes(purchase));
  const beside = evidence.attempts.filter(({ id }) => others.some((other) => other.id === id));
  const paid = own.flatMap((attempt) => deliveriesOf(attempt, deliveries)).filter(isExecuted);
  const since = beside.filter(({ id }) => others.some((o) => o.id === id && o.isSincePlanned));
  return [
    ...judge({
      operation: 'payments.apply',
      ownerOf: (id) => others.find((other) => other.id === id)?.person ?? ana,
      attempts: [...own, ...beside],
      deliveries,
      told: [],
      meant: new Set(others.map(({ id }) => id)),
      draft: null,
    }).violations,
    // A payment cannot be read again: what is unknown of it waits for a person.
    ...untrueRow(row, paid.length),
    ...(paid.length > 0 && row.attempts.length > 1 ? ['paid under another key'] : []),
    ...since
      .filter((other) => deliveriesOf(other, deliveries).some(isExecuted))
      .filter((other) => paid.length > 0 && !own.some((one) => isKnownBefore(one, other)))
      .map(() => 'paid beside another payment that nobody knew of when it was planned'),
  ];
}

/** Whoever paid after it was known what became of the row saw it, and paid something else. */
function isKnownBefore({ sends, settled }: AttemptDetail, { recordedAt }: AttemptDetail): boolean {
  const known = [
    ...sends.filter(({ outcome }) => outcome === 'applied').map(({ endedAt }) => endedAt),
    settled?.at ?? null,
  ];
  return known.some((at) => at !== null && at <= recordedAt);
}
