import { describe, expect, it } from 'vitest';
import { sameSearch, viewSearch } from './view-search';

describe('an address as a view', () => {
  it('keeps what it says and leaves out what it does not', () => {
    expect(viewSearch({ status: 'expired', days: undefined, removed: true, page: 2 })).toEqual({
      status: 'expired',
      removed: true,
      page: 2,
    });
  });

  it('is known again whatever the order of its parts', () => {
    expect(sameSearch({ a: 1, b: true }, { b: true, a: 1 })).toBe(true);
    expect(sameSearch({ a: 1 }, { a: 1, b: true })).toBe(false);
    expect(sameSearch({ a: 1 }, { a: '1' })).toBe(false);
  });
});
