import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
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
