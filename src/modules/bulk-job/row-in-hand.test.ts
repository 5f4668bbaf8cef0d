import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import type { BulkRowState } from '@/api/jobs/names';
import { attemptOf, rowInHand } from './row-in-hand';

const at = '2026-03-14T15:09:26.000Z';

const job = { id: testId(1), kind: 'payments.apply', branchId: null, branchName: '' } as const;

/** What stands beside a payment of a job that was planned so. */
function contextOf(seen: { confirms: string[]; readAt?: string }) {
  const row: BulkRowState = {
    line: 1,
    recordId: testId(2),
    code: '',
    name: 'La Ceiba',
    input: {
      providerId: testId(3),
      purchases: 1,
      total: '5.00',
      reference: '',
      checkNumber: '',
      ...seen,
    },
    bodyText: '{}',
    attempts: [testId(4)],
    outcome: 'waiting',
    skipped: null,
    sends: 0,
    verdict: null,
    failure: null,
  };
  return attemptOf(rowInHand(row, { gateway: at, now: 0 }), job).context;
}

const form = { form: 'payments.many', job: job.id };

it('a payment of a job says what was seen when it was planned', () => {
  const seen = { confirms: [testId(5)], readAt: at };
  expect(contextOf(seen)).toEqual({ ...form, ...seen });
});

it('one that an earlier version of the page planned says nothing of a reading', () => {
  expect(contextOf({ confirms: [] })).toEqual(form);
});
