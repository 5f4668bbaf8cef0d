import { describe, expect, it } from 'vitest';
import {
  attemptParams,
  filtersOf,
  isNarrowed,
  rarelyUsed,
  readAttemptSearch,
  searchOf,
  wholeJournal,
} from './attempt-search';

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

  it('says whom, where, when and how much without a name', () => {
    const search = {
      q: 'café',
      operation: 'products',
      person: 'k3Jd-9_x',
      branch: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      job: '0190b8a4-7c11-4e51-8b4e-5f2d6c3a1b09',
      amount: '1234.50',
      from: '2026-03-01',
      to: '2026-03-31',
    } as const;
    expect(searchOf(filtersOf(readAttemptSearch(search)))).toEqual(search);
    const { operation, ...asked } = search;
    expect(attemptParams(filtersOf(search))).toEqual({
      ...asked,
      area: operation,
      page: 1,
      perPage: 50,
    });
    // An address may hold a number for a text of digits.
    expect(readAttemptSearch({ q: 503, amount: 12.5 })).toMatchObject({ q: '503', amount: '12.5' });
  });

  it('is narrowed by one bulk change alone, whichever way its id is spelt', () => {
    const job = '0190B8A4-7C11-4E51-8B4E-5F2D6C3A1B09';
    const filters = filtersOf(readAttemptSearch({ job }));
    expect(attemptParams(filters)).toEqual({ job: job.toLowerCase(), page: 1, perPage: 50 });
    expect(isNarrowed(filters)).toBe(true);
    // The chip says it; the button of the rarely used filters has nothing to count.
    expect(rarelyUsed(filters)).toBe(0);
    expect(searchOf({ ...filters, ...wholeJournal })).toEqual({});
  });

  it('falls back value by value, and names what it put right', () => {
    const read = readAttemptSearch({
      unresolved: 'perhaps',
      outcome: 'paid',
      operation: '__proto__',
      person: 'Ana María',
      branch: 'Centro',
      job: 7,
      amount: '1,000',
      from: '2026-02-30',
      to: 20260101,
      page: -1,
      perPage: 5000,
      sort: 'at',
    });
    expect(searchOf(filtersOf(read))).toEqual({});
    expect(read.corrected).toEqual([
      'unresolved',
      'outcome',
      'operation',
      'person',
      'branch',
      'job',
      'amount',
      'from',
      'to',
      'sort',
      'page',
      'perPage',
    ]);
  });
});
