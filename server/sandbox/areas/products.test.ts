import { describe, expect, it } from 'vitest';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world } = withSandbox();

interface WireProduct {
  id: string;
  name: string;
  sku: string;
  price_before_taxes: number;
  cost: number | null;
  tax_method: string;
  composition_type: string;
  product_type: string;
  availability: number | null;
  limit_availability: number | null;
  taxes: { id: string; number_code: string; percent: number }[];
}
interface List {
  success: boolean;
  data: { data: WireProduct[]; pagination: { current_page: number; total: number } };
}

const list = async (here: TestWorld, query = '') => {
  const { status, body } = await here.get<List>(`/products/branch/${here.branch.id}${query}`);
  expect(status).toBe(200);
  expect(body.success).toBe(true);
  return body.data;
};

describe('products of a branch', () => {
  it('have the documented fields and no other', async () => {
    const { data } = await list(await world());
    expect(data.length).toBeGreaterThan(0);
    for (const product of data) {
      expect(Object.keys(product)).toEqual([
        'id',
        'name',
        'sku',
        'price_before_taxes',
        'cost',
        'tax_method',
        'composition_type',
        'product_type',
        'product_category_id',
        'product_measurement_id',
        'availability',
        'limit_availability',
        'taxes',
      ]);
    }
  });

  it('D16.3: pages of 20 unless asked otherwise; the pages add up to the total', async () => {
    const here = await world({ size: 'normal' });
    const first = await list(here);
    expect(first.data).toHaveLength(20);
    const whole: string[] = [];
    for (let page = 1; whole.length < first.pagination.total; page += 1) {
      const { data, pagination } = await list(here, `?per_page=50&page=${page}`);
      expect(pagination).toEqual({ current_page: page, total: first.pagination.total });
      whole.push(...data.map(({ id }) => id));
    }
    expect(new Set(whole).size).toBe(first.pagination.total);
    expect((await list(here, '?page=9999')).data).toEqual([]);
  });

  it.each(['per_page=0', 'per_page=201', 'per_page=x', 'page=0', 'page=1&page=2'])(
    '%s is a 422',
    async (query) => {
      const here = await world();
      const path = `/products/branch/${here.branch.id}?${query}`;
      expect((await here.get(path)).status).toBe(422);
    },
  );

  it('M94: the largest page can be smaller', async () => {
    const here = await world({ variants: { productsPerPage: 10 } });
    expect((await list(here)).data.length).toBeLessThanOrEqual(10);
    const path = `/products/branch/${here.branch.id}?per_page=11`;
    expect((await here.get(path)).status).toBe(422);
  });

  it('of a foreign, unknown or malformed branch are 404 Branch not found', async () => {
    const here = await world();
    for (const branch of [here.foreignBranch.id, here.facts.id, 'abc']) {
      const { status, body } = await here.get(`/products/branch/${branch}`);
      expect([status, body]).toEqual([404, { success: false, message: 'Branch not found' }]);
    }
  });

  it('speak the words of the update form, or of the create form', async () => {
    const here = await world({ empty: true });
    const words = async () =>
      (await list(here)).data.map(({ tax_method, composition_type }) => [
        tax_method,
        composition_type,
      ]);
    await here.addRows('products', [
      { name: 'a', tax_method: 'taxed', composition_type: 'simple' },
      { name: 'b', tax_method: 'exempt', composition_type: 'portions' },
      { name: 'c', tax_method: 'not-subject', composition_type: 'recipe' },
      { name: 'd', tax_method: 'constructor', composition_type: 'ghost' },
    ]);
    const odd = ['constructor', 'ghost'];
    expect(await words()).toEqual([
      ['is_taxed', 'simple'],
      ['is_exent', 'with_portions'],
      ['is_not_subject', 'with_recipe'],
      odd,
    ]);
    await here.control('PUT', '/variants', { productRecordWords: 'create' });
    expect(await words()).toEqual([
      ['is_taxed', 'simple'],
      ['exent', 'portions'],
      ['not_subject', 'recipe'],
      odd,
    ]);
  });

  it('carry their taxes, taxed ones at least VAT', async () => {
    const here = await world({ size: 'normal' });
    const answers = await Promise.all(
      (here.facts.businesses[0]?.branches ?? []).map(({ id }) =>
        here.get<List>(`/products/branch/${id}?per_page=200`),
      ),
    );
    const data = answers.flatMap(({ body }) => body.data.data);
    expect(data).toHaveLength(600);
    const taxed = data.filter(({ tax_method }) => tax_method === 'is_taxed');
    const rest = data.filter(({ tax_method }) => tax_method !== 'is_taxed');
    expect(taxed.every(({ taxes }) => taxes[0]?.number_code === '20')).toBe(true);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.every(({ taxes }) => taxes.length === 0)).toBe(true);
  });
});
