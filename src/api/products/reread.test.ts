import { describe, expect, it } from 'vitest';
import { ApiFailure, factsWithoutAnswer, type ApiError } from '../core/errors';
import type { Page, PageAsked } from '../core/paging';
import { testId } from '../core/test-answers';
import { rereadProduct, type Reread } from './reread';
import type { Product } from './schemas';
import { loadedProduct } from './test-product';

const { signal } = new AbortController();
const now = () => new Date(5_000);
const facts = factsWithoutAnswer('products.list', 'not-sent', new Date(0));
const failure = (kind: 'validation' | 'network') =>
  new ApiFailure(
    kind === 'network' ? { ...facts, kind } : { ...facts, kind, fields: {}, message: '' },
  );
const row = (number: number) => loadedProduct({ id: testId(number) });

/** A branch of these rows; a page of it may fail once. */
function branchOf(rows: Product[], failing: Record<number, ApiError['kind']> = {}, dropped = 0) {
  const asked: PageAsked[] = [];
  const fetchPage = ({ page, perPage }: PageAsked): Promise<Page<Product>> => {
    asked.push({ page, perPage });
    const fails = failing[page];
    delete failing[page];
    if (fails === 'validation' || fails === 'network') return Promise.reject(failure(fails));
    const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
    return Promise.resolve({
      rows: rows.slice((page - 1) * perPage, page * perPage),
      dropped,
      pagination: { page, perPage, total: rows.length, lastPage },
    });
  };
  return { asked, fetchPage };
}

const rows = Array.from({ length: 10 }, (_, index) => row(index + 1));
const seen = (id: number, place: PageAsked | null) => ({ product: row(id), readAt: 0, place });

async function reread(id: number, place: PageAsked | null, branch = branchOf(rows)) {
  const reading = rereadProduct(seen(id, place), { fetchPage: branch.fetchPage, now });
  let result: Reread | null = null;
  while (result === null) result = await reading.step(signal);
  return { ...result, asked: branch.asked.map(({ page }) => page), progress: reading.progress() };
}

describe('M125: a product that is read again', () => {
  it('costs one page where it still stands', async () => {
    const { found, asked } = await reread(3, { page: 2, perPage: 2 });
    expect(found).toEqual({
      product: row(3),
      readAt: 5_000,
      place: { page: 2, perPage: 2 },
    });
    expect(asked).toEqual([2]);
  });

  it.each([
    ['pushed on by a new row', 5, [2, 3]],
    ['drawn back by one that is gone', 2, [2, 3, 1]],
  ])('is found on a neighbouring page, %s', async (_, id, pages) => {
    const { found, asked } = await reread(id, { page: 2, perPage: 2 });
    expect(found?.product.id).toBe(testId(id));
    expect(found?.place).toEqual({ page: pages.at(-1), perPage: 2 });
    expect(asked).toEqual(pages);
  });

  it('is not claimed to be gone when it stands on none of them', async () => {
    const { found, asked, pages, progress } = await reread(10, { page: 2, perPage: 2 });
    expect(found).toBeNull();
    expect([asked, pages]).toEqual([
      [2, 3, 1],
      [2, 3, 1],
    ]);
    expect(progress).toEqual({ done: 3, total: 3, dropped: 0 });
  });

  it('may be one of the rows that could not be read, which are counted', async () => {
    const { found, progress } = await reread(5, { page: 1, perPage: 2 }, branchOf([], {}, 2));
    expect([found, progress.dropped]).toEqual([null, 2]);
  });

  it('asks for no page before the first nor behind the last', async () => {
    expect((await reread(10, { page: 1, perPage: 5 })).asked).toEqual([1, 2]);
    expect((await reread(1, { page: 5, perPage: 2 })).asked).toEqual([5, 4]);
  });

  it('asks for nothing where nobody knows its place', async () => {
    const { found, asked } = await reread(1, null);
    expect([found, asked]).toEqual([null, []]);
  });

  it('is looked for in either case of its identifier', async () => {
    const capital = row(3);
    capital.id = 'ABCDEF00-0000-4000-8000-000000000003';
    const branch = branchOf([capital]);
    const reading = rereadProduct(
      {
        product: { ...capital, id: capital.id.toLowerCase() },
        readAt: 0,
        place: { page: 1, perPage: 20 },
      },
      { fetchPage: branch.fetchPage, now },
    );
    expect((await reading.step(signal))?.found?.product).toBe(capital);
  });

  it('goes on past a page that is no longer taken, and stops at any other failure where it was', async () => {
    const refused = await reread(5, { page: 2, perPage: 2 }, branchOf(rows, { 2: 'validation' }));
    expect([refused.asked, refused.found?.product.id]).toEqual([[2, 3], testId(5)]);
    const branch = branchOf(rows, { 3: 'network' });
    const reading = rereadProduct(seen(5, { page: 2, perPage: 2 }), {
      fetchPage: branch.fetchPage,
      now,
    });
    await reading.step(signal);
    await expect(reading.step(signal)).rejects.toMatchObject({ error: { kind: 'network' } });
    expect((await reading.step(signal))?.found?.product.id).toBe(testId(5));
    expect(branch.asked.map(({ page }) => page)).toEqual([2, 3, 3]);
  });
});
