import { expect, it } from 'vitest';
import { pasteIntoRows, type PasteColumn } from './pasted-rows';

const column = (name: string, label: string, headings?: string[]): PasteColumn => ({
  name,
  label: () => label,
  headings,
});
const columns = [
  column('name', 'Nombre de la porción', ['nombre']),
  column('quantity', 'Cuánto lleva', ['cantidad']),
  column('price', 'Precio de la porción', ['precio']),
];
const empty = { name: '', quantity: '', price: '' };
const copa = { name: 'Copa', quantity: '150', price: '3' };
const litro = { name: 'Litro', quantity: '1000', price: '20' };

type Pasting = Parameters<typeof pasteIntoRows<typeof empty>>[0];
const paste = (table: string[][], more: Partial<Pasting> = {}) =>
  pasteIntoRows({
    table,
    into: { row: 0, column: 'name' },
    columns,
    rows: [empty],
    empty,
    most: 300,
    ...more,
  });

it('fills rows from the cell on, and adds those that are needed', () => {
  expect(
    paste([
      ['Copa', '150', '3'],
      ['Litro', '1000', '20 '],
    ]),
  ).toEqual({
    rows: [copa, litro],
    count: 2,
    filled: ['name', 'quantity', 'price'],
    beyond: [],
    leftOut: [],
  });
  const into = { row: 1, column: 'quantity' };
  const below = paste([['1', '2'], ['3']], { into, rows: [copa, litro] });
  expect(below.rows).toEqual([
    copa,
    { name: 'Litro', quantity: '1', price: '2' },
    { name: '', quantity: '3', price: '' },
  ]);
  expect(below.filled).toEqual(['quantity', 'price']);
});

it('leaves a row in its place across a gap, and begins none for a blank one', () => {
  const into = { row: 0, column: 'quantity' };
  const rows = [copa, litro, copa];
  const quantities = (table: string[][], more: Partial<Pasting> = {}) =>
    paste(table, { into, rows, ...more }).rows.map(({ quantity }) => quantity);
  // An empty cell empties its field, as one within a row does.
  expect(quantities([['10'], [''], ['30']])).toEqual(['10', '', '30']);
  expect(quantities([[''], ['10'], ['30']])).toEqual(['', '10', '30']);
  expect(paste([['10'], [' '], ['30']], { into, rows })).toMatchObject({ count: 3, beyond: [] });
  expect(quantities([['10'], [''], ['30'], [''], ['50']])).toEqual(['10', '', '30', '50']);
  expect(quantities([['10'], [''], ['30']], { rows: [copa] })).toEqual(['10', '30']);
  const full = paste([['10'], [''], ['30'], [''], ['50']], { into, rows, most: 3 });
  expect([full.count, full.beyond]).toEqual([3, [['50']]]);
  expect(paste([['', '5']], { into, rows: [copa] }).rows).toEqual([
    { name: 'Copa', quantity: '', price: '5' },
  ]);
});

it('finds headings below a gap', () => {
  const table = [[''], ['Cantidad', 'Precio', 'Notas'], ['', '', ''], ['5', '2', 'x']];
  const { rows, leftOut } = paste(table, { rows: [copa, litro] });
  expect(rows).toEqual([
    { name: 'Copa', quantity: '', price: '' },
    { name: 'Litro', quantity: '5', price: '2' },
  ]);
  expect(leftOut).toEqual(['Notas']);
});

it('goes by the headings a block brings along, wherever it was pasted', () => {
  const { rows, leftOut } = paste(
    [
      ['Código', 'PRECIO ($)', 'Notas', 'Nombre'],
      ['7', '3', '', 'Copa'],
      ['8', '20', '', 'Litro'],
    ],
    { into: { row: 0, column: 'price' } },
  );
  expect(rows).toEqual([
    { ...copa, quantity: '' },
    { ...litro, quantity: '' },
  ]);
  // An empty column has nothing that could be missed.
  expect(leftOut).toEqual(['Código']);
  expect(paste([['Cantidad'], ['5']], { into: { row: 0, column: 'quantity' } }).rows).toEqual([
    { ...empty, quantity: '5' },
  ]);
});

it('takes for a heading nothing that could be a row', () => {
  expect(paste([['Nombre', '5', '2']]).rows).toEqual([
    { name: 'Nombre', quantity: '5', price: '2' },
  ]);
  expect(paste([['Precio'], ['Copa']]).rows.map(({ name }) => name)).toEqual(['Precio', 'Copa']);
  expect(
    paste([
      ['Nombre', 'Nombre'],
      ['Copa', '1'],
    ]).count,
  ).toBe(2);
});

it('drops nothing without a word: rows beyond the limit and columns beyond the last field are told', () => {
  const table = Array.from({ length: 300 }, (_, index) => [`Porción ${index}`, '1', '1', 'x']);
  const into = { row: 1, column: 'name' };
  const { rows, count, beyond, leftOut } = paste(table, { into, rows: [copa] });
  expect([rows.length, count, leftOut]).toEqual([300, 299, ['4']]);
  expect(beyond).toEqual([['Porción 299', '1', '1', 'x']]);
});

it('reads each cell as its field would: numbers, hidden marks, and what only the form knows', () => {
  const amount = { decimals: 2, most: '999999.99', least: 'zero' } as const;
  const upper = (text: string) => text.toUpperCase();
  const read = [
    { ...column('name', 'Nombre'), read: upper },
    { ...column('price', 'Precio'), decimal: amount },
  ];
  const table = [
    ['\u200bcopa\u00a0 ', 'US$ 1.234,50'],
    ['litro\u0000', '1.234.56'],
  ];
  expect(paste(table, { columns: read }).rows).toEqual([
    { ...empty, name: 'COPA', price: '1,234.50' },
    { ...empty, name: 'LITRO', price: '1.234.56' },
  ]);
});
