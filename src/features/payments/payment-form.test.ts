import { afterEach, describe, expect, it } from 'vitest';
import type { AutomaticPayment, PayablePurchase } from '@/api/attempts/purchases';
import { testId } from '@/api/core/test-answers';
import { writeWireJson } from '@/api/core/wire-json';
import { fitValues } from '@/modules/drafts/fit-values';
import type { ToldPurchase } from './parts';
import { keptForAnother, paymentForm } from './payment-form';
import { filled, one, other, type Change } from './test-payment';
import { payable } from './test-payables';

const told = new Map<string, ToldPurchase>();
let automatic: AutomaticPayment[] = [];
const around = (...known: PayablePurchase[]) => ({
  today: '2026-03-16',
  known: () => new Map(known.map((one) => [one.purchaseId, one])),
  told: () => told,
  automatic,
});
afterEach(() => {
  told.clear();
  automatic = [];
});
const read = (change: Change, ...known: PayablePurchase[]) =>
  paymentForm.schema(around(...known)).safeParse({ ...filled, ...change });
const problemsOf = (change: Change, ...known: PayablePurchase[]) =>
  read(change, ...known).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];
const inputOf = (change: Change = {}, ...known: PayablePurchase[]) => {
  const { data } = read(change, ...known);
  if (data === undefined) throw new Error('It cannot be sent');
  return data;
};
const sent = (change: Change) =>
  JSON.parse(writeWireJson(paymentForm.write.toRequest(inputOf(change)).body)) as unknown;

describe('M260: one way or the other', () => {
  const automatic = {
    mode: 'automatic',
    providerId: testId(3),
    branchId: testId(4),
    amount: '100',
  } as const;

  it('by purchases, whatever was typed for the other way', () => {
    expect(sent({ ...automatic, mode: 'by-purchase', amount: 'x' })).toEqual({
      payment_method_id: testId(9),
      payment_date: '2026-03-16',
      allocations: [{ expense_id: one, amount: 12.5 }],
    });
  });

  it('automatic, whatever was typed for the other way', () => {
    expect(sent({ ...automatic, allocations: [{ purchaseId: 'x', amount: '-1' }] })).toEqual({
      payment_method_id: testId(9),
      payment_date: '2026-03-16',
      branch_id: testId(4),
      provider_id: testId(3),
      amount: 100,
    });
  });

  it('M261: automatic takes supplier, branch and amount', () => {
    expect(problemsOf({ mode: 'automatic' })).toEqual([
      'providerId: forms_not_chosen',
      'branchId: forms_not_chosen',
      'amount: forms_missing',
    ]);
  });
});

it.each([{}, { mode: 'automatic', providerId: one, branchId: other, amount: '1' }] as const)(
  'M263: without how and when it is paid nothing is sent, whichever way: %j',
  (way) => {
    expect(problemsOf({ ...way, methodId: '', date: '' }).sort()).toEqual([
      'date: forms_missing',
      'methodId: forms_not_chosen',
    ]);
  },
);

