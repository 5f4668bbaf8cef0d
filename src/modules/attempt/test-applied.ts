import { testId } from '@/api/core/test-answers';
import { testAt, testAttempt, testOwner } from '@/api/core/test-gateway';
import type { AppliedWrite } from './write-state';

/** Only for tests: a write that was sent so, and what the service answered. */
export const testApplied = <Value, Input>(
  value: Value,
  input: Input,
): AppliedWrite<Value, Input> => ({
  kind: 'applied',
  attemptId: testId(30),
  value,
  requestId: null,
  owner: testOwner,
  at: testAt,
  recordedEarlier: false,
  replayed: false,
  attempt: testAttempt(),
  input,
  since: 0,
});
