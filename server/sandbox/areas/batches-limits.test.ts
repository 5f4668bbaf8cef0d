import { describe, expect, it } from 'vitest';
import { listBatches, now, replaceLots, type WireBatch } from '../testing/batches';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

const errorsOf = async (here: TestWorld, query: string) => {
  const { status, body } = await here.get<{ errors: Record<string, string[]> }>(
    `/inventory/batches?${query}`,
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({ status: false, message: 'Validation errors' });
  return Object.keys(body.errors).sort();
};

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
  ])('D16.4 D19.1: %s is a 422 under errors.%s', async (query, field) => {
    expect(await errorsOf(await world({ now }), query)).toEqual([field]);
  });

  it('D18.6: one 422 names every mistake', async () => {
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
    const plain = await listBatches(here);
    const odd = 'sort=name&__proto__=1&constructor=2&__proto__[status]=x&%00=1';
    expect(await listBatches(here, `?${odd}`)).toEqual(plain);
    expect(failures).toEqual([]);
  });

  it('parameter names come from the profile of the world', async () => {
    const names = { branch: 'sucursal', perPage: 'size', status: 'estado' };
    const here = await world({ now, variants: { profile: { query: { batches: names } } } });
    expect(await errorsOf(here, 'size=0&estado=x')).toEqual(['estado', 'size']);
    expect((await listBatches(here, '?per_page=1&status=ghost&size=7')).data).toHaveLength(7);
    expect((await here.get('/inventory/batches?sucursal=x')).status).toBe(404);
  });
});

describe('the pages', () => {
  it.each([1, 7, 50, 59, 60, 61, 200])('of %i add up to the whole list', async (perPage) => {
    const here = await world({ now });
    const whole = (await listBatches(here, '?per_page=200')).data;
    const lastPage = Math.ceil(60 / perPage);
    const pages: WireBatch[] = [];
    for (let page = 1; page <= Math.min(lastPage, 10); page += 1) {
      const { data, pagination } = await listBatches(here, `?per_page=${perPage}&page=${page}`);
      expect(pagination).toEqual({
        current_page: page,
        last_page: lastPage,
        per_page: perPage,
        total: 60,
      });
      pages.push(...data);
    }
    expect(pages).toEqual(whole.slice(0, pages.length));
    expect((await listBatches(here, `?per_page=${perPage}&page=${lastPage + 1}`)).data).toEqual([]);
  });

  it('have 50 rows unless asked otherwise; an empty list has one page', async () => {
    const here = await world({ now });
    expect((await listBatches(here)).data).toHaveLength(50);
    await replaceLots(here);
    expect((await listBatches(here)).pagination).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 50,
      total: 0,
    });
  });

  it('M197: can have the pagination of products', async () => {
    const here = await world({ now, variants: { batchPagination: 'short' } });
    expect((await listBatches(here)).pagination).toEqual({ current_page: 1, total: 60 });
  });

  it('totals follow every change of the data', async () => {
    const here = await world({ now });
    expect((await listBatches(here)).pagination.total).toBe(60);
    const [id] = await here.addRows('batches', [{ product_id: here.facts.productIds[0] }]);
    expect((await listBatches(here)).pagination.total).toBe(61);
    await here.control('PATCH', `/tables/batches/${id}`, { expiration_date: '2020-01-01' });
    expect((await listBatches(here, '?status=expired')).data[0]?.id).toBe(id);
    await here.control('PATCH', `/tables/batches/${id}`, {
      expiration_date: null,
      is_removed: true,
    });
    const branch = `?branch_id=${here.branch.id}`;
    for (const status of ['', '&status=available', '&status=expiring', '&status=expired']) {
      const filter = `${branch}${status}`;
      const whole = await listBatches(here, `${filter}&per_page=200`);
      expect([status, whole.pagination.total]).toEqual([status, whole.data.length]);
      const pages: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.data.length / 3); page += 1) {
        const { data } = await listBatches(here, `${filter}&per_page=3&page=${page}`);
        pages.push(...data.map((lot) => lot.id));
      }
      expect(pages).toEqual(whole.data.map((lot) => lot.id));
    }
    await here.control('DELETE', '/tables/batches');
    expect((await listBatches(here)).pagination.total).toBe(0);
  });
});
