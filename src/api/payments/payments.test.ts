import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile } from '@/contract/profile';
import { isNamed, setProfile } from '../core/profile';
import { UnreadableShape } from '../core/shape';
import { testId } from '../core/test-answers';
import { writeWireJson } from '../core/wire-json';
import { paymentMutations } from './mutations';
import { readAllocatedPayment } from './planned-payment';
import {
  readAppliedPayment,
  type AllocatedPayment,
  type AutomaticPayment,
  type NewPayment,
} from './schemas';

const fields = {
  methodId: testId(1),
  date: '2026-03-14',
  bankId: '',
  pettyCashId: '',
  checkbookId: '',
  checkNumber: '',
  reference: '',
  notes: '',
};
const filled = {
  ...fields,
  bankId: testId(2),
  pettyCashId: testId(3),
  checkbookId: testId(4),
  checkNumber: ' 000123 ',
  reference: ' T-01 ',
  notes: 'una\ndos',
};
const allocated: AllocatedPayment = {
  ...fields,
  mode: 'by-purchase',
  allocations: [
    { purchaseId: testId(7), amount: '10.10' },
    { purchaseId: testId(8), amount: '0.05' },
  ],
};
const automatic: AutomaticPayment = {
  ...fields,
  mode: 'automatic',
  branchId: testId(5),
  providerId: testId(6),
  amount: '100.00',
};

const textOf = (payment: NewPayment) =>
  writeWireJson(paymentMutations.apply.toRequest(payment).body);
const sent = (payment: NewPayment) => JSON.parse(textOf(payment)) as object;

afterEach(() => {
  setProfile(defaultProfile);
});

describe('what is sent', () => {
  it('M260 M263: by purchase, nothing of the other mode', () => {
    const body = sent({ ...automatic, ...allocated });
    expect(body).toEqual({
      payment_method_id: testId(1),
      payment_date: '2026-03-14',
      allocations: [
        { expense_id: testId(7), amount: 10.1 },
        { expense_id: testId(8), amount: 0.05 },
      ],
    });
  });

  it('M260 M261: automatic, nothing of the other mode', () => {
    expect(sent({ ...allocated, ...automatic })).toEqual({
      payment_method_id: testId(1),
      payment_date: '2026-03-14',
      branch_id: testId(5),
      provider_id: testId(6),
      amount: 100,
    });
  });

  it('M266 M267 M274: with everything that was filled in, codes as text', () => {
    expect(sent({ ...automatic, ...filled })).toMatchObject({
      bank_id: testId(2),
      petty_cash_id: testId(3),
      checkbook_id: testId(4),
      check_number: '000123',
      reference_number: 'T-01',
      notes: 'una\ndos',
    });
  });

  it('M269: allocations in the names of the profile', () => {
    const paymentAllocation = { purchase: 'compra', amount: 'monto' };
    setProfile({ ...defaultProfile, paymentAllocation });
    expect(sent(allocated)).toMatchObject({
      allocations: [
        { compra: testId(7), monto: 10.1 },
        { compra: testId(8), monto: 0.05 },
      ],
    });
    expect(paymentMutations.apply.names()).toMatchObject({
      'allocations.*.compra': 'allocations.*.purchaseId',
      'allocations.*.monto': 'allocations.*.amount',
    });
  });

  it.each([
    [{ purchaseId: '7' }, 'guid'],
    [{ amount: '1e3' }, 'Not a number'],
    [{ amount: '' }, 'invalid_type'],
  ])('M53: a part such as %j is not left out', (part, problem) => {
    const allocations = [{ purchaseId: testId(7), amount: '1', ...part }];
    expect(() => textOf({ ...allocated, allocations })).toThrow(problem);
  });

  it.each<NewPayment>([{ ...automatic, ...filled }, allocated])(
    'every name of the body has its field in the form',
    (payment) => {
      for (const name of Object.keys(sent(payment))) {
        expect(paymentMutations.apply.names()).toHaveProperty([name]);
      }
    },
  );

  it('M259: to the path of the profile, and nowhere while that is locked', () => {
    const { paths } = defaultProfile;
    setProfile({ ...defaultProfile, paths: { ...paths, paymentApplication: '/payables/apply' } });
    expect(paymentMutations.apply.toRequest(automatic)).toMatchObject({
      method: 'POST',
      url: '/api/external/v1/payables/apply',
    });
    setProfile({ ...defaultProfile, paths: { ...paths, paymentApplication: null } });
    expect(isNamed('paymentApplication')).toBe(false);
    expect(() => paymentMutations.apply.toRequest(automatic)).toThrow('payments.apply');
  });
});

describe('M284: what comes back is told as it came', () => {
  it.each([
    [{ id: 7, total: 10.1, paid: true, note: null }, ['id=7', 'total=10.1', 'paid=true']],
    [{ lines: [{ a: 'x' }, { a: ' ' }] }, ['lines.0.a=x']],
    [{ tiny: 1e-7, __proto__: null }, ['tiny=0.0000001']],
    ['applied', ['=applied']],
    [null, []],
    [[], []],
  ])('%j', (data, told) => {
    const read = readAppliedPayment({ status: true, data }).told;
    expect(read.map(({ path, value }) => `${path}=${value}`)).toEqual(told);
  });

  it('no data is nothing told; no object is no answer', () => {
    expect(readAppliedPayment({ status: true })).toEqual({ told: [] });
    expect(() => readAppliedPayment(null)).toThrow(UnreadableShape);
  });
});

describe('a payment that was planned', () => {
  const trimmed = { ...filled, checkNumber: '000123', reference: 'T-01' };
  const purchases = [
    { purchaseId: testId(7), amount: '10.1' },
    { purchaseId: testId(8), amount: '0.05' },
  ];

  const named = { purchase: 'compra', amount: 'monto' };
  it.each([defaultProfile, { ...defaultProfile, paymentAllocation: named }])(
    'is read off its bytes as it was typed, whatever an allocation calls its parts',
    (profile) => {
      setProfile(profile);
      const bytes = textOf({ ...allocated, ...filled });
      expect(readAllocatedPayment(bytes)).toEqual({
        ...allocated,
        ...trimmed,
        allocations: purchases,
      });
    },
  );

  it('says nothing of what was left empty', () => {
    const { mode, methodId, date } = allocated;
    const told = { mode, methodId, date, allocations: purchases };
    expect(readAllocatedPayment(textOf(allocated))).toEqual(told);
  });

  it('under the names of another day its purchases cannot be read, and what it was paid from can', () => {
    const bytes = textOf({ ...allocated, bankId: testId(2) });
    setProfile({ ...defaultProfile, paymentAllocation: named });
    expect(readAllocatedPayment(bytes)).toBeNull();
    expect(paymentMutations.apply.readSent(bytes)).toMatchObject({ bankId: testId(2) });
  });

  it.each([
    ['leaves it to the service what it pays', textOf(automatic)],
    ['pays no purchase by its id', '{"allocations":[{"expense_id":"7","amount":1}]}'],
    ['is no JSON', 'no'],
  ])('is none where it %s', (_what, bytes) => {
    expect(readAllocatedPayment(bytes)).toBeNull();
  });
});
