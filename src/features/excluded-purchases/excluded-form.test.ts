import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { formName } from '@/api/core/field-errors';
import { testId } from '@/api/core/test-answers';
import { writeWireJson } from '@/api/core/wire-json';
import { excludedForm, keptForAnother, withoutDate } from './excluded-form';

const around = {
  today: '2026-03-16',
  isRegistered: () => false,
  isUnnamed: () => false,
  knows: null,
};
const line = {
  description: ' Jardinería ',
  sku: 'SRV-1',
  quantity: '2',
  price: '140',
  kind: 'service',
};
const typed = (change: Partial<typeof excludedForm.empty> = {}) => ({
  ...excludedForm.empty,
  branchId: testId(1),
  providerId: testId(2),
  date: '14/03/2026',
  paymentType: '02' as const,
  lines: [line],
  ...change,
});
type Change = Parameters<typeof typed>[0];
const read = (change?: Change) => z.safeParse(excludedForm.schema(around), typed(change));
const problemsOf = (change?: Change) =>
  read(change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const inputOf = (change?: Change) => {
  const { data, error } = read(change);
  if (!data) throw new Error(error?.message);
  return data;
};

describe('M164 M166 M167 M168: an invoice that is typed', () => {
  it('goes without prices, and with the tenth of its services', () => {
    const { body } = excludedForm.write.toRequest(inputOf());
    expect(JSON.parse(writeWireJson(body))).toEqual({
      branch_id: testId(1),
      provider_id: testId(2),
      date: '2026-03-14',
      payment_type: '02',
      invoiceProductsDetail: [{ sku: 'SRV-1', quantity: 2, description: 'Jardinería' }],
      totalRent: 28,
    });
  });

  it('tells the formula, and what the supplier is paid', () => {
    const { facts } = excludedForm.reviewed(inputOf(), around);
    const values = facts.map(({ value }) => value);
    expect(values).toContain('10 % de $280.00 = $28.00');
    expect(values).toContain('$252.00');
  });

  it('withholds another amount with a reason, which stays here', () => {
    const input = inputOf({ ownWithholding: '5', reason: 'Convenio' });
    expect(input).toMatchObject({ incomeWithholding: '5.00', reason: 'Convenio' });
    expect(writeWireJson(excludedForm.write.toRequest(input).body)).not.toContain('Convenio');
  });
});

it('M37: what the service refuses of the withholding is said where another amount can be typed', () => {
  expect(formName('totalRent', excludedForm.wireNames)).toBe('ownWithholding');
  expect(excludedForm.isShown?.('ownWithholding', () => '')).toBe(true);
});

describe('is not sent', () => {
  it.each<[Change, string]>([
    [{ providerId: '' }, 'providerId: forms_not_chosen'],
    [{ paymentType: '' }, 'paymentType: forms_not_chosen'],
    [{ lines: [] }, 'lines: excluded_purchases_no_lines'],
    [{ lines: [{ ...line, quantity: '0' }] }, 'lines.0.quantity: forms_not_above_zero'],
    [{ lines: [{ ...line, price: '' }] }, 'lines.0.price: forms_missing'],
    [{ lines: [{ ...line, kind: '' }] }, 'lines.0.kind: forms_not_chosen'],
    [
      { ownWithholding: '280.01', reason: 'x' },
      'ownWithholding: excluded_purchases_withholding_too_large',
    ],
    [{ ownWithholding: '5' }, 'reason: forms_missing'],
    [{ isPerishable: true }, 'dateConfirmed: forms_not_confirmed'],
  ])('with %j: %s', (change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it('M171: unless goods that expire are confirmed to go without a date', () => {
    expect(problemsOf({ isPerishable: true, dateConfirmed: withoutDate })).toEqual([]);
    expect(problemsOf({ isPerishable: true, expirationDate: '01/04/2026' })).toEqual([]);
  });
});

const lineOf = (change: Partial<typeof line>): Change => ({ lines: [{ ...line, ...change }] });
const withheld = (ownWithholding: string, reason = 'x'): Change => ({ ownWithholding, reason });
const perishable = (dateConfirmed: string): Change => ({ isPerishable: true, dateConfirmed });
/** What no control gives. */
const otherPayment = { paymentType: '04' } as object;

it.each<[string, Change[], [Change, string][]]>([
  [
    'limit excluded providerId paymentType: chosen, of the three ways to pay',
    [{ paymentType: '01' }, { paymentType: '03' }],
    [
      [{ providerId: '' }, 'providerId: forms_not_chosen'],
      [{ paymentType: '' }, 'paymentType: forms_not_chosen'],
      [otherPayment, 'paymentType: forms_not_chosen'],
    ],
  ],
  [
    'limit excluded date expirationDate: days of this century, and the second may be left out',
    [
      { date: '01/01/2000', expirationDate: '31/12/2100' },
      { date: '31/12/2100', expirationDate: '01/01/2000' },
      { expirationDate: '' },
    ],
    [
      [{ date: '' }, 'date: forms_missing'],
      [{ date: '31/12/1999' }, 'date: forms_far_year'],
      [{ date: '01/01/2101' }, 'date: forms_far_year'],
      [{ expirationDate: '31/12/1999' }, 'expirationDate: forms_far_year'],
      [{ expirationDate: '01/01/2101' }, 'expirationDate: forms_far_year'],
    ],
  ],
  [
    'limit excluded lines lines.*.description lines.*.sku: at least one, described at any length, for none is documented',
    [lineOf({ description: 'ñ🧾'.repeat(2_000), sku: 'ñ🧾'.repeat(2_000) }), lineOf({ sku: '' })],
    [
      [{ lines: [] }, 'lines: excluded_purchases_no_lines'],
      [lineOf({ description: ' ' }), 'lines.0.description: forms_missing'],
      [lineOf({ description: 'a\u0000' }), 'lines.0.description: forms_controls'],
      [lineOf({ sku: 'a\u0000' }), 'lines.0.sku: forms_controls'],
    ],
  ],
  [
    'limit excluded lines.*.quantity lines.*.price: of so much and so many decimals',
    [
      lineOf({ quantity: '9999999', price: '0' }),
      lineOf({ quantity: '0.00000001', price: '9999999' }),
      lineOf({ price: '0.00000001' }),
    ],
    [
      [lineOf({ quantity: '0' }), 'lines.0.quantity: forms_not_above_zero'],
      [lineOf({ quantity: '9999999.1' }), 'lines.0.quantity: forms_too_large'],
      [lineOf({ quantity: '0.000000001' }), 'lines.0.quantity: forms_too_many_decimals'],
      [lineOf({ price: '-0.01' }), 'lines.0.price: forms_negative'],
      [lineOf({ price: '9999999.1' }), 'lines.0.price: forms_too_large'],
      [lineOf({ price: '0.000000001' }), 'lines.0.price: forms_too_many_decimals'],
    ],
  ],
  [
    'limit excluded lines.*.kind: chosen',
    [lineOf({ kind: 'goods' })],
    [[lineOf({ kind: '' }), 'lines.0.kind: forms_not_chosen']],
  ],
  [
    'limit excluded ownWithholding: cents, up to what is paid',
    [withheld('0'), withheld('280')],
    [
      [withheld('280.01'), 'ownWithholding: excluded_purchases_withholding_too_large'],
      [withheld('0.001'), 'ownWithholding: forms_too_many_decimals'],
      [withheld('-0.01'), 'ownWithholding: forms_negative'],
      [withheld('1000000000'), 'ownWithholding: forms_too_large'],
    ],
  ],
  [
    'limit excluded reason: 300 characters, and some where another amount is withheld',
    [withheld('5', '🧾'.repeat(300)), { reason: '🧾'.repeat(301) }],
    [
      [withheld('5', '🧾'.repeat(301)), 'reason: forms_too_long'],
      [withheld('5', ''), 'reason: forms_missing'],
    ],
  ],
  [
    'limit excluded batchNumber: of any length, for none is documented',
    [{ batchNumber: 'ñ🧾'.repeat(2_000) }],
    [[{ batchNumber: 'a\u0000' }, 'batchNumber: forms_controls']],
  ],
  [
    'limit excluded dateConfirmed: perishable goods without a date are confirmed to be so',
    [perishable(withoutDate)],
    [[perishable('with'), 'dateConfirmed: forms_not_confirmed']],
  ],
])('%s', (_, fine, others) => {
  expect(fine.flatMap((change) => problemsOf(change))).toEqual([]);
  for (const [change, problem] of others) expect(problemsOf(change)).toContain(problem);
});

describe('M171 M173: what is odd is said, and stops nobody', () => {
  it.each<[Change, Partial<typeof around>, RegExp]>([
    [{}, {}, /^$/],
    [{}, { isRegistered: () => true }, /tiene NRC/],
    [{}, { isUnnamed: () => true }, /No se conoce aquí ningún nombre/],
    [{ date: '17/03/2026' }, {}, /futura/],
    [{ date: '13/02/2026' }, {}, /30 días/],
    [{ lines: [{ ...line, sku: '' }] }, {}, /sin código/],
    [{ ownWithholding: '5', reason: 'x' }, {}, /no es el 10 %/],
    [{ batchNumber: 'L' }, {}, /lote y no vencimiento/],
    [{ expirationDate: '16/03/2026' }, {}, /vencimiento y no lote.*Vence hoy/],
  ])('%j', (change, known, said) => {
    const { doubts } = excludedForm.reviewed(inputOf(change), { ...around, ...known });
    expect(doubts.join(' ')).toMatch(said);
  });

  it('a code that the branch has no product of', () => {
    const { doubts } = excludedForm.reviewed(inputOf(), { ...around, knows: () => false });
    expect(doubts.join()).toMatch(/SRV-1/);
  });
});

it('another one of the same round keeps its day and how it is paid, and nothing else', () => {
  const full = typed({ ownWithholding: '5', reason: 'x', batchNumber: 'L', isPerishable: true });
  expect(keptForAnother(full)).toEqual({ date: '14/03/2026', paymentType: '02' });
});

describe('the next invoice of a supplier', () => {
  it('starts with what was bought before, without its day, quantities and sums', () => {
    const { body } = excludedForm.write.toRequest(
      inputOf({ batchNumber: 'L', expirationDate: '01/04/2026' }),
    );
    expect(excludedForm.startFrom(writeWireJson(body))).toEqual({
      form: 'excluded-purchases',
      schema: 1,
      title: 'Jardinería',
      values: {
        providerId: testId(2),
        paymentType: '02',
        lines: [{ description: 'Jardinería', sku: 'SRV-1', quantity: '', price: '', kind: '' }],
      },
    });
  });

  it.each(['', '{}', '{"products":[],"totals":{}}'])('and not with %j', (text) =>
    expect(excludedForm.startFrom(text)).toBeNull(),
  );
});
