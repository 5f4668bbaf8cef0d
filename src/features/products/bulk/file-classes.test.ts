import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { readTable } from '@/modules/table-file/read-table';
import { tableLimits } from '@/modules/table-file/table-file';
import { vat } from '../test-taxes';
import { readProductFile } from './product-file';
import { indexProducts } from './product-index';
import { milk, references } from './test-references';

const strange = milk({ id: testId(2), sku: '__proto__' });
const index = indexProducts([milk(), strange]);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function read(content: string) {
  const reading = readTable(strToU8(content), tableLimits);
  if ('problem' in reading) throw new Error(reading.problem.kind);
  return readProductFile(reading.table, index, references, null);
}

/** What a cell of prices gives: the price, or why there is none; `''` when it says nothing, `?` when a person is asked. */
function priced(cell: string): string {
  const { rows, problems, ambiguous } = read(`SKU;Precio;Mínimo\nLECHE-01;${quoted(cell)};1\n`);
  const change = rows[0]?.change.price?.change;
  const price = change?.way === 'set' ? change.price : '';
  return problems[0]?.fault.kind ?? (ambiguous.length > 0 ? '?' : price);
}

/** The titles name a class of input and a kind of field. */
describe('a cell of a file of products', () => {
  it.each<[title: string, read: Record<string, string>]>([
    ['I01 cell of numbers', { '': '', '   ': '', '\u00a0': '' }],
    [
      'I02 cell of numbers',
      {
        '0': '0',
        '999999999.999999': '999999999.999999',
        '1000000000': 'too-large',
        '0.0000001': 'too-many-decimals',
      },
    ],
    ['I03 cell of numbers', { ' 1.5 ': '1.5', '12 50': 'unclear' }],
    ['I06 cell of numbers', { '\u202a1.5\u202c': '1.5', '\u200f1.5': '1.5' }],
    ['I07 cell of numbers', { '1\u00075': 'not-digits', '1\u00855': 'not-digits' }],
    ['I08 cell of numbers', { '<b>1</b>': 'not-digits', '{{7*7}}': 'not-digits' }],
    ['I09 cell of numbers', { '=1+1': 'formula', '@x': 'not-digits', '+1': 'not-digits' }],
    ['I10 cell of numbers', { '-1': 'negative', '-0': '0', '\u22121': 'negative' }],
    [
      'I11 cell of numbers',
      {
        '1e3': 'not-digits',
        '0x10': 'not-digits',
        '1_000': 'not-digits',
        '１２': 'not-digits',
        '٣': 'not-digits',
      },
    ],
    [
      'I12 cell of numbers',
      { '1,234.56': '1234.56', '1.234,56': '1234.56', '12,50': '12.50', '1,234': '?' },
    ],
    ['I13 cell of numbers', { '1.005': '1.005', '1.0000005': 'too-many-decimals' }],
    ['I14 cell of numbers', { '9007199254740993': 'too-large', ['9'.repeat(400)]: 'too-large' }],
    ['I15 cell of numbers', { '$ 1,234.50\n': '1234.50' }],
  ])('%s', (_title, expected) => {
    const cells = Object.entries(expected);
    expect(cells.map(([cell]) => [cell, priced(cell)])).toEqual(cells);
  });

  it('I07 cell: a file with a NUL in it is no text', () => {
    expect(readTable(strToU8('SKU;Precio\nLECHE-01;1\u00005\n'), tableLimits)).toMatchObject({
      problem: { kind: 'other', is: 'binary' },
    });
  });

  it('I19 cell: a word the service has for nothing is named, and nothing is taken for it', () => {
    const { rows, problems } = read('SKU;Tratamiento\nLECHE-01;exonerado\n');
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([{ fault: { kind: 'unknown-treatment', name: 'exonerado' } }]);
  });

  it('I20 cell: a product that stands in two rows is taken from neither', () => {
    const { rows, problems } = read('SKU;Precio\nLECHE-01;1\nleche-01;2\nLECHE-01;3\n');
    expect(rows).toEqual([]);
    expect(problems.map(({ fault }) => fault.kind)).toContain('twice');
  });

  it('I20 cell: a tax that is named twice is chosen once', () => {
    const { rows } = read('SKU;Impuestos\nLECHE-01;20 + 20 + IVA\n');
    expect(rows).toMatchObject([{ change: { taxes: { way: 'choose', ids: [vat.id] } } }]);
  });

  it('I21 cell of codes: finds the product that is called so, and no other', () => {
    const { rows, problems } = read('SKU;Precio\n__proto__;1\nconstructor;2\n');
    expect(rows.map(({ product }) => product.id)).toEqual([strange.id]);
    expect(problems).toMatchObject([{ row: 3, fault: { kind: 'unknown-sku' } }]);
  });
});
