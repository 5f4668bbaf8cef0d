import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { writeWireJson } from '@/api/core/wire-json';
import { paymentForm } from './payment-form';
import { filled, one, type Change } from './test-payment';

const around = {
  today: '2026-03-16',
  known: () => new Map(),
  told: () => new Map(),
  automatic: [],
};
const read = (change: Change) => paymentForm.schema(around).safeParse({ ...filled, ...change });
const problemsOf = (change: Change) =>
  read(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
function sent(change: Change): unknown {
  const { data } = read(change);
  if (data === undefined) throw new Error('It cannot be sent');
  return JSON.parse(writeWireJson(paymentForm.write.toRequest(data).body));
}

const byItself = (change: Change): Change => ({
  mode: 'automatic',
  providerId: testId(3),
  branchId: testId(4),
  amount: '100',
  ...change,
});
const partOf = (amount: string): Change => ({ allocations: [{ purchaseId: one, amount }] });
const purchaseOf = (purchaseId: string): Change => ({ allocations: [{ purchaseId, amount: '1' }] });
const withCheck = (checkNumber: string): Change => ({ checkbookId: testId(5), checkNumber });
/** Without what has to be one of the two ways, which no control gives. */
const otherWay = { mode: 'x' } as object;

it.each<[string, Change[], [Change, string][]]>([
  [
    'limit payment mode providerId branchId methodId: chosen',
    [{}, byItself({})],
    [
      [otherWay, 'mode: forms_not_chosen'],
      [byItself({ providerId: '' }), 'providerId: forms_not_chosen'],
      [byItself({ branchId: '' }), 'branchId: forms_not_chosen'],
      [{ methodId: '' }, 'methodId: forms_not_chosen'],
    ],
  ],
  [
    'limit payment date: a day of this century',
    [{ date: '01/01/2000' }, { date: '31/12/2100' }],
    [
      [{ date: '' }, 'date: forms_missing'],
      [{ date: '31/12/1999' }, 'date: forms_far_year'],
      [{ date: '01/01/2101' }, 'date: forms_far_year'],
    ],
  ],
  [
    'limit payment amount: cents, above 0',
    [byItself({ amount: '0.01' }), byItself({ amount: '999999999.99' })],
    [
      [byItself({ amount: '0' }), 'amount: forms_not_above_zero'],
      [byItself({ amount: '0.001' }), 'amount: forms_too_many_decimals'],
      [byItself({ amount: '1000000000' }), 'amount: forms_too_large'],
    ],
  ],
  [
    'limit payment allocations.*.amount: cents, above 0',
    [partOf('0.01'), partOf('999999999.99')],
    [
      [partOf('0'), 'allocations.0.amount: forms_not_above_zero'],
      [partOf('0.001'), 'allocations.0.amount: forms_too_many_decimals'],
      [partOf('1000000000'), 'allocations.0.amount: forms_too_large'],
    ],
  ],
  [
    'limit payment allocations.*.purchaseId: an identifier, however it was pasted',
    [purchaseOf(` ${one.toUpperCase()}\n`)],
    [
      [purchaseOf(''), 'allocations.0.purchaseId: forms_missing'],
      [purchaseOf(one.slice(1)), 'allocations.0.purchaseId: forms_not_an_id'],
    ],
  ],
  [
    'limit payment paper: cents above 0, or nothing',
    [{ paper: '' }, { paper: '0.01' }, { paper: '999999999.99' }],
    [
      [{ paper: '0' }, 'paper: forms_not_above_zero'],
      [{ paper: '0.001' }, 'paper: forms_too_many_decimals'],
      [{ paper: '1000000000' }, 'paper: forms_too_large'],
    ],
  ],
  [
    'limit payment reason: 300 characters',
    [{ reason: '🧾'.repeat(300) }],
    [[{ reason: '🧾'.repeat(301) }, 'reason: forms_too_long']],
  ],
  [
    'limit payment checkNumber: 50 characters, and one of a check',
    [withCheck('7'), withCheck('🧾'.repeat(50))],
    [
      [withCheck('🧾'.repeat(51)), 'checkNumber: forms_too_long'],
      [withCheck(''), 'checkNumber: forms_missing'],
    ],
  ],
  [
    'limit payment reference: 255 characters',
    [{ reference: '🧾'.repeat(255) }],
    [[{ reference: '🧾'.repeat(256) }, 'reference: forms_too_long']],
  ],
  [
    'limit payment notes: 500 characters, with their lines',
    [{ notes: `${'x'.repeat(249)}\n${'🧾'.repeat(250)}` }],
    [[{ notes: '🧾'.repeat(501) }, 'notes: forms_too_long']],
  ],
])('%s', (_, fine, others) => {
  expect(fine.flatMap((change) => problemsOf(change))).toEqual([]);
  for (const [change, problem] of others) expect(problemsOf(change)).toContain(problem);
});

it('limit payment bankId checkbookId pettyCashId: what was chosen is sent, and nothing of what was not', () => {
  const chosen = { bankId: testId(5), checkbookId: testId(6), pettyCashId: testId(7) };
  expect(sent({ ...chosen, checkNumber: '007' })).toMatchObject({
    bank_id: testId(5),
    checkbook_id: testId(6),
    petty_cash_id: testId(7),
    check_number: '007',
  });
  expect(sent({})).toEqual({
    payment_method_id: testId(9),
    payment_date: '2026-03-16',
    allocations: [{ expense_id: one, amount: 12.5 }],
  });
});