describe('is not sent', () => {
  const rows = (...amounts: string[]) =>
    amounts.map((amount, at) => ({ purchaseId: testId(at + 1), amount }));

  it.each<[Change, string]>([
    [{ allocations: [] }, 'allocations: payments_no_purchases'],
    [{ allocations: rows(...Array<string>(201).fill('1')) }, 'allocations: payments_too_many'],
    [{ allocations: rows('0') }, 'allocations.0.amount: forms_not_above_zero'],
    [{ allocations: rows('-1') }, 'allocations.0.amount: forms_negative'],
    [{ allocations: rows('0.001') }, 'allocations.0.amount: forms_too_many_decimals'],
    [{ allocations: rows('') }, 'allocations.0.amount: forms_missing'],
    [{ allocations: [...rows('1'), ...rows('2')] }, 'allocations.1.purchaseId: payments_repeated'],
    [{ checkbookId: testId(5) }, 'checkNumber: forms_missing'],
  ])('%#', (change, problem) => expect(problemsOf(change)).toContain(problem));

  it('M268: 200 purchases are', () => {
    expect(problemsOf({ allocations: rows(...Array<string>(200).fill('1')) })).toEqual([]);
  });

  it('while a purchase is in a payment nobody knows the end of', () => {
    const locked = {
      attemptId: testId(8),
      operator: 'Berta',
      at: '2026-03-16T10:00:00Z',
      amount: '1',
    };
    expect(problemsOf({}, payable(one, { total: '80' }, locked))).toEqual([
      'allocations.0.purchaseId: payments_locked',
    ]);
  });

  it('M268: while purchases of the list are in no payment, which would go with the draft', () => {
    const left = 'list: payments_list_left';
    expect(problemsOf({ list: `${other}\t5` })).toEqual([left]);
    expect(problemsOf({ list: `mal\t5` })).toEqual([left]);
    expect(problemsOf({ list: `${one}\t30` })).toEqual([left]);
    expect(problemsOf({ list: ` \n${one}\t12.50` })).toEqual([]);
  });

  it('M272: with more than is left, unless somebody says why', () => {
    const known = payable(one, { total: '80', paid: '70' });
    expect(problemsOf({}, known)).toEqual(['reason: forms_missing']);
    expect(inputOf({ reason: 'Flete' }, known).reason).toBe('Flete');
    expect(inputOf({ reason: 'Flete' }).reason).toBe('');
  });

  it('M272: without the review saying of which purchase', () => {
    const known = [payable(one, { total: '80', paid: '70' }), payable(other, { total: '80' })];
    const input = inputOf({ allocations: rows('12.5', '80'), reason: 'Flete' }, ...known);
    const { facts } = paymentForm.reviewed(input, around(...known));
    expect(facts.slice(0, 2).map(({ help }) => help)).toEqual([
      'Se paga de más: resta $10.00.',
      undefined,
    ]);
    // Once it is applied, nothing is left of any.
    const paid = around(payable(one, { total: '80', paid: '80' }));
    expect(paymentForm.reviewed(inputOf(), paid).facts[0]?.help).toBeUndefined();
  });
});

it('M295: a draft from before the list was kept opens whole, and one with a list has it again', () => {
  const { draft } = paymentForm;
  const opened = (stored: object) => fitValues(draft.empty(null), stored, draft.rows);
  const { list: _list, prepared: _prepared, ...before } = filled;
  expect(opened(before)).toEqual({ values: filled, lost: [] });
  const kept = { ...filled, list: `${other}\t5`, prepared: 1 };
  expect(opened(kept)).toEqual({ values: kept, lost: [] });
});

it('M262: an automatic payment in doubt of the same supplier and branch is asked about', () => {
  const known = payable(one, { total: '80' });
  const own = known.sent && { ...known.sent, providerId: testId(3), branchId: testId(4) };
  const told = () =>
    paymentForm.reviewed(inputOf({}), around({ ...known, sent: own })).doubts.join(' ');
  const open = {
    attemptId: testId(9),
    branchId: testId(4),
    operator: 'Berta',
    at: '2026-03-16T10:00:00Z',
  };
  const row = { providerId: testId(3), paid: '0', openByPurchase: [] };
  automatic = [{ ...row, open: [{ ...open, branchId: testId(5) }] }];
  expect(told()).not.toMatch(/automático/);
  automatic = [{ ...row, open: [open] }];
  expect(told()).toMatch(/Berta.*automático/);
});

it('M262: so is, of an automatic one, a payment in doubt of purchases of the same supplier and branch', () => {
  const change = {
    mode: 'automatic',
    providerId: testId(3),
    branchId: testId(4),
    amount: '1',
  } as const;
  const told = () => paymentForm.reviewed(inputOf(change), around()).doubts.join(' ');
  const open = {
    attemptId: testId(9),
    branchId: testId(4),
    operator: 'Berta',
    at: '2026-03-16T10:00:00Z',
  };
  const said = (of: typeof open, providerId = testId(3)) => {
    automatic = [{ providerId, paid: '0', open: [], openByPurchase: [of] }];
    return told();
  };
  expect(said(open, testId(8))).not.toMatch(/Berta/);
  expect(said({ ...open, branchId: testId(5) })).not.toMatch(/Berta/);
  expect(said(open)).toMatch(/Berta.*de compras.*¿Es otro pago/);
});

