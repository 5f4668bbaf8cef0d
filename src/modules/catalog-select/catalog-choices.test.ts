import { describe, expect, it } from 'vitest';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { findItems, itemOf, keyOf, searchItems } from './catalog-choices';

const id = (number: number) => `0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b0${number}`;
const item = (number: number, name: string, code: string | null, retired = false): CatalogItem => ({
  id: id(number),
  name,
  code,
  retired,
});

const items = [
  item(1, 'San Salvador Centro', '0623'),
  item(2, 'La Unión', '14'),
  item(3, 'La Libertad', '05'),
  item(4, 'Libertad vieja', '99', true),
  item(5, 'Sin código', null),
];
const names = (found: CatalogItem[]) => found.map(({ name }) => name);

describe('M78: a catalog is searched', () => {
  it.each([
    ['', ['San Salvador Centro', 'La Unión', 'La Libertad', 'Sin código']],
    ['union', ['La Unión']],
    ['LIBERTAD la', ['La Libertad']],
    ['0', ['San Salvador Centro', 'La Libertad']],
    ['06', ['San Salvador Centro']],
    ['6', ['San Salvador Centro']],
    ['77', []],
    ['nada', []],
  ])('by %j', (typed, found) => {
    expect(names(findItems(items, 'id', typed))).toEqual(found);
  });

  it('M68: without what is retired, which is still found where it was chosen', () => {
    expect(names(findItems(items, 'id', 'vieja'))).toEqual([]);
    expect(itemOf(items, 'id', id(4))?.retired).toBe(true);
  });

  it('M69: without what has no code, where the code is sent', () => {
    expect(names(findItems(items, 'code', ''))).not.toContain('Sin código');
  });
});

describe('M69, M70, M72: what is sent', () => {
  it('limit product categoryId measurementId: is the id or the code, whichever the field says, digit for digit', () => {
    expect(items.slice(1, 3).map((one) => keyOf(one, 'id'))).toEqual([id(2), id(3)]);
    expect(items.slice(1, 3).map((one) => keyOf(one, 'code'))).toEqual(['14', '05']);
    expect(itemOf(items, 'code', '5')).toBeNull();
    expect(itemOf(items, 'code', '05')?.name).toBe('La Libertad');
  });

  it('an id is found in either case', () => {
    expect(itemOf(items, 'id', id(2).toUpperCase())?.name).toBe('La Unión');
  });
});

/** The titles name a class of input and a kind of field. */
describe('what is typed or pasted into a picker', () => {
  const strange = [
    item(6, '__proto__', '7'),
    item(7, '<b>{{7*7}}', '=1+1'),
    item(8, '👨\u200d👩\u200d👧 １２', null),
  ];
  const every = [...items, ...strange];
  const offered = names(every.filter(({ retired }) => !retired));
  it.each<[title: string, typed: readonly string[], found: readonly string[]]>([
    ['I01 picker', [' ', '\u00a0', '\u200b'], offered],
    ['I03 picker', [' la  unión ', '\tunion\u00a0'], ['La Unión']],
    ['I04 picker', ['👨👩👧'], ['👨\u200d👩\u200d👧 １２']],
    ['I05 picker', ['unio\u0301n', 'uni\u00f3n', 'UNION'], ['La Unión']],
    ['I06 picker', ['\u202aunion\u202c', 'la \u2066unión\u2069'], ['La Unión']],
    ['I07 picker', ['uni\u0000on'], []],
    ['I08 picker', ['<b>', '{{7'], ['<b>{{7*7}}']],
    ['I09 picker', ['=1+1'], ['<b>{{7*7}}']],
    ['I10 picker', ['-5', '-05'], []],
    ['I11 picker', ['1e3', '0x10'], []],
    ['I11 picker in other digits', ['１２'], ['👨\u200d👩\u200d👧 １２']],
    ['I14 picker', ['9'.repeat(400)], []],
    ['I15 picker', ['La\r\nUnión\n'], ['La Unión']],
    ['I21 picker', ['__proto__'], ['__proto__']],
    ['I21 picker for what no item has', ['constructor', 'toString'], []],
  ])('%s', (_title, typed, found) => {
    for (const text of typed) expect(names(findItems(every, 'id', text))).toEqual(found);
  });

  it('I19 picker: a key no item has chooses none of them', () => {
    for (const key of ['', '5', '0x05', '__proto__', 'constructor']) {
      expect(itemOf(every, 'code', key)).toBeNull();
      expect(itemOf(every, 'id', key)).toBeNull();
    }
  });
});

describe('M68, M78: a catalog is browsed', () => {
  const found = (typed: string) => searchItems(items, typed).map(({ name }) => name);

  it('with what is retired, which no choice offers', () => {
    expect(found('libertad')).toEqual(['La Libertad', 'Libertad vieja']);
    expect(found('99')).toEqual(['Libertad vieja']);
  });

  it('by a pasted identifier, whatever stands around it', () => {
    expect(found(` "${id(4).toUpperCase()}", `)).toEqual(['Libertad vieja']);
    expect(found(id(9))).toEqual([]);
  });
});
