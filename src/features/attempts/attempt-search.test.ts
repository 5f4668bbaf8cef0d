import { describe, expect, it } from 'vitest';
import { attemptParams, filtersOf, readAttemptSearch, searchOf } from './attempt-search';

describe('M298: the journal’s address', () => {
  it('says nothing where everything is as at first', () => {
    expect(searchOf(filtersOf(readAttemptSearch({})))).toEqual({});
    expect(attemptParams(filtersOf({}))).toEqual({ page: 1, perPage: 50 });
  });

  it('comes back as it went', () => {
    const search = {
      unresolved: true,
      outcome: 'unknown',
      operation: 'entry-types.create',
      page: 3,
      perPage: 100,
    } as const;
    expect(searchOf(filtersOf(readAttemptSearch(search)))).toEqual(search);
    expect(attemptParams(filtersOf(search))).toEqual({
      unresolved: true,
      state: 'unknown',
      operation: 'entry-types.create',
      page: 3,
      perPage: 100,
    });
  });

  it('falls back value by value, and names what it put right', () => {
    const read = readAttemptSearch({
      unresolved: 'perhaps',
      outcome: 'paid',
      operation: '__proto__',
      page: -1,
      perPage: 5000,
      sort: 'at',
    });
    expect(searchOf(filtersOf(read))).toEqual({});
    expect(read.corrected).toEqual([
      'unresolved',
      'outcome',
      'operation',
      'sort',
      'page',
      'perPage',
    ]);
  });
});
