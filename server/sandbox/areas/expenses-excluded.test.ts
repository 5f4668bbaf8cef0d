import { beforeEach, describe, expect, it } from 'vitest';
import { homeCountryId } from '../seed/catalogs';
import {
  addPurchasable,
  excludedPurchase,
  excludedSubject,
  generalPurchase,
  line,
  stockOf,
  totals,
} from '../testing/expenses';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

interface Created {
  status: boolean;
  data: { expense_id: string; generation_code: string; total: number };
}

let here: TestWorld;
let least: ReturnType<typeof excludedPurchase>;
let cheese: string | undefined;

beforeEach(async () => {
  here = await world();
  [cheese] = await addPurchasable(here);
  least = excludedPurchase(here);
});

async function created(body: unknown) {
  const answer = await here.post<Created>('/expenses', body);
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ status: true })]);
  return { answer: answer.body.data, stored: (await here.rows('expenses')).at(-1) };
}

async function refusal(body: unknown) {
  const tables = async () => [
    await here.rows('expenses'),
    await here.rows('batches'),
    await stockOf(here, 'QUESO'),
  ];
  const before = await tables();
  const answer = await here.post<{ errors: object }>('/expenses', body);
  expect([answer.status, await tables(), failures]).toEqual([422, before, []]);
  return Object.keys(answer.body.errors);
}

describe('an excluded-subject purchase', () => {
  it('D4.7 M172: is answered with 200 and the four documented fields', async () => {
    const { answer, stored } = await created(least);
    expect(answer).toEqual({
      expense_id: stored?.['id'],
      generation_code: expect.stringMatching(
        /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/,
      ) as string,
      total: 7.01,
      status: 'PROCESADO',
    });
    expect(stored).toMatchObject({
      provider_id: excludedSubject,
      document_type: 'fse',
      payment_type: '01',
      is_credit: false,
      balance: 0,
      lines: least.invoiceProductsDetail,
      totals: { totalRent: 0 },
    });
  });

  it('D4.5 M166 M168: is worth what its products cost, less the income withheld', async () => {
    const freight = { sku: 'FLETE', quantity: 2, description: 'Viaje' };
    const body = { ...least, invoiceProductsDetail: [freight], totalRent: 1 };
    expect((await created(body)).answer.total).toBe(9);
    expect(await refusal({ ...body, totalRent: 10.01 })).toEqual(['totalRent']);
  });

  it('is rounded as the profile says', async () => {
    const [item] = least.invoiceProductsDetail;
    const body = { ...least, invoiceProductsDetail: [{ ...item, quantity: 1 }] };
    expect((await created(body)).answer.total).toBe(2.34);
    await here.control('PATCH', `/tables/products/${cheese}`, { cost: 2.345 });
    expect((await created(body)).answer.total).toBe(2.35);
    await here.control('PUT', '/variants', { profile: { rounding: 'half-even' } });
    expect((await created(body)).answer.total).toBe(2.34);
  });

  it('is numbered one after the other', async () => {
    const numbers = [await created(least), await created(least)].map(({ stored }) =>
      Number(String(stored?.['control_number']).slice(-15)),
    );
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  });

  it.each([
    [{ batch_number: 'L-7', expiration_date: '2026-12-01' }, 'L-7', '2026-12-01'],
    [{ batch_number: 'L-7' }, 'L-7', null],
    [{ expiration_date: '2026-12-01' }, null, '2026-12-01'],
  ])('D4.6 M170: with %j makes a lot of what has stock', async (lot, number, date) => {
    const before = (await here.rows('batches')).length;
    const freight = { sku: 'FLETE', quantity: 2, description: 'Viaje' };
    const items = [...least.invoiceProductsDetail, freight];
    await created({ ...least, ...lot, invoiceProductsDetail: items });
    const batches = await here.rows('batches');
    expect(batches).toHaveLength(before + 1);
    expect(batches.at(-1)).toMatchObject({
      branch_id: here.branch.id,
      product_id: cheese,
      batch_number: number,
      expiration_date: date,
      quantity: 3,
      available_quantity: 3,
      is_removed: false,
      is_seed: false,
    });
    expect(await stockOf(here, 'QUESO')).toBe(3.1);
  });

  it('without lot and date makes none', async () => {
    const before = await here.rows('batches');
    await created(least);
    expect([await here.rows('batches'), await stockOf(here, 'QUESO')]).toEqual([before, 3.1]);
  });
});

