import { expect, it } from 'vitest';
import { begunLine } from '@/domain/purchase/line';
import { readCsv } from '@/modules/table-file/read-csv';
import { gridOf } from './grid-state';
import { headingsIn, linesOfTable, placesIn } from './pasted-lines';
import { wrongLinesFile } from './wrong-lines-file';

it('holds the lines that are wrong and no others, and reads as they stand once it is pasted again', async () => {
  const right = { ...begunLine, sku: 'A', name: 'Arroz', quantity: '1', price: '2' };
  const wrong = [
    { ...right, sku: '0007', name: 'Maíz, "blanco"', quantity: 'dos', kind: 'exempt' as const },
    { ...right, name: '', type: 'service', price: '-1' },
    { ...right, kind: 'split' as const, exempt: '3' },
  ];
  const { blob, fileName } = wrongLinesFile(gridOf([right, ...wrong, begunLine, right]).rows);
  const csv = readCsv(await blob.text());
  const table = 'rows' in csv ? csv.rows : [];
  const matching = headingsIn(table) ?? [];
  expect(fileName).toMatch(/\.csv$/);
  const said = linesOfTable(table.slice(1), matching, ['goods', 'service']);
  expect(said.map((line) => ({ ...begunLine, ...line }))).toEqual(wrong);
  expect(table[1]?.at(-1)).toMatch(/^Cantidad: /);
  expect(placesIn(table)).toEqual([1, 2, 3]);
  expect(placesIn([['Código'], ['7']])).toEqual([null]);
});
