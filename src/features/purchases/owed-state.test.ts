import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { owedStatesOf } from './owed-state';

const today = '2026-03-16';
const owed = {
  dueDate: '2026-03-15',
  purchaseId: testId(1),
  state: 'recorded',
  payments: { paid: '0', locked: null },
} as const;
const locked = {
  attemptId: testId(2),
  operator: 'Ana',
  at: '2026-03-14T15:09:26.000Z',
  amount: '30',
};
type Change = Partial<Parameters<typeof owedStatesOf>[0]>;

it.each<[string, Change, string[]]>([
  ['recorded and past its day', {}, ['danger vencida']],
  ['recorded and due today', { dueDate: today }, []],
  [
    'found to be there, with no id',
    { state: 'settled', purchaseId: null },
    ['warn Sin identificador'],
  ],
  ['of unknown outcome', { state: 'unknown', purchaseId: null }, ['unknown sin confirmar']],
  ['under way', { state: 'sending', purchaseId: null }, ['info enviándose']],
  [
    'in a payment in doubt',
    { dueDate: today, payments: { paid: '0', locked } },
    ['unknown Pago sin confirmar'],
  ],
  [
    'past its day and in a payment in doubt',
    { payments: { paid: '0', locked } },
    ['unknown Pago sin confirmar', 'danger vencida'],
  ],
])('M159, M270: a purchase %s is told as what it is', (_, change, told) => {
  const states = owedStatesOf({ ...owed, ...change }, today);
  expect(states.map(({ tone, word }) => `${tone} ${word}`)).toEqual(told);
});
