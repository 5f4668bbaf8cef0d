import { describe, expect, it } from 'vitest';
import { attemptAddress } from './attempt-address';
import { attemptParams } from './attempt-query';

/** What is left of one value of an address, once it was read. */
const kept = (name: string, value: unknown) => {
  const { fill, read, search } = attemptAddress;
  return said(search(fill(read({ [name]: value }))));
};

const said = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('what narrows the journal, as an address says it', () => {
  it('limit attempt-search from to I16 address: days that exist, written one way', () => {
    for (const day of ['2028-02-29', '2000-01-01'])
      expect(kept('from', day)).toEqual({ from: day });
    for (const day of ['2026-02-29', '31/12/2026', '2026-1-1', '2026-12-31T23:30:00Z', 20260101]) {
      expect(kept('from', day)).toEqual({});
      expect(kept('to', day)).toEqual({});
    }
  });

  it('I18 address: an identifier of any version, in lower case', () => {
    const id = '0190B8A4-7C11-0E51-0B4E-5F2D6C3A1B00';
    const nil = '00000000-0000-0000-0000-000000000000';
    expect(kept('branch', id)).toEqual({ branch: id.toLowerCase() });
    expect(kept('branch', nil)).toEqual({ branch: nil });
    for (const other of [`{${id}}`, `${id}\n`, id.slice(1), `${id}0`]) {
      expect(kept('branch', other)).toEqual({});
    }
  });

  it('limit attempt-search amount: an amount at its limits: 13 digits and 4 decimals', () => {
    for (const amount of ['0', '9'.repeat(13), '0.0001', `${'9'.repeat(13)}.9999`]) {
      expect(kept('amount', amount)).toEqual({ amount });
    }
    for (const amount of ['9'.repeat(14), '0.00001', '-1', '1e3', '1,5', '.5', '１', '']) {
      expect(kept('amount', amount)).toEqual({});
    }
  });

  it('limit attempt-search person branch: a person by an id of at most 40 characters', () => {
    expect(kept('person', 'x'.repeat(40))).toEqual({ person: 'x'.repeat(40) });
    for (const person of ['x'.repeat(41), '', 'Ana María', '__proto__\n']) {
      expect(kept('person', person)).toEqual({});
    }
  });

  it('limit attempt-search q: a text of 100 characters, and none over', () => {
    expect(kept('q', '🧾'.repeat(100))).toEqual({ q: '🧾'.repeat(100) });
    expect(kept('q', '🧾'.repeat(101))).toEqual({});
    expect(attemptParams({ ...attemptAddress.defaults, q: ' x ' }).q).toBe('x');
  });
});
