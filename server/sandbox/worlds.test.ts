import { describe, expect, it } from 'vitest';
import { control, withSandbox } from './testing/sandbox';

const { sandbox, world } = withSandbox();

interface List {
  data: { data: { id: string; days_to_expire: number | null }[]; pagination: { total: number } };
}

describe('worlds', () => {
  it('share nothing: rows, clock, variants and requests stay in their own', async () => {
    const now = '2026-11-20T12:00:00-06:00';
    const [one, two] = [await world({ now }), await world({ now })];
    const before = await two.get<List>('/inventory/batches');
    await one.control('DELETE', '/tables/batches');
    await one.control('PUT', '/clock', { now: '2031-01-01T00:00:00Z' });
    await one.control('PUT', '/variants', { batchPagination: 'short' });
    await one.control('PATCH', '/integrations/full', { active: false });
    expect((await two.get<List>('/inventory/batches')).body).toEqual(before.body);
    const seen = await two.control<unknown[]>('GET', '/requests');
    expect(seen.body).toHaveLength(2);
  });

  it('have the same ids, each with keys of its own', async () => {
    const [one, two] = [await world(), await world()];
    expect(one.facts.businesses).toEqual(two.facts.businesses);
    expect(one.facts.productIds).toEqual(two.facts.productIds);
    expect(one.facts.keys.full).not.toBe(two.facts.keys.full);
    expect(one.facts.keys.full).toMatch(/^tsk_[\w-]{43}$/);
  });

  it('are gone with DELETE, keys and all', async () => {
    const here = await world();
    expect((await here.control('DELETE', '')).status).toBe(204);
    expect((await here.get('/branches')).status).toBe(401);
    expect((await here.control('GET', '')).status).toBe(404);
  });

  it('empty have branches and official catalogs only', async () => {
    const here = await world({ empty: true });
    const { body } = await here.get<List>('/inventory/batches');
    expect(body.data.pagination.total).toBe(0);
    expect((await here.get<{ data: unknown[] }>('/incoterms')).body.data).toHaveLength(11);
    expect((await here.get<{ data: unknown[] }>('/branches')).body.data).toHaveLength(2);
    expect((await here.get<{ data: unknown[] }>('/product-categories')).body.data).toEqual([]);
  });

  it('tiny have lots on both sides of every edge', async () => {
    const here = await world({ now: '2026-11-20T12:00:00-06:00' });
    const { body } = await here.get<List>('/inventory/batches?per_page=200');
    const left = new Set(body.data.data.map(({ days_to_expire }) => days_to_expire));
    for (const days of [-1, 0, 1, 7, 8, 30, 31, 60, 61, 366, null]) expect(left).toContain(days);
  });

  it('normal are as large as promised', async () => {
    const here = await world({ size: 'normal' });
    const rows = async (table: string) =>
      (await here.control<unknown[]>('GET', `/tables/${table}`)).body.length;
    expect(await rows('products')).toBe(660);
    expect(await rows('batches')).toBe(3_240);
    expect(here.facts.businesses.map(({ branches }) => branches.length)).toEqual([4, 2]);
  });
});

describe('the clock', () => {
  it('stands at the instant it is given and runs again with null', async () => {
    const here = await world({ now: '2030-02-03T04:05:06Z' });
    expect(here.facts).toMatchObject({ now: '2030-02-03T04:05:06.000Z', today: '2030-02-02' });
    const before = Date.now();
    const moved = await here.control<{ now: string }>('PUT', '/clock', { now: null });
    const now = Date.parse(moved.body.now);
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['2026-11-20T23:59:59-06:00', '2026-11-20'],
    ['2026-11-21T00:01:00-06:00', '2026-11-21'],
    ['2026-11-21T05:59:59Z', '2026-11-20'],
    ['2026-11-21T06:00:00Z', '2026-11-21'],
  ])('%s is %s in El Salvador', async (now, today) => {
    expect((await world({ now })).facts.today).toBe(today);
  });
});

describe('the request log', () => {
  it('keeps what arrived and what became of it', async () => {
    const here = await world();
    await here.get('/inventory/batches?status=x&a=1&a=2');
    const { body } = await here.control<unknown[]>('GET', '/requests');
    expect(body).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/api/external/v1/inventory/batches',
        query: { status: 'x', a: ['1', '2'] },
        body: null,
        integration: 'full',
        status: 422,
        fault: null,
      }),
    ]);
    await here.control('DELETE', '/requests');
    expect((await here.control<unknown[]>('GET', '/requests')).body).toEqual([]);
  });

  it('keeps requests of nobody apart', async () => {
    const here = await world();
    await control(sandbox(), 'DELETE', '/requests');
    await here.get('/branches', 'tsk_guess');
    expect((await here.control<unknown[]>('GET', '/requests')).body).toEqual([]);
    const { body } = await control<unknown[]>(sandbox(), 'GET', '/requests');
    expect(body).toEqual([expect.objectContaining({ integration: null, status: 401 })]);
  });
});
