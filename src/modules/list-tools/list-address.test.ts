import { describe, expect, it } from 'vitest';
import { listReaders, readAddress, searchedFor, searchedIn } from './list-address';

const names = ['page', 'perPage', 'sort', 'columns', 'density'] as const;
const readers = listReaders({
  list: { list: 'test', columns: [{ id: 'name', fixed: true }, { id: 'code' }] },
  sortable: ['name'],
  perPage: { minimum: 1, maximum: 200 },
});

function read(raw: Record<string, unknown>) {
  const { search, corrected } = readAddress(raw, names, readers);
  const told = Object.entries(search).filter(([, value]) => value !== undefined);
  return { search: Object.fromEntries(told), corrected: [...corrected] };
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
    expect(read({ page: 1, perPage: 1 }).search).toEqual({ page: 1, perPage: 1 });
    expect(read({ page: 1_000_000, perPage: 200 }).search).toEqual({
      page: 1_000_000,
      perPage: 200,
    });
    expect(read({ page: 1_000_001, perPage: 201 }).corrected).toEqual(['page', 'perPage']);
  });

  it('I19 address: what no list is ordered, laid out or spaced by is named', () => {
    expect(read({ sort: 'colour', columns: 'name.ghost', density: 'huge' })).toEqual({
      search: {},
      corrected: ['sort', 'columns', 'density'],
    });
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

  it('I02 search: 100 characters, and one over', () => {
    expect(searchedIn(long.slice(0, -1))).not.toBeNull();
    expect(searchedIn('x'.repeat(99))).toBe('x'.repeat(99));
    expect(searchedIn(long)).toBe(long);
    expect(searchedIn(`${long}x`)).toBeNull();
  });

  it('I04 address: is cut by whole characters, for half of one would come back as another', () => {
    expect(searchedFor(`${long}🧾`)).toBe(long);
    expect(searchedFor(`x${long}`)).toBe(`x${'ñ🧾'.repeat(49)}ñ`);
    expect(searchedFor(' \u00a0')).toBe('');
  });

  it('may stand as a number, and as nothing else', () => {
    expect(searchedIn(503)).toBe('503');
    for (const value of [true, null, ['x'], {}]) expect(searchedIn(value)).toBeNull();
  });
});
