import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { readTable } from '@/modules/table-file/read-table';
import { tableLimits, type TableFile } from '@/modules/table-file/table-file';
import { testWorkbook } from '@/modules/table-file/test-workbooks';
import { nothingChanges } from './bulk-change';
import type { CommaMeaning } from './file-cells';
import { leftOutInWords } from './check-words';
import { readProductFile, rowsOf, type ProductFile } from './product-file';
import { indexProducts } from './product-index';
import { tourism, vat } from '../test-taxes';
import { drinks, milk, references } from './test-references';

const coffee = milk({ id: testId(2), sku: 'CAFE-01', name: 'Café' });
const rice = milk({ id: testId(3), sku: '000750', name: 'Arroz' });
const twins = [milk({ id: testId(4), sku: 'DOBLE' }), milk({ id: testId(5), sku: 'DOBLE' })];
const index = indexProducts([milk(), coffee, rice, ...twins]);

const tableOf = (bytes: Uint8Array): TableFile => {
  const reading = readTable(bytes, tableLimits);
  if ('problem' in reading) throw new Error(reading.problem.kind);
  return reading.table;
};
const readText = (text: string, comma: CommaMeaning | null = null, products = index): ProductFile =>
  readProductFile(tableOf(strToU8(text)), products, references, comma);
const setTo = (price: string) => ({
  change: { way: 'set' as const, price, basis: 'before' as const },
  rounding: 'none' as const,
});
const faultsOf = ({ problems }: ProductFile) =>
  problems.map(({ row, column, fault }) => [row, column?.letters ?? null, fault.kind]);

