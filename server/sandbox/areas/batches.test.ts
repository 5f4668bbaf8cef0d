import { describe, expect, it } from 'vitest';
import { listBatches, now, replaceLots, type BatchList } from '../testing/batches';
import { withSandbox } from '../testing/sandbox';

const { world } = withSandbox();

describe('a batch', () => {
  it('D6.1: has the documented fields and no other', async () => {
    const { data } = await listBatches(await world({ now }));
    for (const batch of data) {
      expect(Object.keys(batch)).toEqual([
        'id',
        'branch_id',
        'product',
        'batch_number',
        'expiration_date',
        'days_to_expire',
        'quantity',
        'available_quantity',
        'is_expired',
        'is_removed',
      ]);
      expect(Object.keys(batch.product)).toEqual(['id', 'sku', 'name']);
    }
  });

  it('D6.2 M190: counts the days in the business calendar, today being 0 and not expired', async () => {
    const here = await world({ now });
    await replaceLots(here, -1, 0, 1, null);
    const { data } = await listBatches(here);
    expect(data.map((lot) => [lot.expiration_date, lot.days_to_expire, lot.is_expired])).toEqual([
      ['2026-11-19', -1, true],
      ['2026-11-20', 0, false],
      ['2026-11-21', 1, false],
      [null, null, false],
    ]);
  });

  it.each([
    ['2026-11-20T23:59:59-06:00', 0],
    ['2026-11-21T00:00:01-06:00', -1],
  ])('at %s a lot of the 20th has %i days left', async (instant, days) => {
    const here = await world({ now });
    await replaceLots(here, 0);
    await here.control('PUT', '/clock', { now: instant });
    const { data } = await listBatches(here);
    expect(data[0]).toMatchObject({ days_to_expire: days, is_expired: days < 0 });
  });
});

describe('the filters', () => {
  it('D16.5 M185 M194: are ordered by expiration, lots without a date last', async () => {
    const here = await world({ now });
    const { data } = await listBatches(here, '?per_page=200');
    const keys = data.map(({ expiration_date, id }) => `${expiration_date ?? '9999'} ${id}`);
    expect(keys).toEqual(keys.toSorted());
    expect(data.at(-1)?.expiration_date).toBeNull();
  });

  it('D15.2: expiring takes today and the last day of the window, not the day after', async () => {
    const here = await world({ now });
    await replaceLots(here, -1, 0, 7, 8, 30, 31, 365, 366, null);
    const left = async (query: string) =>
      (await listBatches(here, query)).data.map(({ days_to_expire }) => days_to_expire);
    expect(await left('?status=expiring&days=7')).toEqual([0, 7]);
    expect(await left('?status=expiring')).toEqual([0, 7, 8, 30]);
    expect(await left('?status=expiring&days=1')).toEqual([0]);
    expect(await left('?status=expiring&days=365')).toEqual([0, 7, 8, 30, 31, 365]);
    expect(await left('?status=expired')).toEqual([-1]);
    expect(await left('?days=1')).toHaveLength(9);
  });

  it('expiring takes expired lots too where the profile says so', async () => {
    const profile = { expiringIncludesExpired: true };
    const here = await world({ now, variants: { profile } });
    await replaceLots(here, -1, 0, 31);
    const { data, pagination } = await listBatches(here, '?status=expiring');
    expect(data.map(({ days_to_expire }) => days_to_expire)).toEqual([-1, 0]);
    expect(pagination.total).toBe(2);
  });

  it('available has stock and is not removed; expired ones count unless a variant says otherwise', async () => {
    const here = await world({ now });
    const [expired, removed, empty] = await replaceLots(here, -1, 5, 6, 7, null);
    await here.control('PATCH', `/tables/batches/${removed}`, { is_removed: true });
    await here.control('PATCH', `/tables/batches/${empty}`, { available_quantity: 0 });
    const ids = async () => (await listBatches(here, '?status=available')).data.map(({ id }) => id);
    expect(await ids()).toHaveLength(3);
    expect(await ids()).toContain(expired);
    await here.control('PUT', '/variants', { availableIncludesExpired: false });
    expect(await ids()).toHaveLength(2);
    expect((await listBatches(here)).pagination.total).toBe(5);
  });

  it('branch and product narrow, also together', async () => {
    const here = await world({ now });
    const { data, pagination } = await listBatches(here, '?per_page=200');
    const own = data.filter(({ branch_id }) => branch_id === here.branch.id);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(data.length);
    const branch = await listBatches(
      here,
      `?per_page=200&branch_id=${here.branch.id.toUpperCase()}`,
    );
    expect(branch.data).toEqual(own);
    expect(pagination.total).toBe(60);
    const product = own[0]?.product.id ?? '';
    const both = await listBatches(here, `?branch_id=${here.branch.id}&product_id=${product}`);
    expect(both.data).toEqual(own.filter((lot) => lot.product.id === product));
    expect((await listBatches(here, `?product_id=${product}`)).data).toEqual(both.data);
  });

  it('D1.3 M196: a foreign, unknown or malformed branch is 404 Branch not found', async () => {
    const here = await world({ now });
    for (const branch of [here.foreignBranch.id, here.facts.id, 'abc', '']) {
      const { status, body } = await here.get(`/inventory/batches?branch_id=${branch}`);
      expect([status, body]).toEqual([404, { status: false, message: 'Branch not found' }]);
    }
  });

  it("another business's product is an empty list, and its lots never show", async () => {
    const here = await world({ now });
    const theirs = await here.get<BatchList>(
      '/inventory/batches?per_page=200',
      here.facts.keys.second,
    );
    const ours = new Set((await listBatches(here, '?per_page=200')).data.map(({ id }) => id));
    expect(theirs.body.data.data).toHaveLength(6);
    expect(theirs.body.data.data.filter(({ id }) => ours.has(id))).toEqual([]);
    const product = theirs.body.data.data[0]?.product.id;
    expect((await listBatches(here, `?product_id=${product}`)).data).toEqual([]);
  });
});
