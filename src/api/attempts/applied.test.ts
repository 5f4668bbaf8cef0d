import { expect, it } from 'vitest';
import { recordedSend, recordOf, testAt } from '../core/test-gateway';
import { mayBeApplied, newestOf, wasApplied } from './applied';
import { attemptListParams } from './schemas';

const found = (verdict: 'applied' | 'not-applied') =>
  recordOf('unknown', [recordedSend('unknown')], {
    unresolved: false,
    settled: { verdict, note: 'Visto', operator: 'Ana', at: testAt },
  });

it.each([
  ['applied', recordOf('applied', [recordedSend('applied')]), true, true],
  ['unknown', recordOf('unknown', [recordedSend('unknown')]), false, true],
  ['found to be applied', found('applied'), true, true],
  ['found not to be applied', found('not-applied'), false, false],
  ['rejected', recordOf('rejected', [recordedSend('rejected')]), false, false],
] as const)('%s', (_, attempt, was, mayBe) => {
  expect([wasApplied(attempt), mayBeApplied(attempt)]).toEqual([was, mayBe]);
});

it('the newest of a write is what the journal can be asked for', () => {
  const asked = newestOf('entry-types.create');
  expect(attemptListParams.parse(asked)).toEqual(asked);
});