describe('an excluded-subject purchase is refused', () => {
  it('D4.4: without what it needs', async () => {
    expect(await refusal({ invoiceProductsDetail: [] })).toEqual([
      'branch_id',
      'provider_id',
      'date',
      'payment_type',
      'invoiceProductsDetail',
      'totalRent',
    ]);
  });

  it.each<[object, string]>([
    [{ payment_type: 1 }, 'payment_type'],
    [{ payment_type: '1' }, 'payment_type'],
    [{ payment_type: '05' }, 'payment_type'],
    [{ invoiceProductsDetail: null }, 'invoiceProductsDetail'],
    [
      { invoiceProductsDetail: [{ sku: 'QUESO' }] },
      'invoiceProductsDetail.0.quantity,invoiceProductsDetail.0.description',
    ],
    [
      { invoiceProductsDetail: [{ sku: 'NONE', quantity: 1, description: 'x' }] },
      'invoiceProductsDetail.0.sku',
    ],
    [{ totalRent: '0' }, 'totalRent'],
    [{ totalRent: -1 }, 'totalRent'],
    [{ batch_number: '' }, 'batch_number'],
    [{ expiration_date: '2026-13-01' }, 'expiration_date'],
    [{ provider_id: homeCountryId }, 'provider_id'],
    [{ products: [line] }, 'products'],
    [{ totals }, 'totals'],
    [{ document_type: 'fse' }, 'document_type'],
  ])('for %j', async (wrong, fields) => {
    expect((await refusal({ ...least, ...wrong })).join()).toBe(fields);
  });

  it('M165: without document_type where the profile says that it is sent', async () => {
    await here.control('PUT', '/variants', { profile: { fseDocumentType: 'send' } });
    expect(await refusal(least)).toEqual(['document_type']);
    expect(await refusal({ ...least, document_type: '14' })).toEqual(['document_type']);
    await created({ ...least, document_type: 'fse' });
  });
});

describe('M160 M161: the status check', () => {
  const check = (id: string, key?: string) => here.get(`/expenses/${id}/status`, key);

  it('D4.8 D15.1: of both kinds', async () => {
    const { answer: excluded } = await created(least);
    expect(await check(excluded.expense_id)).toMatchObject({
      status: 200,
      body: {
        status: true,
        data: {
          expense_id: excluded.expense_id,
          document_type: 'fse',
          status: 'PROCESADO',
          provider: { legal_name: 'Verduras Don Neto' },
          totals: { expense_to_payment: 7.01 },
        },
      },
    });
    const { body } = await here.post<Created>('/expenses', generalPurchase(here));
    expect((await check(body.data.expense_id)).body).toEqual({
      status: true,
      data: {
        expense_id: body.data.expense_id,
        document_type: 'ccf',
        status: 'processed',
        provider: { legal_name: 'DISTRIBUIDORA LA CEIBA BLANCA, S.A. DE C.V.' },
        totals: { expense_to_payment: 33.9 },
      },
    });
  });

  it('of an unknown, malformed or foreign purchase is 404', async () => {
    const { answer } = await created(least);
    const { second, full } = here.facts.keys;
    for (const [id, key] of [
      [homeCountryId, full],
      ['x', full],
      [answer.expense_id, second],
    ] as const) {
      expect(await check(id, key)).toMatchObject({ status: 404, body: { message: 'Not found.' } });
    }
  });

  it('is where the profile says, or nowhere', async () => {
    const { answer } = await created(least);
    const paths = { purchaseStatus: '/compras/{id}' };
    await here.control('PUT', '/variants', { profile: { paths } });
    expect((await here.get(`/compras/${answer.expense_id}`)).status).toBe(200);
    expect((await check(answer.expense_id)).status).toBe(404);
    await here.control('PUT', '/variants', { profile: { paths: { purchaseStatus: null } } });
    expect((await check(answer.expense_id)).status).toBe(404);
  });
});
