import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { fetchBranches } from '@/api/branches/operations';
import { fetchCountries, fetchStandardCatalog } from '@/api/catalogs/operations';
import { fetchProducts } from '@/api/products/operations';
import { fetchTaxes } from '@/api/taxes/operations';
import { fetchTreasuryList } from '@/api/treasury/operations';
import { defaultProfile } from '@/contract/profile';
import {
  connectDirectly,
  startTestSandbox,
  type TestSandbox,
  type TestWorld,
  type WorldOptions,
} from './support/sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox(defaultProfile);
});

afterAll(async () => {
  await sandbox.close();
});

async function enter(options: WorldOptions): Promise<TestWorld> {
  const world = await sandbox.newWorld(options);
  connectDirectly(sandbox, world.keys.full);
  return world;
}

describe('where the description is silent, each answer is read alike', () => {
  it('M197: batches whose pagination has two fields', async () => {
    const asked = { page: 2, perPage: 9 };
    const full = await enter({ variants: { batchPagination: 'full' } });
    const { pagination } = await fetchBatches({ branch: full.branch, ...asked });
    const short = await enter({ variants: { batchPagination: 'short' } });
    const page = await fetchBatches({ branch: short.branch, ...asked });
    expect(page.rows).toHaveLength(9);
    expect(page.pagination).toEqual(pagination);
  });

  it('M94: a page size of products that the service refuses is told by its field', async () => {
    const { branch } = await enter({ variants: { productsPerPage: 20 } });
    await expect(fetchProducts({ branch, page: 1, perPage: 100 })).rejects.toMatchObject({
      error: {
        kind: 'validation',
        outcome: 'rejected',
        fields: { per_page: [expect.stringMatching(/./)] },
      },
    });
    await expect(fetchProducts({ branch, page: 1, perPage: 20 })).resolves.toMatchObject({
      pagination: { perPage: 20 },
    });
  });

  it('M93: a page size that the service ignores gives way to the one it uses', async () => {
    const { branch } = await enter({ size: 'normal', variants: { ignoredQuery: ['per_page'] } });
    const first = await fetchProducts({ branch, page: 1, perPage: 5 });
    expect(first.rows).toHaveLength(20);
    expect(first.pagination).toMatchObject({ page: 1, perPage: 20 });
    const { perPage, lastPage, total } = first.pagination;
    expect(lastPage).toBe(Math.ceil(total / 20));
    const second = await fetchProducts({ branch, page: 2, perPage });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    const batches = await fetchBatches({ branch, page: 1, perPage: 5 });
    expect(batches.pagination.perPage).toBe(50);
  });

  it('M186: a filter that the service ignores brings what was not asked for', async () => {
    const { branch } = await enter({ variants: { ignoredQuery: ['product_id'] } });
    const [some] = (await fetchBatches({ branch, page: 1, perPage: 1 })).rows;
    const product = some?.product.id ?? '';
    const { rows } = await fetchBatches({ branch, product, page: 1, perPage: 50 });
    expect(rows.some((lot) => lot.product.id !== product)).toBe(true);
  });

  it.each(['status', 'success'] as const)('M63 M81: lookups in a %s envelope', async (envelope) => {
    const { branch, businesses } = await enter({ variants: { lookupEnvelope: envelope } });
    expect((await fetchBranches()).rows).toEqual(businesses[0]?.branches);
    expect((await fetchTaxes(branch)).rows.length).toBeGreaterThan(0);
    expect((await fetchTreasuryList('banks')).rows.length).toBeGreaterThan(0);
  });

  it.each(['number', 'text'] as const)('M68: retired items told by %s', async (trashed) => {
    await enter({ variants: { trashed } });
    const catalogs = [
      ...(await fetchStandardCatalog('product-categories')).rows,
      ...(await fetchStandardCatalog('payment-methods')).rows,
      ...(await fetchStandardCatalog('product-measurements')).rows,
    ];
    expect(catalogs.some((item) => item.retired)).toBe(true);
    expect(catalogs.some((item) => !item.retired)).toBe(true);
  });

  it('M68: no item is retired where the service does not say', async () => {
    await enter({ variants: { trashed: 'absent' } });
    const { rows } = await fetchStandardCatalog('product-categories');
    expect(rows.every((item) => !item.retired)).toBe(true);
  });

  it('M75: countries nested and flat are the same tree', async () => {
    await enter({ variants: { profile: { countriesShape: 'nested' } } });
    const nested = await fetchCountries();
    await enter({ variants: { profile: { countriesShape: 'flat' } } });
    await expect(fetchCountries()).resolves.toEqual(nested);
  });
});

describe('M23 values that no clerk would type', () => {
  it('cost at most their own row', async () => {
    const { branch } = await enter({ hostile: true });
    const asked = { branch, page: 1, perPage: 200 };
    for (const { rows, dropped, pagination } of [
      await fetchBatches(asked),
      await fetchProducts(asked),
    ]) {
      expect(rows.length + dropped).toBe(pagination.total);
      expect(rows.length).toBeGreaterThan(dropped);
    }
  });
});

describe('M79 a business without records', () => {
  it('has empty lists, not failures', async () => {
    const { branch } = await enter({ empty: true });
    const asked = { branch, page: 1, perPage: 50 };
    const nothing = { rows: [], dropped: 0, pagination: { page: 1, lastPage: 1, total: 0 } };
    await expect(fetchBatches(asked)).resolves.toMatchObject(nothing);
    await expect(fetchProducts(asked)).resolves.toMatchObject(nothing);
  });
});
