import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { recordedSend, recordOf, testAt } from '@/api/core/test-gateway';
import { noFacts, type AttemptDetail } from '@/contract/attempt';
import { earlierInWords, earlierRemoval } from './earlier-removals';

const told = (outcome: 'applied' | 'unknown', settled: AttemptDetail['settled'] = null) => {
  const removal = recordOf(outcome, [recordedSend(outcome)], {
    operation: 'schedule-assignments.delete',
    facts: { ...noFacts, recordId: testId(1) },
    unresolved: outcome === 'unknown' && settled === null,
    settled,
  });
  const found = earlierRemoval([removal], testId(1));
  return found && earlierInWords(found).replace(/[\u2068\u2069]/g, '');
};
const settled = (verdict: 'applied' | 'not-applied') =>
  told('unknown', { verdict, note: 'Lo vi', operator: 'Ana', at: testAt });

it('M240: of an earlier removal that was answered nobody says that it removed it: the answer may deny that', () => {
  expect(told('applied')).toMatch(/^Ana ya pidió quitarla el .+: la respuesta está en la bitácora/);
});

it('M241: of one that was not answered, what is known of it', () => {
  expect(told('unknown')).toMatch(/y no se sabe si se quitó\.$/);
  expect(settled('applied')).toMatch(/^Ana ya la quitó desde aquí/);
  expect(settled('not-applied')).toBeUndefined();
});
