import { describe, expect, it } from 'vitest';
import { guessedMatching, headingsIn, linesOfTable, readKind } from './pasted-lines';

describe('the columns of a table', () => {
  it('are those its headings name, in either language', () => {
    expect(
      headingsIn([['Código', 'Descripción', 'Cant.', 'Precio unitario ($)', 'Bodega']]),
    ).toEqual(['sku', 'name', 'quantity', 'price', null]);
    expect(headingsIn([['SKU', 'Name', 'Qty', 'Price', 'Total']])).toEqual([
      'sku',
      'name',
      'quantity',
      'price',
      'amount',
    ]);
  });

  it.each([[[['A-1', 'Arroz blanco', '2']]], [[['Precio', 'Price']]], [[['Total']]], [[]]])(
    'of %j have no headings',
    (table) => {
      expect(headingsIn(table)).toBeNull();
    },
  );

  it.each([
    [
      [
        ['0001', 'Arroz blanco', '2', '1,25'],
        ['0002', 'Maíz', '10', '0.80'],
      ],
      ['sku', 'name', 'quantity', 'price'],
    ],
    [[['Arroz blanco', '2', '1.25', '2.50', '9']], ['name', 'quantity', 'price', 'amount', null]],
    [[['A-1', '3']], ['name', 'quantity']],
    [
      ['dos', '1', '2', '3', '4'].map((quantity) => ['A-1', 'Arroz blanco', quantity, '2.5']),
      ['sku', 'name', 'quantity', 'price'],
    ],
    [[], []],
  ])('of %j are taken for %j', (table, matching) => {
    expect(guessedMatching(table)).toEqual(matching);
  });
});

describe('the rows of a table', () => {
  it('are lines that say what they hold, also those that cannot be read; empty rows are none', () => {
    const table = [
      ['0001', ' Arroz ', '2', '1,25', 'Exento'],
      ['', '', '', '', ''],
      ['0002', 'Maíz', 'dos', '', 'otro'],
    ];
    expect(linesOfTable(table, ['sku', 'name', 'quantity', 'price', 'kind'])).toEqual([
      { sku: '0001', name: 'Arroz', quantity: '2', price: '1,25', kind: 'exempt' },
      { sku: '0002', name: 'Maíz', quantity: 'dos' },
    ]);
  });

  it('M151: are split where they say how much of them is exempt or not subject', () => {
    const table = [
      ['Arroz', '3', '0'],
      ['Maíz', '0.00', ''],
    ];
    expect(linesOfTable(table, ['name', 'exempt', 'notSubject'])).toEqual([
      { name: 'Arroz', kind: 'split', exempt: '3', notSubject: '0' },
      { name: 'Maíz', exempt: '0.00' },
    ]);
  });

  it.each([
    [['', '', '10.00'], { kind: 'taxed', amount: '10.00' }],
    [['0.00', '3', '$0.00'], { kind: 'exempt', amount: '3' }],
    [['2', '', ''], { kind: 'notSubject', amount: '2' }],
    [['1', '3.5', '10'], { kind: 'split', notSubject: '1', exempt: '3.5', amount: '14.5' }],
    [['', '3', 'x'], { kind: 'split', exempt: '3', amount: 'x' }],
    [['', '', '0.00'], { amount: '0.00' }],
    [['', '', ''], {}],
  ])('M151: with amounts %j by class are of the class that has one, or split', (amounts, said) => {
    const headings = ['Descripción', 'Ventas no sujetas', 'Ventas exentas', 'Venta gravada'];
    const matching = headingsIn([headings]) ?? [];
    expect(matching).toEqual(['name', 'notSubject', 'exempt', 'taxed']);
    expect(linesOfTable([['Arroz', ...amounts]], matching)).toEqual([{ name: 'Arroz', ...said }]);
  });

  it('M151: with the whole amount beside those by class have that', () => {
    const matching = ['name', 'kind', 'exempt', 'taxed', 'amount'] as const;
    expect(linesOfTable([['Arroz', 'G', '3', '', '3.01']], matching)).toEqual([
      { name: 'Arroz', kind: 'exempt', amount: '3.01' },
    ]);
  });

  it('of columns that say nothing are left alone', () => {
    expect(linesOfTable([['x', 'Arroz']], [null, 'name'])).toEqual([{ name: 'Arroz' }]);
  });
});

it.each([
  ['G', 'taxed'],
  ['exenta', 'exempt'],
  ['No sujeto', 'notSubject'],
  ['', null],
])('%j is read as %s', (text, kind) => {
  expect(readKind(text)).toBe(kind);
});
