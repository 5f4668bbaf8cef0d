import { beforeEach, describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../seed/branches';
import { homeCountryId } from '../seed/catalogs';
import { providerId } from '../seed/providers';
import {
  addPurchasable,
  company,
  generalPurchase,
  line,
  stockOf,
  totals,
} from '../testing/expenses';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

const now = '2026-11-20T23:59:07-06:00';

interface Created {
  status: boolean;
  message: string;
  data: { expense_id: string } & Record<string, unknown>;
}

let here: TestWorld;
let least: Record<string, unknown>;

beforeEach(async () => {
  here = await world({ now });
  await addPurchasable(here);
  least = generalPurchase(here);
});

const expensesOf = () => here.rows('expenses');

async function created(body: unknown) {
  const answer = await here.post<Created>('/expenses', body);
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ status: true })]);
  return { answer: answer.body.data, stored: (await expensesOf()).at(-1) };
}

async function refusal(body: unknown) {
  const before = await expensesOf();
  const answer = await here.post<{ errors: object }>('/expenses', body);
  expect([answer.status, answer.body]).toEqual([
    422,
    { status: false, message: 'Validation errors', errors: expect.any(Object) as object },
  ]);
  expect([await expensesOf(), await stockOf(here, 'QUESO')]).toEqual([before, 0.1]);
  expect(failures).toEqual([]);
  return Object.keys(answer.body.errors);
}

describe('a general purchase', () => {
  it('D4.3 M139 M140: is answered with its handle, codes, business time and what is to be paid', async () => {
    const whole = {
      ...least,
      observation: 'Llegó\nincompleto',
      is_credit: true,
      credit_days: 30,
      number_control: 'DTE-03-M001P001-000000000000042',
      generation_code: '05BA6CA6-6613-14F9-E064-00144FFB12D3',
      stamp: 'S'.repeat(40),
    };
    const { answer, stored } = await created(whole);
    const { expense_id: id } = answer;
    expect(answer).toEqual({
      expense_id: id,
      generation_code: whole.generation_code,
      control_number: whole.number_control,
      status: 'processed',
      issue_time: '2026-11-20 23:59:07',
      total: 33.9,
    });
    expect(stored).toEqual({
      id,
      business_id: firstBusiness.id,
      branch_id: here.branch.id,
      provider_id: company,
      document_type: 'ccf',
      date: '2026-11-18',
      observation: 'Llegó\nincompleto',
      is_credit: true,
      credit_days: 30,
      payment_type: null,
      generation_code: whole.generation_code,
      control_number: whole.number_control,
      stamp: whole.stamp,
      batch_number: null,
      expiration_date: null,
      lines: [line],
      totals,
      status: 'processed',
      issue_time: '2026-11-20 23:59:07',
      total: 33.9,
      balance: 33.9,
      is_seed: false,
      overrides: null,
    });
  });

  it('paid at once owes nothing; codes left out are null', async () => {
    const { answer, stored } = await created(least);
    expect(answer).toMatchObject({ generation_code: null, control_number: null });
    expect(stored).toMatchObject({ is_credit: false, credit_days: null, balance: 0 });
  });

  it('puts goods the branch knows in stock, and nothing else', async () => {
    const services = [
      { ...line, sku: 'FLETE' },
      { ...line, type: 'service' },
      { ...line, sku: undefined },
      { ...line, sku: 'UNKNOWN' },
    ];
    await created({ ...least, products: [line, { ...line, quantity: 0.2 }, ...services] });
    expect(await stockOf(here, 'QUESO')).toBe(3.3);
    expect(await stockOf(here, 'FLETE')).toBeNull();
    expect(await here.rows('inventory_adjustments')).toEqual([]);
  });

  it('M162: takes 300 lines', async () => {
    await created({ ...least, products: Array.from({ length: 300 }, () => line) });
    expect(await stockOf(here, 'QUESO')).toBe(900.1);
  });

  it('M144: recorded twice is stored twice, or refused where the world says so', async () => {
    const codes = { generation_code: 'A', number_control: 'B' };
    await created({ ...least, ...codes });
    await created({ ...least, ...codes });
    await here.control('PUT', '/variants', { duplicates: 'refused' });
    const again = await here.post<{ errors: object }>('/expenses', { ...least, ...codes });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([
      422,
      ['generation_code', 'number_control'],
    ]);
    await created(least);
    await created({ ...least, number_control: 'C' });
  });

  it('needs its permission', async () => {
    const answer = await here.post('/expenses', least, here.facts.keys.none);
    expect(answer).toMatchObject({ status: 403, body: { required_scope: 'expenses' } });
  });
});

