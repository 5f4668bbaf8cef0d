import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainNumber, harmlessText } from '@/domain/spreadsheet-cell';
import { csvFile } from './csv-file';
import { parseCsv, testColumns, testRow, testWords, type TestRow } from './test-lists';

async function write(rows: readonly TestRow[]) {
  const file = csvFile(testColumns, testWords);
  file.add(rows);
  const blob = file.finish([{ label: 'Sucursal', value: 'Central' }]);
  return { blob, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function tableOf(rows: readonly TestRow[]): Promise<string[][]> {
  const { bytes } = await write(rows);
  return parseCsv(new TextDecoder().decode(bytes)).slice(3);
}

describe('M308: a CSV file', () => {
  it('is UTF-8 with its mark, what it is about above the table, each line ended the same', async () => {
    const { blob, bytes } = await write([testRow(1)]);
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(blob.type).toBe('text/csv;charset=utf-8');
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        '"Sucursal","Central"',
        '',
        '"Producto","Código","Precio","Existencias","Vence","Vencido"',
        '"Producto 1","01",12.50,3,2026-11-23,"no"',
        '',
      ].join('\r\n'),
    );
  });

  it('begins with the table where it says nothing of itself', async () => {
    const file = csvFile(testColumns, testWords);
    file.add([testRow(1)]);
    const text = await file.finish([]).text();
    expect(text.replace('\ufeff', '')).toMatch(/^"Producto",/);
  });

  it('keeps digits, leading zeros and empty cells', async () => {
    const row = testRow(1, {
      name: null,
      code: '0007411001234567890',
      price: '0.0000001',
      stock: null,
    });
    expect(await tableOf([row])).toEqual([
      ['', '0007411001234567890', '0.0000001', '', '2026-11-23', 'no'],
    ]);
  });

  it.each([
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    [-0.1, '-0.1'],
    [Number.NaN, ''],
  ])('writes %d as %j', async (price, expected) => {
    expect((await tableOf([testRow(1, { price })]))[0]?.[2]).toBe(expected);
  });

  it('keeps a date that does not exist as the text it is', async () => {
    const { bytes } = await write([testRow(1, { expires: '2026-02-30' })]);
    expect(new TextDecoder().decode(bytes)).toContain('"2026-02-30"');
  });

  it('comes back as it was written, and no cell starts a formula', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('=', '-', '@', '"', ',', ';', '\r', '\n', '\t', '\0', 'a'),
      }),
    );
    const row = fc.record({ id: fc.uuid(), name: text, code: text, price: text });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (changes) => {
        const table = await tableOf(changes.map((change) => testRow(change.id, change)));
        expect(table.map((line) => line.slice(0, 3))).toEqual(
          changes.map(({ name, code, price }) =>
            [name, code, price].map((value) => (value === '' ? '' : harmlessText(value))),
          ),
        );
        for (const cell of table.flat().filter((one) => !isPlainNumber(one))) {
          expect(cell).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/);
        }
      }),
    );
  });

  it('is the same however the rows come', async () => {
    const rows = Array.from({ length: 9_000 }, (_, index) =>
      testRow(index, { name: 'ñ'.repeat(60) }),
    );
    const { bytes } = await write(rows);
    const file = csvFile(testColumns, testWords);
    for (let at = 0; at < rows.length; at += 200) file.add(rows.slice(at, at + 200));
    const apart = file.finish([{ label: 'Sucursal', value: 'Central' }]);
    expect(await apart.text()).toBe(new TextDecoder().decode(bytes));
  });
});
