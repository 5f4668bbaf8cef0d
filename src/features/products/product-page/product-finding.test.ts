import { describe, expect, it } from 'vitest';
import type { Page, PageAsked } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import { createStoppable } from '@/modules/whole-list/stoppable-reading';
import { atOnce, failure, pageOf } from '@/modules/whole-list/test-lists';
import { testProducts } from '../test-products';
import {
  findProduct,
  hasId,
  nothingSearched,
  type Finding,
  type FindingProgress,
} from './product-finding';

interface Service {
  products?: Product[];
  /** Answers so many pages with these failures first. */
  failures?: Error[];
  place?: PageAsked | null;
}

/** A service with pages of two, and what was asked of it. */
function searching(
  id: string,
  { products = testProducts(7), failures = [], place = null }: Service,
) {
  const asked: PageAsked[] = [];
  const read = (wanted: PageAsked): Promise<Page<Product>> => {
    asked.push(wanted);
    const failed = failures.shift();
    return failed
      ? Promise.reject(failed)
      : Promise.resolve(pageOf(products, wanted.page, wanted.perPage));
  };
  const search = createStoppable<Finding, FindingProgress>(nothingSearched, atOnce);
  const results: Finding[] = [];
  const ended = new Promise<void>((resolve) =>
    search.subscribe(() => {
      if (['done', 'failed'].includes(search.state().status)) resolve();
    }),
  );
  search.start(
    findProduct(hasId(id), {
      pages: { rowId: (row) => row.id, fetchPage: (page) => read({ page, perPage: 2 }) },
      stood: place && { at: place, read },
      now: atOnce.now,
    }),
    (result) => results.push(result),
  );
  return { asked, search, results, ended };
}

const pagesOf = (asked: PageAsked[]) => asked.map(({ page }) => page);

describe('M97: looking for one product', () => {
  it('stops at the page that has it, and tells where and when', async () => {
    const { asked, search, results, ended } = searching('P-3', {});
    await ended;
    expect(pagesOf(asked)).toEqual([1, 2]);
    expect(results).toMatchObject([
      {
        found: {
          product: { id: 'p-3' },
          readAt: atOnce.now().getTime(),
          place: { page: 2, perPage: 2 },
        },
      },
    ]);
    expect(search.state()).toMatchObject({ done: 4, total: 7, pages: 2, missing: false });
  });

  it('says after all pages that it is on none of them, and nothing more', async () => {
    const { asked, search, results, ended } = searching('p-99', {});
    await ended;
    expect(pagesOf(asked)).toEqual([1, 2, 3, 4]);
    expect(results).toEqual([{ found: null }]);
    expect(search.state()).toMatchObject({ pages: 4, done: 7, missing: true, dropped: 0 });
  });

  it('looks first where it stood the last time', async () => {
    const there = searching('p-4', { place: { page: 3, perPage: 2 } });
    await there.ended;
    expect(there.asked).toEqual([{ page: 3, perPage: 2 }]);
    const moved = searching('p-4', { place: { page: 1, perPage: 2 } });
    await moved.ended;
    expect(pagesOf(moved.asked)).toEqual([1, 1, 2, 3]);
    expect(moved.results[0]?.found?.product.id).toBe('p-4');
  });

  it('goes through all pages where the size it stood in is no longer taken', async () => {
    const { asked, results, ended } = searching('p-1', {
      failures: [failure('validation')],
      place: { page: 1, perPage: 200 },
    });
    await ended;
    expect(asked).toEqual([
      { page: 1, perPage: 200 },
      { page: 1, perPage: 2 },
    ]);
    expect(results[0]?.found?.product.id).toBe('p-1');
  });

  it('waits after a 429 and goes on where it was', async () => {
    const { asked, results, ended } = searching('p-3', { failures: [failure('rate-limited')] });
    await ended;
    expect(pagesOf(asked)).toEqual([1, 1, 2]);
    expect(results[0]?.found?.product.id).toBe('p-3');
  });

  it('keeps how far it was when a page fails, and goes on from there', async () => {
    const lost = failure('network');
    const { asked, search, results, ended } = searching('p-5', { failures: [lost, lost, lost] });
    await ended;
    expect(search.state()).toMatchObject({ status: 'failed', canResume: true, pages: 0 });
    search.resume();
    await expect.poll(() => results.length).toBe(1);
    expect(pagesOf(asked)).toEqual([1, 1, 1, 1, 2, 3]);
  });

  it('tells that rows moved while it read them', async () => {
    const products = testProducts(7);
    const { search, ended } = searching('p-99', {
      products: [...products.slice(0, 6), ...products.slice(0, 1)],
    });
    await ended;
    expect(search.state()).toMatchObject({ missing: true, changedMeanwhile: true });
  });
});