describe('a general purchase is refused', () => {
  it('D4.1 M135 M154: without what it needs', async () => {
    expect(await refusal({})).toEqual([
      'branch_id',
      'provider_id',
      'date',
      'document_type',
      'products',
      'totals',
    ]);
    expect(await refusal({ ...least, products: [{}], totals: {} })).toEqual([
      ...Object.keys(line)
        .filter((field) => field !== 'sku')
        .map((field) => `products.0.${field}`),
      ...Object.keys(totals).map((field) => `totals.${field}`),
    ]);
  });

  it.each<[object, string]>([
    [{ document_type: 'fc' }, 'document_type'],
    [{ document_type: 'CCF' }, 'document_type'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '18/11/2026' }, 'date'],
    [{ products: [] }, 'products'],
    [{ products: { 0: line } }, 'products'],
    [{ products: [{ ...line, quantity: '3' }] }, 'products.0.quantity'],
    [{ products: [{ ...line, quantity: 0 }] }, 'products.0.quantity'],
    [{ products: [line, { ...line, type: 'bienes' }] }, 'products.1.type'],
    [{ totals: { ...totals, totalRent: null } }, 'totals.totalRent'],
    [{ generation_code: '' }, 'generation_code'],
    [{ number_control: ' ' }, 'number_control'],
    [{ is_credit: 1 }, 'is_credit'],
    [{ is_credit: true }, 'credit_days'],
    [{ is_credit: true, credit_days: 0 }, 'credit_days'],
    [{ is_credit: true, credit_days: 1.5 }, 'credit_days'],
    [{ credit_days: 30 }, 'credit_days'],
    [{ credit_days: 0 }, 'credit_days'],
    [{ provider_id: homeCountryId }, 'provider_id'],
    [{ provider_id: providerId(secondBusiness, '06141103511024') }, 'provider_id'],
    [{ invoiceProductsDetail: [] }, 'products,totals'],
  ])('for %j', async (wrong, field) => {
    expect((await refusal({ ...least, ...wrong })).join()).toBe(field);
  });

  it('D4.2 M150: with the right spelling of what is spelled wrong', async () => {
    const { expense_not_suject: amount, ...rest } = line;
    const products = [{ ...rest, expense_not_subject: amount }];
    expect(await refusal({ ...least, products })).toEqual(['products.0.expense_not_suject']);
  });

  it('for a foreign branch with 404 Branch not found', async () => {
    const answer = await here.post('/expenses', { ...least, branch_id: here.foreignBranch.id });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });
});

describe('the profile decides', () => {
  it('M148: what credit_days are without credit', async () => {
    await here.control('PUT', '/variants', { profile: { creditDaysWhenCash: 'zero' } });
    expect(await refusal(least)).toEqual(['credit_days']);
    expect(await refusal({ ...least, credit_days: 1 })).toEqual(['credit_days']);
    await created({ ...least, credit_days: 0 });
  });

  it('M149: which line types there are', async () => {
    await here.control('PUT', '/variants', { profile: { lineTypes: ['bienes'] } });
    expect(await refusal(least)).toEqual(['products.0.type']);
    await created({ ...least, products: [{ ...line, type: 'bienes' }] });
  });

  it('M155 M156: what expenseTotalTax is, where totals are checked at all', async () => {
    const wrong = { ...totals, expenseTotalToPayment: 33.92 };
    const whole = { ...totals, expenseTotalTax: 34.2 };
    await created({ ...least, totals: wrong });
    const refused = async (sent: object) =>
      (await here.post('/expenses', { ...least, totals: sent })).status === 422;
    await here.control('PUT', '/variants', { checksTotals: true });
    expect([await refused(totals), await refused(wrong), await refused(whole)]).toEqual([
      false,
      true,
      true,
    ]);
    const profile = { purchaseTotals: { expenseTotalTax: 'total-with-taxes' } };
    await here.control('PUT', '/variants', { checksTotals: true, profile });
    expect([await refused(totals), await refused(whole)]).toEqual([true, false]);
  });
});

it('M47: a mistake of the service is its own 500, and leaves nothing behind', async () => {
  const before = await expensesOf();
  const [product] = await here.addRows('products', [{ sku: 'BROKEN', product_type: 'phisical' }]);
  await here.control('PATCH', `/tables/products/${product}`, { availability: 'many' });
  const products = [line, { ...line, sku: 'BROKEN' }];
  const { status, body } = await here.post('/expenses', { ...least, products });
  expect([status, body]).toEqual([
    500,
    { status: false, message: 'An error occurred while creating the invoice' },
  ]);
  expect(failures.splice(0)).toHaveLength(1);
  expect([await expensesOf(), await stockOf(here, 'QUESO')]).toEqual([before, 0.1]);
});
