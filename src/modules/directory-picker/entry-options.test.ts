import { describe, expect, it } from 'vitest';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { testEntry } from '@/api/directory/test-entry';
import { chosenOption, idOfText, optionsFor } from './entry-options';

const id = (number: number) => `0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b0${number}`;
const entry = (number: number, given: Partial<DirectoryEntry>) =>
  testEntry({ id: id(number), source: 'named', learned: false, ...given });

const wholesale = entry(1, { name: 'Lista Mayoreo' });
const purchase = entry(2, {
  name: 'DTE-03-00000001',
  code: 'A1B2',
  date: '2026-11-20',
  amount: '1234.5',
});
const unnamed = entry(3, {});
const entries = [wholesale, purchase, unnamed];

const values = (typed: string) => optionsFor(entries, typed).map(({ value }) => value);

describe('what the address book offers for what is typed', () => {
  it.each([
    ['', [id(1), id(2), id(3)]],
    ['mayoreo LISTA', [id(1)]],
    ['a1b2', [id(2)]],
    ['nada de esto', []],
  ])('%j', (typed, found) => {
    expect(values(typed)).toEqual(found);
  });

  it('a pasted identifier is the one choice, by its name where it has one', () => {
    expect(optionsFor(entries, ` {${id(1).toUpperCase()}}\n`)).toEqual([
      { value: id(1), label: 'Lista Mayoreo', detail: '0190b8a4' },
    ]);
    expect(optionsFor(entries, id(9))).toEqual([
      { value: id(9), label: 'Usar el identificador 0190b8a4…' },
    ]);
  });

  it('I18 picker: an identifier of any version, in either case and however it was pasted', () => {
    const nil = '00000000-0000-0000-0000-000000000000';
    for (const pasted of [nil, `"${nil}"`, `\u202a${nil}\u202c`, `«${nil}»\n`]) {
      expect(values(pasted)).toEqual([nil]);
    }
    for (const other of [nil.slice(1), `${nil}0`, nil.replace('-', 'g')]) {
      expect(values(other)).toEqual([]);
    }
  });

  it('says of each what tells it apart', () => {
    expect(optionsFor(entries, '').map(({ label, detail }) => [label, detail])).toEqual([
      ['Lista Mayoreo', '0190b8a4'],
      ['DTE-03-00000001', 'A1B2 · 20/11/2026 · $1,234.50'],
      ['Sin nombre (0190b8a4…)', '0190b8a4'],
    ]);
  });
});

describe('what stands in the field', () => {
  it('is the name, in either case of the id, or the beginning of the id', () => {
    expect(chosenOption(entries, id(1).toUpperCase()).label).toBe('Lista Mayoreo');
    expect(chosenOption([], id(1))).toEqual({ value: id(1), label: '0190b8a4' });
  });
});

it('a pasted name stands for the one entry that is called so, and otherwise stays a name', () => {
  const twin = entry(4, { name: 'lista mayoreo' });
  expect(idOfText(entries, ' LISTA  MAYOREO ')).toBe(id(1));
  expect(idOfText(entries, 'A1B2')).toBe(id(2));
  expect(idOfText(entries, `{${id(9).toUpperCase()}}`)).toBe(id(9));
  for (const text of ['Detalle', '', '---']) expect(idOfText(entries, text)).toBe(text);
  expect(idOfText([...entries, twin], 'Lista Mayoreo')).toBe('Lista Mayoreo');
  expect(chosenOption(entries, 'Lista de nadie')).toMatchObject({ label: 'Lista de nadie' });
});
