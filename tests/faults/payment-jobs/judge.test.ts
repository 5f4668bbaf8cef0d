import { expect, it } from 'vitest';
import type { BulkJob, BulkRowState } from '../../../src/contract/bulk-job';
import { attempt, delivery, id } from '../support/evidence';
import { ana } from '../support/people';
import { judgeJob, type Evidence } from './judge';

const purchase = '22222222-2222-4222-8222-222222222222';
const otherId = '33333333-3333-4333-8333-333333333333';
const body = JSON.stringify({ allocations: [{ expense_id: purchase, amount: 0.01 }] });

const job = { state: 'done', total: 1 } as BulkJob;
const row = (changes: Partial<BulkRowState> = {}) =>
  ({ line: 1, attempts: [id], outcome: 'applied', ...changes }) as BulkRowState;

/** When the row was paid is `2026-11-20T14:00:01.000Z`. */
const payment = attempt({ operation: 'payments.apply', bodyText: body });
const paid = delivery({ body });

const otherAt = (recordedAt: string) =>
  attempt({ id: otherId, operation: 'payments.apply', bodyText: body, recordedAt }, ['r2']);
const paidOther = delivery({
  body,
  request: 'r2',
  headers: { 'x-request-id': 'r2', 'x-api-key': 'k', 'idempotency-key': otherId },
});
const beside = (recordedAt: string): Partial<Evidence> => ({
  attempts: [payment, otherAt(recordedAt)],
  deliveries: [paid, paidOther],
  others: [{ id: otherId, person: ana, purchase, isSincePlanned: true }],
});

const kept: Evidence = {
  job,
  rows: [row()],
  purchasesOf: () => [purchase],
  attempts: [payment],
  others: [],
  leftOut: new Set(),
  deliveries: [paid],
};

it.each<[string, Partial<Evidence>]>([
  ['a row that was paid once and is told so', {}],
  ['one in doubt, which waits for a person', { rows: [row({ outcome: 'unknown' })] }],
  ['one of which more was paid once its end was known', beside('2026-11-20T14:00:02.000Z')],
])('allows %s', (_what, changes) => {
  expect(judgeJob({ ...kept, ...changes })).toEqual([]);
});

it.each<[string, Partial<Evidence>, string]>([
  ['that was not', { deliveries: [] }, 'line 1: is told as applied and was not'],
  [
    'that came to nothing, and was paid',
    { rows: [row({ outcome: 'notSent' })] },
    'line 1: is told as notSent and was applied',
  ],
  [
    'that was paid beside another payment',
    beside('2026-11-20T14:00:00.500Z'),
    'line 1: paid beside another payment that nobody knew of when it was planned',
  ],
  [
    'that was paid under another key',
    { rows: [row({ attempts: [otherId, id] })] },
    'line 1: paid under another key',
  ],
  [
    'that was left out',
    { leftOut: new Set([otherId]), deliveries: [paid, delivery({ ...paidOther, body: '{}' })] },
    'sent although it was left out',
  ],
  ['that never ends', { job: { ...job, state: 'running' } }, 'the job ended as running'],
])('notices a payment %s', (_what, changes, violation) => {
  expect(judgeJob({ ...kept, ...changes })).toContain(violation);
});

it('notices a payment that was carried out twice under its key', () => {
  expect(judgeJob({ ...kept, deliveries: [paid, paid] })).toContain('line 1: carried out 2 times');
});
