import { describe, expect, it } from 'vitest';
import { writeOperations, writes, type WriteOperation } from '@/api/attempts/names';
import { recordedAttempt } from '@/api/attempts/operations';
import type { AttemptOperation } from '@/api/core/attempt';
import { failureOf } from '@/api/core/classify';
import { testId } from '@/api/core/test-answers';
import { recordOf, testAt } from '@/api/core/test-gateway';
import { entryTypeMutations } from '@/api/entry-types/mutations';
import { expenseMutations } from '@/api/expenses/mutations';
import type { BulkJob, BulkRowState } from '@/api/jobs/names';
import { rowError } from '@/api/jobs/row-error';
import { paymentMutations } from '@/api/payments/mutations';
import { productMutations } from '@/api/products/mutations';
import { providerMutations } from '@/api/providers/mutations';
import { scheduleAssignmentMutations } from '@/api/schedule-assignments/mutations';
import { attemptOf, rowInHand } from './row-in-hand';

const firstSent: Record<WriteOperation, AttemptOperation> = {
  'entry-types.create': entryTypeMutations.create.operation,
  'products.create': productMutations.create.operation,
  'products.update': productMutations.update.operation,
  'expenses.create': expenseMutations.create.operation,
  'providers.create': providerMutations.create.operation,
  'schedule-assignments.delete': scheduleAssignmentMutations.remove.operation,
  'payments.apply': paymentMutations.apply.operation,
};

const refused = (message: string) => ({ status: false, message });

function missed(operation: AttemptOperation, message: string): string | undefined {
  const headers = new Headers({ 'X-Outcome': 'rejected' });
  const error = failureOf({ operation, status: 404, headers, body: refused(message), at: testAt });
  return error?.kind === 'not-found' ? error.what : error?.kind;
}

const rowOf = (message: string): BulkRowState => ({
  line: 1,
  recordId: testId(2),
  code: '',
  name: '',
  input: {},
  bodyText: '{}',
  attempts: [testId(4)],
  outcome: 'refused',
  skipped: null,
  sends: 1,
  verdict: null,
  failure: {
    outcome: 'rejected',
    status: 404,
    problem: null,
    requestId: 'req-1',
    at: testAt,
    answerText: JSON.stringify(refused(message)),
  },
});

/** As a row of a job, sent and then told in its report. */
function missedByRow(kind: BulkJob['kind'], message: string): unknown[] {
  const row = rowOf(message);
  const job = { id: testId(1), kind, branchId: null, branchName: '' };
  const sent = attemptOf(rowInHand(row, { gateway: testAt, now: 0 }), job).operation;
  const told = rowError(kind, row);
  return [missed(sent, message), told?.kind === 'not-found' ? told.what : told?.kind];
}

describe.each(writeOperations)('M26 M35: a 404 of %s', (name) => {
  it.each(['Branch not found', 'Not found.'])('%j is told alike wherever it is met', (message) => {
    const first = missed(firstSent[name], message);
    const { missing } = writes[name];
    const spoken = message === 'Not found.' ? 'record' : 'branch';
    expect(first).toBe(missing === 'told' ? spoken : missing);
    expect(
      missed(recordedAttempt(recordOf('rejected', [], { operation: name })).operation, message),
    ).toBe(first);
    if (name !== 'products.update' && name !== 'payments.apply') return;
    expect(missedByRow(name, message)).toEqual([first, first]);
  });
});
