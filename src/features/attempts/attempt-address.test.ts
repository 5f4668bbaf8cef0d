import { describe, expect, it } from 'vitest';
import { linkToPlace } from '@/modules/list/use-list-place';
import { attemptAddress } from './attempt-address';
import { attemptParams } from './attempt-query';

const { cleared, defaults, fill, isNarrowed, read, search: searchOf, shown } = attemptAddress;

const said = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

const again = (raw: Record<string, unknown>) => said(searchOf(fill(read(raw))));

describe('M298: the journal’s address', () => {
  it('says nothing where everything is as at first', () => {
    expect(again({})).toEqual({});
    expect(attemptParams(defaults)).toEqual({ page: 1, perPage: 50 });
  });

  it('comes back as it went', () => {
    const search = {
      unresolved: true,
      outcome: 'unknown',
      operation: 'entry-types.create',
      page: 3,
      perPage: 100,
    } as const;
    expect(again(search)).toEqual(search);
    expect(attemptParams(fill(search))).toEqual({
      unresolved: true,
      state: 'unknown',
      operation: 'entry-types.create',
      page: 3,
      perPage: 100,
    });
  });

  it('finds what a person checked', () => {
    expect(again({ outcome: 'settled' })).toEqual({ outcome: 'settled' });
    expect(attemptParams(fill({ outcome: 'settled' })).state).toBe('settled');
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
    expect(again(search)).toEqual(search);
    const { operation, ...asked } = search;
    expect(attemptParams(fill(search))).toEqual({
      ...asked,
      area: operation,
      page: 1,
      perPage: 50,
    });
    // An address may hold a number for a text of digits.
    expect(read({ q: 503, amount: 12.5 })).toMatchObject({ q: '503', amount: '12.5' });
  });

  it('is narrowed by one bulk change alone, whichever way its id is spelt', () => {
    const job = '0190B8A4-7C11-4E51-8B4E-5F2D6C3A1B09';
    const filters = fill(read({ job }));
    expect(attemptParams(filters)).toEqual({ job: job.toLowerCase(), page: 1, perPage: 50 });
    expect(isNarrowed(filters)).toBe(true);
    expect(said(searchOf({ ...filters, ...cleared }))).toEqual({});
  });

  it('falls back value by value, and names what it put right', () => {
    const wrong = read({
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
    expect(said(searchOf(fill(wrong)))).toEqual({});
    expect(wrong.corrected).toEqual([
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

const searchedFor = (q: string) => fill({ q, unresolved: true });

describe('R9: what others may see of a search of the journal', () => {
  it.each(['0614-280390-112-1', '06142803', 'NRC 1234-5', 'XAXX010101000', '٠٦١٤٢٨'])(
    'has no room for a number: %s',
    (number) => {
      expect(said(shown(searchedFor(number)))).toEqual({ unresolved: true });
      const place = linkToPlace(attemptAddress, searchedFor(number));
      expect(place).toMatchObject({
        search: { q: number },
        mask: { search: { unresolved: true } },
      });
      expect(place.mask).not.toHaveProperty('search.q');
    },
  );

  it.each(['harina', 'lote 12', 'ñandú 305'])('shows any other: %s', (q) => {
    expect(said(shown(searchedFor(q)))).toEqual({ q, unresolved: true });
    expect(linkToPlace(attemptAddress, searchedFor(q))).not.toHaveProperty('mask');
  });
});
