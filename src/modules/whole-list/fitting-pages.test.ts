import { describe, expect, it } from 'vitest';
import type { PageAsked } from '@/api/core/paging';
import { fittingPages } from './whole-products';
import { failure, pageOf, testRows } from './test-lists';

const { signal } = new AbortController();

/** A service that refuses or ignores sizes above its largest one. */
function service(largest: number, refuses: boolean) {
  const asked: PageAsked[] = [];
  const fetch = (wanted: PageAsked) => {
    asked.push(wanted);
    return refuses && wanted.perPage > largest
      ? Promise.reject(failure('validation'))
      : Promise.resolve(pageOf(testRows(60), wanted.page, Math.min(wanted.perPage, largest)));
  };
  return { asked, fetch };
}

describe('the size of pages', () => {
  it('is the largest one when the service takes it', async () => {
    const { asked, fetch } = service(200, true);
    const fetchPage = fittingPages([200, 20], fetch);
    await fetchPage(1, signal);
    await fetchPage(2, signal);
    expect(asked.map(({ perPage }) => perPage)).toEqual([200, 200]);
  });

  it('M94: falls back to the largest that is not refused, and stays there', async () => {
    const { asked, fetch } = service(50, true);
    const fetchPage = fittingPages([200, 100, 50, 20], fetch);
    expect((await fetchPage(1, signal)).rows).toHaveLength(50);
    expect((await fetchPage(2, signal)).rows).toHaveLength(10);
    expect(asked.map(({ perPage }) => perPage)).toEqual([200, 100, 50, 50]);
  });

  it('M93: is the one of the service when it ignores the one asked for', async () => {
    const { asked, fetch } = service(20, false);
    const fetchPage = fittingPages([200, 20], fetch);
    await fetchPage(1, signal);
    await fetchPage(2, signal);
    expect(asked.map(({ perPage }) => perPage)).toEqual([200, 20]);
  });

  it('does not take a refusal of every size, or any other failure, for one of the size', async () => {
    await expect(fittingPages([200, 100], service(20, true).fetch)(1, signal)).rejects.toThrow(
      'validation',
    );
    const lost = () => Promise.reject(failure('network'));
    await expect(fittingPages([200, 100], lost)(1, signal)).rejects.toThrow('network');
  });
});
