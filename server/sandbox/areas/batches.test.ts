import { describe, expect, it } from 'vitest';
import { addDays } from '../clock';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();
const now = '2026-11-20T12:00:00-06:00';
const today = '2026-11-20';

interface WireBatch {
  id: string;
  branch_id: string;
  product: { id: string; sku: string; name: string };
  batch_number: string;
  expiration_date: string | null;
  days_to_expire: number | null;
  quantity: number;
  available_quantity: number;
  is_expired: boolean;
  is_removed: boolean;
}
interface List {
  status: boolean;
  data: {
    data: WireBatch[];
    pagination: { current_page: number; last_page: number; per_page: number; total: number };
  };
}

const list = async (here: TestWorld, query = '') => {
  const { status, body } = await here.get<List>(`/inventory/batches${query}`);
  expect(status).toBe(200);
  return body.data;
};

const errorsOf = async (here: TestWorld, query: string) => {
  const { status, body } = await here.get<{ errors: Record<string, string[]> }>(
    `/inventory/batches?${query}`,
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({ status: false, message: 'Validation errors' });
  return Object.keys(body.errors).sort();
};

/** Adds lots of one product with the given days left; null: no date. */
async function lots(here: TestWorld, ...days: (number | null)[]) {
  await here.control('DELETE', '/tables/batches');
  return here.addRows(
    'batches',
    days.map((left, index) => ({
      product_id: here.facts.productIds[0],
      batch_number: `LOTE-${index}`,
      expiration_date: left === null ? null : addDays(today, left),
      quantity: 10,
      available_quantity: 5,
    })),
  );
}

describe('a batch', () => {
  it('has the documented fields and no other', async () => {
    const { data } = await list(await world({ now }));
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

  it('M190: counts the days in the business calendar, today being 0 and not expired', async () => {
    const here = await world({ now });
    await lots(here, -1, 0, 1, null);
    const { data } = await list(here);
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
    await lots(here, 0);
    await here.control('PUT', '/clock', { now: instant });
    const { data } = await list(here);
    expect(data[0]).toMatchObject({ days_to_expire: days, is_expired: days < 0 });
  });
});

describe('the filters', () => {
  it('M185 M194: are ordered by expiration, lots without a date last', async () => {
    const here = await world({ now });
    const { data } = await list(here, '?per_page=200');
    const keys = data.map(({ expiration_date, id }) => `${expiration_date ?? '9999'} ${id}`);
    expect(keys).toEqual(keys.toSorted());
    expect(data.at(-1)?.expiration_date).toBeNull();
  });

  it('expiring takes today and the last day of the window, not the day after', async () => {
    const here = await world({ now });
    await lots(here, -1, 0, 7, 8, 30, 31, 365, 366, null);
    const left = async (query: string) =>
      (await list(here, query)).data.map(({ days_to_expire }) => days_to_expire);
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
    await lots(here, -1, 0, 31);
    const { data, pagination } = await list(here, '?status=expiring');
    expect(data.map(({ days_to_expire }) => days_to_expire)).toEqual([-1, 0]);
    expect(pagination.total).toBe(2);
  });

  it('available has stock and is not removed; expired ones count unless a variant says otherwise', async () => {
    const here = await world({ now });
    const [expired, removed, empty] = await lots(here, -1, 5, 6, 7, null);
    await here.control('PATCH', `/tables/batches/${removed}`, { is_removed: true });
    await here.control('PATCH', `/tables/batches/${empty}`, { available_quantity: 0 });
    const ids = async () => (await list(here, '?status=available')).data.map(({ id }) => id);
    expect(await ids()).toHaveLength(3);
    expect(await ids()).toContain(expired);
    await here.control('PUT', '/variants', { availableIncludesExpired: false });
    expect(await ids()).toHaveLength(2);
    expect((await list(here)).pagination.total).toBe(5);
  });

  it('branch and product narrow, also together', async () => {
    const here = await world({ now });
    const { data, pagination } = await list(here, '?per_page=200');
    const own = data.filter(({ branch_id }) => branch_id === here.branch.id);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(data.length);
    const branch = await list(here, `?per_page=200&branch_id=${here.branch.id.toUpperCase()}`);
    expect(branch.data).toEqual(own);
    expect(pagination.total).toBe(60);
    const product = own[0]?.product.id ?? '';
    const both = await list(here, `?branch_id=${here.branch.id}&product_id=${product}`);
    expect(both.data).toEqual(own.filter((lot) => lot.product.id === product));
    expect((await list(here, `?product_id=${product}`)).data).toEqual(both.data);
  });

  it('M196: a foreign, unknown or malformed branch is 404 Branch not found', async () => {
    const here = await world({ now });
    for (const branch of [here.foreignBranch.id, here.facts.id, 'abc', '']) {
      const { status, body } = await here.get(`/inventory/batches?branch_id=${branch}`);
      expect([status, body]).toEqual([404, { status: false, message: 'Branch not found' }]);
    }
  });

  it("another business's product is an empty list, and its lots never show", async () => {
    const here = await world({ now });
    const theirs = await here.get<List>('/inventory/batches?per_page=200', here.facts.keys.second);
    const ours = new Set((await list(here, '?per_page=200')).data.map(({ id }) => id));
    expect(theirs.body.data.data).toHaveLength(6);
    expect(theirs.body.data.data.filter(({ id }) => ours.has(id))).toEqual([]);
    const product = theirs.body.data.data[0]?.product.id;
    expect((await list(here, `?product_id=${product}`)).data).toEqual([]);
  });
});

describe('the limits', () => {
  it.each(['days=1', 'days=365', 'per_page=1', 'per_page=200', 'page=1', 'page=999999999'])(
    '%s is taken',
    async (query) => {
      const here = await world({ now });
      expect((await here.get(`/inventory/batches?${query}`)).status).toBe(200);
    },
  );

  it.each([
    ['days=0', 'days'],
    ['days=366', 'days'],
    ['days=1.5', 'days'],
    ['days=30d', 'days'],
    ['days=', 'days'],
    ['days=%201', 'days'],
    ['per_page=0', 'per_page'],
    ['per_page=201', 'per_page'],
    ['per_page=1e2', 'per_page'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=abc', 'page'],
    ['page=1000000000', 'page'],
    ['page=99999999999999999999999999', 'page'],
    ['page=١', 'page'],
    ['status=ghost', 'status'],
    ['status=Expired', 'status'],
    ['status=', 'status'],
    ['status=expired&status=expired', 'status'],
    ['status[]=expired', 'status'],
    ['page=1&page=2', 'page'],
    ['product_id=7', 'product_id'],
    ['branch_id=1&branch_id=2', 'branch_id'],
  ])('%s is a 422 under errors.%s', async (query, field) => {
    expect(await errorsOf(await world({ now }), query)).toEqual([field]);
  });

  it('one 422 names every mistake', async () => {
    const query = 'status=x&days=0&per_page=201&page=0&product_id=x';
    expect(await errorsOf(await world({ now }), query)).toEqual([
      'days',
      'page',
      'per_page',
      'product_id',
      'status',
    ]);
  });

  it('unknown parameters and poisonous names change nothing', async () => {
    const here = await world({ now });
    const plain = await list(here);
    const odd = 'sort=name&__proto__=1&constructor=2&__proto__[status]=x&%00=1';
    expect(await list(here, `?${odd}`)).toEqual(plain);
    expect(failures).toEqual([]);
  });

  it('parameter names come from the profile of the world', async () => {
    const names = { branch: 'sucursal', perPage: 'size', status: 'estado' };
    const here = await world({ now, variants: { profile: { query: { batches: names } } } });
    expect(await errorsOf(here, 'size=0&estado=x')).toEqual(['estado', 'size']);
    expect((await list(here, '?per_page=1&status=ghost&size=7')).data).toHaveLength(7);
    expect((await here.get('/inventory/batches?sucursal=x')).status).toBe(404);
  });
});

describe('the pages', () => {
  it.each([1, 7, 50, 59, 60, 61, 200])('of %i add up to the whole list', async (perPage) => {
    const here = await world({ now });
    const whole = (await list(here, '?per_page=200')).data;
    const lastPage = Math.ceil(60 / perPage);
    const pages: WireBatch[] = [];
    for (let page = 1; page <= Math.min(lastPage, 10); page += 1) {
      const { data, pagination } = await list(here, `?per_page=${perPage}&page=${page}`);
      expect(pagination).toEqual({
        current_page: page,
        last_page: lastPage,
        per_page: perPage,
        total: 60,
      });
      pages.push(...data);
    }
    expect(pages).toEqual(whole.slice(0, pages.length));
    expect((await list(here, `?per_page=${perPage}&page=${lastPage + 1}`)).data).toEqual([]);
  });

  it('have 50 rows unless asked otherwise; an empty list has one page', async () => {
    const here = await world({ now });
    expect((await list(here)).data).toHaveLength(50);
    await lots(here);
    expect((await list(here)).pagination).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 50,
      total: 0,
    });
  });

  it('M197: can have the pagination of products', async () => {
    const here = await world({ now, variants: { batchPagination: 'short' } });
    expect((await list(here)).pagination).toEqual({ current_page: 1, total: 60 });
  });

  it('totals follow every change of the data', async () => {
    const here = await world({ now });
    expect((await list(here)).pagination.total).toBe(60);
    const [id] = await here.addRows('batches', [{ product_id: here.facts.productIds[0] }]);
    expect((await list(here)).pagination.total).toBe(61);
    await here.control('PATCH', `/tables/batches/${id}`, { expiration_date: '2020-01-01' });
    expect((await list(here, '?status=expired')).data[0]?.id).toBe(id);
  });
});