describe('M271: a foreign purchase is not sent', () => {
  const two = [
    { purchaseId: one, amount: '1' },
    { purchaseId: other, amount: '2' },
  ];
  const of = (id: string, providerId: string | null) => {
    const known = payable(id, { total: '80' });
    return known.sent ? { ...known, sent: { ...known.sent, providerId } } : known;
  };
  const said = (id: string, providerName: string) =>
    told.set(id, { is: 'ours', providerName, toPay: null });

  it('of another supplier, by the journal', () => {
    const problems = problemsOf({ allocations: two }, of(one, testId(3)), of(other, testId(4)));
    expect(problems).toEqual(['allocations.1.purchaseId: payments_other_supplier']);
    expect(problemsOf({ allocations: two }, of(one, testId(3)), of(other, testId(3)))).toEqual([]);
    expect(problemsOf({ allocations: two }, of(one, testId(3)), of(other, null))).toEqual([]);
  });

  it('of another supplier, by what the service says', () => {
    said(one, 'LA CEIBA');
    said(other, 'EL ROBLE');
    expect(problemsOf({ allocations: two })).toEqual([
      'allocations.1.purchaseId: payments_other_supplier',
    ]);
    said(other, ' La Ceiba');
    expect(problemsOf({ allocations: two })).toEqual([]);
  });

  it('of another business: the service knows none by its id', () => {
    told.set(other, { is: 'foreign' });
    expect(problemsOf({ allocations: two })).toEqual([
      'allocations.1.purchaseId: payments_foreign',
    ]);
  });

  it('where neither the journal nor the service said whose it is, the review says who will', () => {
    const doubts = (...known: PayablePurchase[]) =>
      paymentForm.reviewed(inputOf({}, ...known), around(...known)).doubts.join(' ');
    expect(doubts()).toMatch(/el servicio dirá/);
    expect(doubts(of(one, null))).not.toMatch(/el servicio dirá/);
    said(one, 'LA CEIBA');
    expect(doubts()).not.toMatch(/el servicio dirá/);
  });
});

describe('M265 M266 M273: what is odd is said, and stops nobody', () => {
  const doubtsOf = (change: Change, ...known: PayablePurchase[]) =>
    paymentForm.reviewed(inputOf(change, ...known), around(...known)).doubts.join(' ');

  it.each<[Change, RegExp]>([
    [{ date: '17/03/2026' }, /futura/],
    [{ date: '01/01/2026' }, /60 días/],
    [{ bankId: testId(5), pettyCashId: testId(6) }, /más de un origen/],
    [{ paper: '20' }, /\$12\.50 y el papel dice \$20\.00/],
    [{}, /no se conoce el saldo/],
  ])('%#', (change, words) => expect(doubtsOf(change)).toMatch(words));

  it('nothing of what is known and agrees', () => {
    const known = payable(one, { total: '80' });
    expect(doubtsOf({ paper: '12.50', checkNumber: other }, known)).toBe('');
  });
});

it('another one of the same round keeps its day and where the money comes from, and nothing else', () => {
  const kept = {
    mode: 'automatic' as const,
    branchId: testId(4),
    methodId: testId(9),
    date: '16/03/2026',
    bankId: testId(5),
    checkbookId: testId(6),
    pettyCashId: testId(7),
  };
  const own = { providerId: testId(3), amount: '1', checkNumber: '7', paper: '1', reason: 'x' };
  const more = { reference: 'T-1', notes: 'x', part: '1/2', list: 'x', prepared: 1 };
  expect(keptForAnother({ ...filled, ...own, ...more, ...kept })).toEqual(kept);
});

describe('another payment starts with where the money came from', () => {
  const own = { checkbookId: testId(6), checkNumber: '7', reference: 'T-1', notes: 'x' };
  const valuesOf = (change: Change) =>
    paymentForm.startFrom(JSON.stringify(sent({ bankId: testId(5), ...own, ...change })))?.values;
  const kept = { methodId: testId(9), bankId: testId(5), checkbookId: testId(6) };

  it('and no purchase, amount or day', () => {
    expect(valuesOf({})).toEqual({ ...kept, mode: 'by-purchase' });
  });

  it('and with the supplier where that was said', () => {
    const whose = { mode: 'automatic' as const, providerId: testId(3), branchId: testId(4) };
    expect(valuesOf({ ...whose, amount: '1' })).toEqual({ ...kept, ...whose });
  });
});
