import { describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../../server/sandbox/seed/branches';
import { saleId } from '../../server/sandbox/seed/sales';
import { withSandbox, type TestWorld } from '../../server/sandbox/testing/sandbox';

const { world, failures } = withSandbox();

interface Sale {
  sale_id: string;
  generation_code: string;
  control_number: string;
  document_type: string;
  status: string;
  issue_time: string;
  stamp: string | null;
  payment_status: string;
  is_credit: boolean;
  customer: { id: string | null; legal_name: string | null; customer_name: string | null };
  totals: { sale_total: number; sale_to_payment: number };
  products: { name: string; quantity: number; individual_price: number; subtotal: number }[];
}

const read = async (here: TestWorld, id: string) => {
  const { status, body } = await here.get<{ status: boolean; data: Sale }>(`/sales/${id}`);
  expect([status, body.status]).toEqual([200, true]);
  return body.data;
};

async function all(here: TestWorld): Promise<Sale[]> {
  const rows = await here.rows<{ id: string; business_id: string }>('sales');
  const own = rows.filter((row) => row.business_id === firstBusiness.id);
  return Promise.all(own.map(({ id }) => read(here, id)));
}

const cents = (dollars: number) => Math.round(dollars * 100);

describe('M243 a sale', () => {
  it('D11.1: has every documented field and no other', async () => {
    const here = await world();
    const sale = await read(here, saleId(firstBusiness, 0));
    expect(sale).toEqual({
      sale_id: saleId(firstBusiness, 0),
      generation_code: expect.stringMatching(
        /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/,
      ) as unknown,
      control_number: expect.stringMatching(/^DTE-0[13]-M\d{3}P001-\d{15}$/) as unknown,
      document_type: expect.stringMatching(/^(fc|ccf)$/) as unknown,
      status: 'processed',
      issue_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown,
      stamp: expect.stringMatching(/^20\d\d[0-9A-F]{36}$/) as unknown,
      payment_status: expect.any(String) as unknown,
      is_credit: expect.any(Boolean) as unknown,
      customer: {
        id: expect.any(String) as unknown,
        legal_name: expect.any(String) as unknown,
        customer_name: expect.any(String) as unknown,
      },
      totals: {
        sale_total: expect.any(Number) as unknown,
        sale_to_payment: expect.any(Number) as unknown,
      },
      products: expect.any(Array) as unknown,
    });
    expect(Object.keys(sale.products[0] ?? {})).toEqual([
      'name',
      'quantity',
      'individual_price',
      'subtotal',
    ]);
  });

  it('M244: has a generation code that is not its id and finds nothing', async () => {
    const here = await world();
    const { sale_id, generation_code } = await read(here, saleId(firstBusiness, 0));
    expect(generation_code.toLowerCase()).not.toBe(sale_id);
    expect((await here.get(`/sales/${generation_code}`)).status).toBe(404);
  });

  it('M248: adds up: lines, tax where it stands apart, what a large taxpayer keeps', async () => {
    const here = await world({ size: 'normal' });
    const sales = await all(here);
    expect(sales).toHaveLength(60);
    for (const { products, totals, document_type: type } of sales) {
      for (const { quantity, individual_price: price, subtotal } of products) {
        expect(cents(subtotal)).toBe(quantity * cents(price));
      }
      const lines = products.reduce((sum, line) => sum + cents(line.subtotal), 0);
      const total = cents(totals.sale_total);
      const tax = total - lines;
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(type === 'ccf' ? Math.round(lines * 0.13) : 0);
      const kept = total - cents(totals.sale_to_payment);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(Math.round(lines / 100));
    }
    const some = (is: (sale: Sale) => boolean) => sales.filter(is).length;
    expect(some(({ document_type: type }) => type === 'fc')).toBeGreaterThan(5);
    expect(some(({ stamp }) => stamp === null)).toBeGreaterThan(0);
    expect(some(({ totals }) => totals.sale_total !== totals.sale_to_payment)).toBeGreaterThan(0);
    for (const state of ['paid', 'pending', 'partial']) {
      expect(some(({ payment_status: is }) => is === state)).toBeGreaterThan(0);
    }
    expect(new Set(sales.map(({ control_number: number }) => number)).size).toBe(60);
  });

  it('M246 M247: can hold words and gaps no description lists', async () => {
    const here = await world();
    const id = saleId(firstBusiness, 1);
    await here.control('PATCH', `/tables/sales/${id}`, {
      status: 'REVERSADO',
      stamp: null,
      customer_id: null,
      overrides: { set: { document_type: 7 }, drop: ['issue_time'] },
    });
    const sale = await read(here, id);
    expect(sale).toMatchObject({
      status: 'REVERSADO',
      stamp: null,
      document_type: 7,
      customer: { id: null, legal_name: null, customer_name: null },
    });
    expect(sale).not.toHaveProperty('issue_time');
  });

  it.each([
    ['unknown', '0190b8a4-7c11-7e51-9b4e-5f2d6c3a1b00'],
    ['of another business', saleId(secondBusiness, 0)],
    ['malformed', '%00%27'],
  ])('D16.8 M245: %s is not found', async (_, id) => {
    const here = await world();
    const { status, body } = await here.get(`/sales/${id}`);
    expect([status, body]).toEqual([404, { status: false, message: 'Not found.' }]);
    expect(failures).toEqual([]);
  });
});
