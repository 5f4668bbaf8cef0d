import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchBatches } from '@/api/batches/operations';
import { fetchBranches } from '@/api/branches/operations';
import { fetchActivities, fetchCountries, fetchStandardCatalog } from '@/api/catalogs/operations';
import { catalogNames } from '@/api/catalogs/schemas';
import { fetchProducts } from '@/api/products/operations';
import { fetchTaxes } from '@/api/taxes/operations';
import { fetchTreasuryList } from '@/api/treasury/operations';
import { treasuryLists } from '@/api/treasury/schemas';
import { defaultProfile, type Profile } from '@/contract/profile';
import { signIn, startTestGateway, type TestGateway } from './support/gateway';
import { startTestSandbox, type TestSandbox, type TestWorld } from './support/sandbox';

const otherProfile: Profile = {
  ...defaultProfile,
  countriesShape: 'flat',
  expiringIncludesExpired: true,
  query: {
    ...defaultProfile.query,
    batches: {
      branch: 'sucursal',
      product: 'producto',
      status: 'estado',
      days: 'dias',
      perPage: 'limite',
      page: 'pagina',
    },
  },
};

describe.each([
  ['the built-in profile', defaultProfile],
  ['a profile with other names and readings', otherProfile],
])('every read, with %s', (_, profile) => {
  const names = profile.query.batches;
  let sandbox: TestSandbox;
  let gateway: TestGateway;
  let world: TestWorld;

  beforeAll(async () => {
    sandbox = await startTestSandbox(profile);
    gateway = await startTestGateway({ sandbox: sandbox.ready, profile });
    world = await sandbox.newWorld();
    await signIn(gateway, world.keys.full);
  });

  afterAll(async () => {
    await gateway.close();
    await sandbox.close();
  });

  const batches = (asked: Omit<Parameters<typeof fetchBatches>[0], 'branch'>) =>
    fetchBatches({ branch: world.branch, ...asked });

  it('branches', async () => {
    const own = world.businesses[0]?.branches;
    await expect(fetchBranches()).resolves.toEqual({ rows: own, dropped: 0 });
  });

  it('M185: batches of a branch, in order of expiration', async () => {
    const { rows, dropped, pagination } = await batches({ page: 1, perPage: 200 });
    expect(dropped).toBe(0);
    expect(rows).toHaveLength(pagination.total);
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => row.branchId))).toEqual(new Set([world.branch]));
    const dates = rows.map((row) => row.expirationDate ?? '9999-12-31');
    expect(dates).toEqual(dates.toSorted());
    expect(dates).toContain('9999-12-31');
  });

  it('M197: pages of batches that together are the list', async () => {
    const whole = await batches({ page: 1, perPage: 200 });
    const [first, second] = [
      await batches({ page: 1, perPage: 7 }),
      await batches({ page: 2, perPage: 7 }),
    ];
    expect(first.pagination).toEqual({
      page: 1,
      perPage: 7,
      total: whole.pagination.total,
      lastPage: Math.ceil(whole.pagination.total / 7),
    });
    expect([...first.rows, ...second.rows]).toEqual(whole.rows.slice(0, 14));
  });

  it('M187 M188: batches by status and window', async () => {
    const expired = await batches({ status: 'expired', page: 1, perPage: 200 });
    expect(expired.rows.length).toBeGreaterThan(0);
    expect(expired.rows.every((row) => row.isExpired === true)).toBe(true);
    const narrow = await batches({ status: 'expiring', days: 7, page: 1, perPage: 200 });
    const wide = await batches({ status: 'expiring', days: 60, page: 1, perPage: 200 });
    expect(narrow.rows.every((row) => (row.daysToExpire ?? 8) <= 7)).toBe(true);
    expect(wide.rows.length).toBeGreaterThan(narrow.rows.length);
    await expect(world.lastQuery('/inventory/batches')).resolves.toMatchObject({
      [names.branch]: world.branch,
      [names.status]: 'expiring',
      [names.days]: '60',
      [names.perPage]: '200',
      [names.page]: '1',
    });
  });

  it('M195: batches of a product', async () => {
    const whole = await batches({ page: 1, perPage: 200 });
    const product = whole.rows[0]?.product.id ?? '';
    const found = await batches({ product, page: 1, perPage: 200 });
    expect(found.rows).toEqual(whole.rows.filter((row) => row.product.id === product));
  });

  it('M92 M93: products of a branch', async () => {
    const params = { branch: world.branch, perPage: 20 };
    const [first, second] = [
      await fetchProducts({ ...params, page: 1 }),
      await fetchProducts({ ...params, page: 2 }),
    ];
    const { total, lastPage } = first.pagination;
    expect(lastPage).toBe(Math.ceil(total / 20));
    expect(first.rows).toHaveLength(Math.min(20, total));
    expect(second.rows).toHaveLength(Math.max(0, Math.min(20, total - 20)));
    expect(first.rows.every((row) => row.name !== null && row.price !== null)).toBe(true);
  });

  it('M99: taxes of a branch', async () => {
    const { rows, dropped } = await fetchTaxes(world.branch);
    expect(dropped).toBe(0);
    expect(rows.map((row) => row.fraction)).toContain('0.13');
  });

  it.each(catalogNames.filter((name) => name !== 'activities' && name !== 'countries'))(
    'M67 M72: the catalog %s',
    async (name) => {
      const { rows, dropped } = await fetchStandardCatalog(name);
      expect(dropped).toBe(0);
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  it('M72: codes keep their leading zeros', async () => {
    const { rows } = await fetchStandardCatalog('payment-methods');
    expect(rows.map((row) => row.code)).toContain('01');
  });

  it('M73: economic activities', async () => {
    const { rows, dropped } = await fetchActivities();
    expect(dropped).toBe(0);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.code !== null)).toBe(true);
  });

  it('M75: countries with departments and municipalities', async () => {
    const { rows, dropped } = await fetchCountries();
    expect(dropped).toBe(0);
    const home = rows.find((country) => country.states.length > 0);
    expect(home?.name).toBe('El Salvador');
    const state = home?.states.find(({ name }) => name === 'La Libertad');
    expect(state?.cities.length).toBeGreaterThan(0);
    expect(home?.states.length).toBeGreaterThanOrEqual(14);
  });

  it.each(treasuryLists)('M81: treasury %s', async (name) => {
    const { rows, dropped } = await fetchTreasuryList(name);
    expect(dropped).toBe(0);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.name !== row.id)).toBe(true);
  });
});