describe('a file of products', () => {
  it('is read whatever the order and the language of its columns', () => {
    const spanish = readText(
      'Categoría;Precio sin impuestos ($);SKU;Mínimo\nBebidas;1.25;LECHE-01;3\n;;CAFE-01;4\n',
    );
    const english = readText(
      'sku,name,price,minimum stock,Category\nLECHE-01,Milk,1.25,3,bebidas\nCAFE-01,,,4,\n',
    );
    const rows = [
      {
        line: 2,
        product: milk(),
        change: { ...nothingChanges, price: setTo('1.25'), minimum: '3', categoryId: drinks.id },
      },
      { line: 3, product: coffee, change: { ...nothingChanges, minimum: '4' } },
    ];
    expect(spanish).toMatchObject({ rows, problems: [], ignored: [], hasStock: false });
    expect(english).toMatchObject({ rows, problems: [] });
  });

  it('may have a text above its heading, other columns, and stock, which is left alone', () => {
    const file = readText(
      'Título,Productos\nSucursal,Central\n\nSKU,Precio,Existencias,Notas\nLECHE-01,2,500,hola\n',
    );
    expect(file).toMatchObject({ ignored: ['Existencias', 'Notas'], hasStock: true, problems: [] });
    expect(file.rows).toMatchObject([{ line: 5, change: { price: setTo('2') } }]);
  });

  it('M122: names taxes by code or name, and says when there are none', () => {
    const file = readText(
      'SKU;Impuestos;Tratamiento fiscal\nLECHE-01;20 + 59;\nCAFE-01;ninguno;exento\n000750;iva;gravado\n',
    );
    expect(file.rows.map(({ change }) => [change.taxes, change.treatment])).toEqual([
      [{ way: 'choose', ids: [vat.id, tourism.id] }, null],
      [{ way: 'remove-all' }, 'exempt'],
      [{ way: 'choose', ids: [vat.id] }, null],
    ]);
  });

  it('leaves what a cell of our own export says', () => {
    const file = readText('SKU,Impuestos,Precio\nLECHE-01,IVA 13 %,2\n');
    expect(file.rows).toMatchObject([{ change: { taxes: { way: 'leave' } } }]);
  });

  it.each<[string, string, (number | string | null)[]]>([
    ['no heading', 'a,b\n1,2', [null, null, 'no-heading']],
    ['nothing to change', 'SKU,Nombre\nLECHE-01,x', [1, null, 'no-change-column']],
    ['a column twice', 'SKU,Precio,Price\nLECHE-01,1,1', [1, 'C', 'column-twice']],
    ['no rows', 'SKU,Precio\n', [null, null, 'no-rows']],
    ['no product named', 'SKU,Precio\n,1', [2, null, 'no-product']],
    ['a SKU nobody has', 'SKU,Precio\nNADA,1', [2, 'A', 'unknown-sku']],
    ['zeros lost', 'SKU,Precio\n750,1', [2, 'A', 'lost-zeros']],
    ['a code made a number', 'SKU,Precio\n7.5E+12,1', [2, 'A', 'exponent-sku']],
    ['a SKU that two products have', 'SKU,Precio\nDOBLE,1', [2, 'A', 'sku-shared']],
    ['what is no id', 'ID,Precio\nabc,1', [2, 'A', 'not-an-id']],
    ['an id nobody has', `ID,Precio\n${testId(99)},1`, [2, 'A', 'unknown-id']],
    ['id and SKU apart', `ID,SKU,Precio\n${testId(1)},CAFE-01,1`, [2, 'B', 'id-sku-differ']],
    ['a formula', 'SKU,Precio\nLECHE-01,=1+1', [2, 'B', 'formula']],
    ['letters', 'SKU,Precio\nLECHE-01,doce', [2, 'B', 'not-digits']],
    ['a minus', 'SKU,Mínimo\nLECHE-01,-1', [2, 'B', 'negative']],
    ['decimals', 'SKU,Precio\nLECHE-01,0.0000001', [2, 'B', 'too-many-decimals']],
    ['size', 'SKU,Precio\nLECHE-01,9999999999', [2, 'B', 'too-large']],
    ['a category nobody has', 'SKU,Categoría\nLECHE-01,Nubes', [2, 'B', 'unknown-category']],
    ['a tax nobody has', 'SKU,Impuestos\nLECHE-01,20;77', [2, 'B', 'unknown-tax']],
    ['a treatment nobody has', 'SKU,Tratamiento\nLECHE-01,quizás', [2, 'B', 'unknown-treatment']],
  ])('names the row and the column of %s', (_, content, fault) => {
    const text = content.includes(';') ? content.replaceAll(',', '\t') : content;
    const file = readText(text);
    expect(faultsOf(file)).toEqual([fault]);
    expect(file.rows).toEqual([]);
  });

  it('names both rows of a product that stands in it twice, and takes neither', () => {
    const file = readText(`SKU,ID,Precio\nLECHE-01,,1\nCAFE-01,,2\n,${testId(1)},3\n`);
    expect(file.problems).toMatchObject([
      { row: 2, fault: { kind: 'twice', row: 4 } },
      { row: 4, fault: { kind: 'twice', row: 2 } },
    ]);
    expect(file.rows.map(({ line }) => line)).toEqual([3]);
    expect(rowsOf(file)).toEqual({ right: 1, wrong: 2, waiting: 0 });
  });

  it('takes the right rows beside the wrong ones', () => {
    const file = readText('SKU,Precio\nLECHE-01,1.50\nNADA,1\nCAFE-01,x\n000750,3\n');
    expect(file.rows.map(({ line }) => line)).toEqual([2, 5]);
    expect(faultsOf(file)).toEqual([
      [3, 'A', 'unknown-sku'],
      [4, 'B', 'not-digits'],
    ]);
  });

  it('asks what "1,234" is and never guesses', () => {
    const content = 'SKU;Precio;Mínimo\nLECHE-01;1,234;1\nCAFE-01;12,50;2\n000750;1.234;3\n';
    const asked = readText(content);
    expect(asked.ambiguous).toEqual(['1,234', '1.234']);
    expect(asked.rows.map(({ line }) => line)).toEqual([3]);
    expect(rowsOf(asked)).toEqual({ right: 1, wrong: 0, waiting: 2 });
    const prices = (comma: CommaMeaning) =>
      readText(content, comma).rows.map(({ change }) => change.price?.change);
    expect(prices('groups')).toMatchObject([
      { price: '1234' },
      { price: '12.50' },
      { price: '1.234' },
    ]);
    expect(prices('decimals')).toMatchObject([
      { price: '1.234' },
      { price: '12.50' },
      { price: '1234' },
    ]);
    expect(readText('SKU;Precio\nLECHE-01;1.234\n').ambiguous).toEqual([]);
  });

  it('says how many rows do not go on and why, but for those that say nothing', () => {
    const content = 'SKU;Precio\nLECHE-01;1,234\nCAFE-01;12,50\n000750;\nNADA;2\nNADA;1,234\n';
    const words = (comma: CommaMeaning | null) => leftOutInWords(rowsOf(readText(content, comma)));
    expect(words(null)).toBe(
      '3 de 4 filas del archivo quedan fuera: 2 con problemas, 1 espera la respuesta sobre la coma.',
    );
    expect(words('groups')).toBe('2 de 4 filas del archivo quedan fuera: 2 con problemas.');
    expect(leftOutInWords(rowsOf(readText('SKU,Precio\nLECHE-01,2\n')))).toBeNull();
  });

  it('asks what "2.000" is also of a product that costs 2', () => {
    const two = indexProducts([milk({ price: '2' }), rice]);
    const content = 'SKU;Precio\nLECHE-01;2.000\n000750;12,50\n';
    expect(readText(content, null, two).ambiguous).toEqual(['2.000']);
    expect(readText(content, 'decimals', two).rows[0]?.change.price?.change).toMatchObject({
      price: '2000',
    });
  });

  it('I16 cell: refuses formulas, dates and errors of a workbook by their cell, but only where they are read', () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`;
    const rows = `
      <row r="1">${cell('A1', 'SKU')}${cell('B1', 'Precio')}${cell('C1', 'Nombre')}</row>
      <row r="2">${cell('A2', 'LECHE-01')}<c r="B2"><f>A1</f><v>3</v></c></row>
      <row r="3">${cell('A3', 'CAFE-01')}<c r="B3" s="1"><v>46000</v></c></row>
      <row r="4">${cell('A4', '000750')}<c r="B4" t="e"><v>#REF!</v></c></row>
      <row r="5"><c r="A5"><v>750</v></c><c r="B5"><v>1.25</v></c></row>
      <row r="6">${cell('A6', 'LECHE-01')}<c r="B6"><v>1.1000000000000001</v></c><c r="C6"><f>B6</f></c></row>`;
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const file = readProductFile(tableOf(testWorkbook({ rows, styles })), index, references, null);
    expect(faultsOf(file)).toEqual([
      [2, 'B', 'formula'],
      [2, null, 'twice'],
      [3, 'B', 'date'],
      [4, 'B', 'error'],
      [5, 'A', 'lost-zeros'],
      [6, null, 'twice'],
    ]);
  });

  it('says when the lists it needs are not there', () => {
    const missing = { ...references, categories: { status: 'loading' } as const };
    const table = tableOf(strToU8('SKU,Categoría\nLECHE-01,Bebidas\n'));
    expect(faultsOf(readProductFile(table, index, missing, null))).toEqual([
      [2, 'B', 'categories-unread'],
    ]);
    expect(readProductFile(table, index, references, null).rows[0]?.change.categoryId).toBe(
      drinks.id,
    );
  });

  it('of any texts gives rows or problems for what it holds, and never throws', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom('LECHE-01', 'CAFE-01', '1,234', '1.5', '=A1', '__proto__', 'iva', '-'),
    );
    const row = fc.array(value, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const quoted = (cells: string[]) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
        const content = [['SKU', 'Precio', 'Impuestos'], ...rows].map(quoted).join('\n');
        const { rows: taken, problems } = readText(content);
        const told = new Set(problems.map((problem) => problem.row));
        return taken.every(({ line, product }) => !told.has(line) && index.byId.has(product.id));
      }),
      { numRuns: 200 },
    );
  });
});
