import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { pageSizeInForce, readPage } from './paging';
import { UnreadableShape } from './shape';

const row = z.object({ id: z.string() });
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
const answer = (count: number, pagination: unknown) => ({
  data: { data: rowsOf(count), pagination },
});

describe('readPage', () => {
  it('takes the four fields as employees have them', () => {
    const told = { current_page: 2, last_page: 4, per_page: 10, total: 35 };
    const page = readPage(row, answer(10, told), { page: 2, perPage: 10 });
    expect(page).toMatchObject({
      dropped: 0,
      pagination: { page: 2, lastPage: 4, perPage: 10, total: 35 },
    });
    expect(page.rows).toHaveLength(10);
  });

  it('M93 M197: works out what is missing from the size asked for', () => {
    const page = readPage(row, answer(20, { current_page: 1, total: 41 }), {
      page: 1,
      perPage: 20,
    });
    expect(page.pagination).toEqual({ page: 1, lastPage: 3, perPage: 20, total: 41 });
  });

  it('M93: adopts the real size when the service ignored the one asked for', () => {
    const page = readPage(row, answer(15, { current_page: 1, total: 60 }), {
      page: 1,
      perPage: 100,
    });
    expect(page.pagination).toEqual({ page: 1, lastPage: 4, perPage: 15, total: 60 });
  });

  it('counts the rows that came, not those that could be read', () => {
    const body = {
      data: { data: [{ id: 'a' }, { id: 1 }], pagination: { current_page: 1, total: 2 } },
    };
    expect(readPage(row, body, { page: 1, perPage: 2 })).toMatchObject({
      rows: [{ id: 'a' }],
      dropped: 1,
      pagination: { perPage: 2, lastPage: 1 },
    });
  });

  it('M23: a row alone on its page may be the only bad one: it is counted, and the total stands', () => {
    const body = { data: { data: [{ id: 1 }], pagination: { current_page: 1, total: 12 } } };
    expect(readPage(row, body, { page: 1, perPage: 1 })).toEqual({
      rows: [],
      dropped: 1,
      pagination: { page: 1, perPage: 1, lastPage: 12, total: 12 },
    });
  });

  it('M21: several rows of which none can be read are told by their field', () => {
    const body = { data: { data: [{ id: 1 }, {}], pagination: { current_page: 1, total: 12 } } };
    expect(() => readPage(row, body, { page: 1, perPage: 2 })).toThrow(
      new UnreadableShape('data.data.0.id'),
    );
  });

  it('M21 M23: behind the first page they are counted, so that reading a whole list goes on', () => {
    const body = { data: { data: [{ id: 1 }, {}], pagination: { current_page: 2, total: 4 } } };
    expect(readPage(row, body, { page: 2, perPage: 2 })).toMatchObject({
      rows: [],
      dropped: 2,
      pagination: { page: 2, lastPage: 2, total: 4 },
    });
  });

  it('an empty list has one page', () => {
    const page = readPage(row, answer(0, { current_page: 1, last_page: 0, total: 0 }), {
      page: 1,
      perPage: 50,
    });
    expect(page.pagination).toEqual({ page: 1, lastPage: 1, perPage: 50, total: 0 });
  });

  it('takes numbers that come as text', () => {
    const told = { current_page: '1', last_page: '2', per_page: '50', total: '51' };
    expect(readPage(row, answer(1, told), { page: 1, perPage: 50 }).pagination).toEqual({
      page: 1,
      lastPage: 2,
      perPage: 50,
      total: 51,
    });
  });

  it.each([
    [{}, 'data'],
    [{ data: [] }, 'data'],
    [{ data: { data: [] } }, 'data.pagination'],
    [{ data: { data: {}, pagination: { total: 0 } } }, 'data.data'],
    [answer(0, {}), 'data.pagination.total'],
    [answer(0, { total: -1 }), 'data.pagination.total'],
    [answer(0, { total: 0, current_page: 'first' }), 'data.pagination.current_page'],
    [null, 'body'],
  ])('M21: %j is refused at %s', (body, field) => {
    expect(() => readPage(row, body, { page: 1, perPage: 50 })).toThrow(new UnreadableShape(field));
  });
});

describe('pageSizeInForce', () => {
  const sizes = fc.record({
    asked: fc.integer({ min: 1, max: 200 }),
    real: fc.integer({ min: 1, max: 200 }),
    total: fc.integer({ min: 0, max: 2000 }),
  });

  it('finds the size that a service used on the first page', () => {
    fc.assert(
      fc.property(sizes, ({ asked, real, total }) => {
        const received = Math.min(real, total);
        const size = pageSizeInForce({ page: 1, perPage: asked }, received, total);
        // All rows on one page: any size that holds them gives the same pages.
        const pages = Math.ceil(total / size);
        expect(pages).toBe(Math.ceil(total / real));
      }),
    );
  });

  it('finds it on every full page', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 10 }), ({ asked, real, total }, page) => {
        fc.pre(page * real <= total);
        const size = pageSizeInForce({ page, perPage: asked }, real, total);
        // A last page of the size asked for may hold as many rows by chance.
        const byChance = real <= asked && total - (page - 1) * asked === real;
        expect(size).toBe(byChance ? asked : real);
      }),
      { examples: [[{ asked: 1, real: 77, total: 77 }, 1]] },
    );
  });

  it('once adopted, it holds to the last page', () => {
    fc.assert(
      fc.property(sizes, ({ real, total }) => {
        for (let page = 1; page <= Math.ceil(total / real); page += 1) {
          const received = Math.min(real, total - (page - 1) * real);
          expect(pageSizeInForce({ page, perPage: real }, received, total)).toBe(real);
        }
      }),
    );
  });

  it('hides no page where a short last page looks like a full one', () => {
    expect(Math.ceil(95 / pageSizeInForce({ page: 5, perPage: 50 }, 15, 95))).toBeGreaterThan(4);
  });

  it('keeps the size asked for beyond the end', () => {
    expect(pageSizeInForce({ page: 9, perPage: 50 }, 0, 95)).toBe(50);
  });

  it('is always a size that can be divided by', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(300), fc.nat(3000), (page, received, total) => {
        const size = pageSizeInForce({ page: page + 1, perPage: 50 }, received, total);
        expect(Number.isInteger(size) && size >= 1).toBe(true);
      }),
    );
  });
});
