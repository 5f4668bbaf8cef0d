import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { valueOf } from './address';
import { listAddress } from './list-address';

const list = listAddress({
  list: 'test',
  columns: { name: 'always', code: 'shown' },
  sortable: ['name'],
  groups: ['state'],
  perPage: { minimum: 1, maximum: 200, default: 50, offered: [50] },
  filters: () =>
    z.object({
      q: valueOf.search(),
      state: valueOf.oneOf(['open', 'closed']),
      days: valueOf.whole(1, 365, 30),
      all: valueOf.flag(),
    }),
  personal: () => z.object({ person: valueOf.search() }),
  lasting: ['all'],
  misplaced: ({ state }) => (state === 'open' ? [] : ['days']),
  concealed: ({ q }) => (/\d{4}/.test(q) ? ['q'] : []),
});

function said(search: object) {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

function read(raw: Record<string, unknown>) {
  const { corrected = [], ...search } = list.read(raw);
  return { search: said(search), corrected };
}

/** The titles name a class of input and a kind of field. */
describe('a page of a list, as an address says it', () => {
  it.each<[title: string, values: readonly unknown[]]>([
    ['I01 address', ['', ' ', null, '\u200b']],
    ['I02 address, below', [0]],
    ['I03 address', [' 2 ', '2']],
    ['I04 address', ['🧾']],
    ['I06 address', ['\u202e2']],
    ['I07 address', ['2\u0000', '2\n']],
    ['I08 address', ['<b>', '{{7*7}}', 'javascript:1']],
    ['I09 address', ['=1+1']],
    ['I10 address', [-1, -0, '-1']],
    ['I11 address', ['1e3', '0x10', '1_000', '１２', '٣']],
    ['I12 address', ['1,000', '1.000,5']],
    ['I13 address', [1.5, 0.999]],
    ['I14 address', [1e300, Infinity, Number.NaN, 2 ** 53 + 2]],
    ['I15 address', ['$2', '2\r\n']],
    ['I20 address', [[2, 3], { 2: 2 }, true]],
    ['I21 address', ['__proto__', 'constructor']],
  ])('%s goes back to its default and is named', (_title, values) => {
    for (const name of ['page', 'perPage']) {
      for (const value of values) {
        expect(read({ [name]: value })).toEqual({ search: {}, corrected: [name] });
      }
    }
  });

  it('I02 address: the first and the last that are taken, and one more', () => {
    expect(read({ page: 1, perPage: 1 })).toEqual({ search: { perPage: 1 }, corrected: [] });
    expect(read({ page: 1_000_000, perPage: 200 }).search).toEqual({
      page: 1_000_000,
      perPage: 200,
    });
    expect(read({ page: 1_000_001, perPage: 201 }).corrected).toEqual(['page', 'perPage']);
  });

  it('I19 address: what no list is ordered, grouped, laid out or spaced by is named', () => {
    const strange = { sort: 'colour', group: 'toString', columns: 'name.ghost', density: 'huge' };
    expect(read(strange)).toEqual({
      search: {},
      corrected: ['sort', 'group', 'columns', 'density'],
    });
    expect(read({ group: 'state' })).toEqual({ search: { group: 'state' }, corrected: [] });
    expect(read({ sort: 'toString', columns: '__proto__', density: 'constructor' })).toEqual({
      search: {},
      corrected: ['sort', 'columns', 'density'],
    });
  });

  it('I21 address: names that every object has say nothing', () => {
    const raw = JSON.parse('{"__proto__": {"page": 7}, "constructor": 7}') as object;
    expect(read({ ...raw })).toEqual({ search: {}, corrected: [] });
    expect(read({})).toEqual({ search: {}, corrected: [] });
  });
});

describe('what is searched for', () => {
  const long = 'ñ🧾'.repeat(50);

  const searched = (q: unknown) => read({ q });

  it('I02 search: 100 characters, and one over', () => {
    expect(searched('x'.repeat(99)).search).toEqual({ q: 'x'.repeat(99) });
    expect(searched(long).search).toEqual({ q: long });
    expect(searched(`${long}x`)).toEqual({ search: {}, corrected: ['q'] });
  });

  it('I04 address: counts whole characters, and blanks alone are nothing', () => {
    expect(searched(`x${long.slice(2)}`).corrected).toEqual([]);
    expect(searched(' \u00a0')).toEqual({ search: {}, corrected: [] });
  });

  it('may stand as a number, and as nothing else', () => {
    expect(searched(503).search).toEqual({ q: '503' });
    for (const value of [true, null, ['x'], {}]) expect(searched(value).corrected).toEqual(['q']);
  });
});

describe('the filters of a list', () => {
  const place = list.fill({ state: 'open', days: 7 });

  it('leave the address where they mean nothing beside the others', () => {
    expect(read({ state: 'closed', days: 7 })).toEqual({
      search: { state: 'closed' },
      corrected: ['days'],
    });
    expect(said(list.search({ ...place, state: 'closed' }))).toEqual({ state: 'closed' });
  });

  it('come back as they went, without their defaults', () => {
    expect(said(list.search(place))).toEqual({ state: 'open', days: 7 });
    expect(said(list.search(list.defaults))).toEqual({});
  });

  it('R9: are not shown where they may tell a number of somebody', () => {
    const search = { q: '0614', state: 'open' } as const;
    expect(said(list.shown(list.fill(search)))).toEqual({ state: 'open' });
    expect(said(list.search(list.fill(search)))).toEqual(search);
  });

  it('R9: of people are never read from an address nor written into one', () => {
    expect(list.read({ person: 'Ana' })).not.toHaveProperty('person');
    const kept = { ...place, person: 'Ana' };
    expect(JSON.stringify(list.search(kept))).not.toContain('Ana');
    expect(list.isNarrowed({ ...list.defaults, person: 'Ana' })).toBe(true);
  });

  it('tell one list from another, whichever page, order or look it has', () => {
    const kept = { ...place, ...list.personal };
    const scope = list.scope(kept);
    expect(list.scope({ ...kept, page: 3, sort: 'name', all: true })).toBe(scope);
    expect(list.scope({ ...kept, days: 8 })).not.toBe(scope);
    expect(list.scope({ ...kept, person: 'Ana' })).not.toBe(scope);
  });

  it('are cleared but for what only says how rows are looked at', () => {
    expect(list.cleared).toEqual({ q: '', state: null, days: 30, person: '' });
    expect(list.isNarrowed({ ...list.defaults, ...list.personal, all: true })).toBe(false);
  });
});
