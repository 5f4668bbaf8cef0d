import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../export/csv-file';
import type { ExportColumn } from '../export/export-plan';
import { xlsxFile } from '../export/xlsx-file';
import { testWords } from '../export/test-lists';
import { visibleText } from '@/domain/visible-text';
import { readTable } from './read-table';
import { tableLimits, type TableCell, type TableReading } from './table-file';
import { testWorkbook, wideBytes } from './test-workbooks';

const limits = { ...tableLimits, rows: 50, columns: 10 };
const read = (bytes: Uint8Array) => readTable(bytes, limits);
const readText = (text: string) => read(strToU8(text));

const tableOf = (reading: TableReading) => {
  if ('problem' in reading) throw new Error(reading.problem.kind);
  return reading.table;
};
const textsOf = (reading: TableReading) =>
  tableOf(reading).rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null));
const problemOf = (reading: TableReading) => ('problem' in reading ? reading.problem : null);
const text = (value: string): TableCell => ({ kind: 'text', text: value });

describe('a text file', () => {
  it.each([
    ['comma', 'SKU,Precio\nA,"1,50"\n', ','],
    ['semicolon', 'SKU;Precio\nA;1,50\n', ';'],
    ['tab', 'SKU\tPrecio\nA\t1,50\n', '\t'],
    ['a told separator', 'sep=;\nSKU;Precio\nA;1,50\n', ';'],
  ])('is read with its separator: %s', (_, content, separator) => {
    const reading = readText(content);
    expect(textsOf(reading)).toEqual([
      ['SKU', 'Precio'],
      ['A', '1,50'],
    ]);
    expect(tableOf(reading).source).toEqual({ format: 'csv', encoding: 'utf-8', separator });
    expect(tableOf(reading).rows.map(({ row }) => row)).toEqual([1, 2]);
  });

  const content = 'SKU,Nombre\nÑ-1,Piña y café\n';
  it.each([
    ['utf-8', strToU8(content), 'utf-8'],
    ['utf-8 with its mark', strToU8(`\ufeff${content}`), 'utf-8'],
    ['utf-16, small end first', wideBytes(content, 'le', true), 'utf-16'],
    ['utf-16, big end first', wideBytes(content, 'be', true), 'utf-16'],
    ['utf-16 without its mark', wideBytes(content, 'le', false), 'utf-16'],
    ['windows-1252', Uint8Array.from(content, (letter) => letter.charCodeAt(0)), 'windows-1252'],
  ])('is read in its encoding: %s', (_, bytes, encoding) => {
    const reading = read(bytes);
    expect(textsOf(reading)[1]).toEqual(['Ñ-1', 'Piña y café']);
    expect(tableOf(reading).source).toMatchObject({ encoding });
  });

  it('counts rows as a spreadsheet does, also over empty ones and breaks within a cell', () => {
    const { rows } = tableOf(readText('a\r\n\r\n"b\nb"\r\nc'));
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it('keeps a formula as the text it is', () => {
    expect(tableOf(readText('a,=1+1')).rows[0]?.cells).toEqual([text('a'), text('=1+1')]);
  });

  it.each<[string, Uint8Array, object]>([
    ['nothing', new Uint8Array(), { kind: 'empty' }],
    ['only empty lines', strToU8('\n , \n'), { kind: 'empty' }],
    ['an open quote', strToU8('a,b\n"c,d\ne,f'), { kind: 'unclosed', row: 2 }],
    ['too many rows', strToU8('a\n'.repeat(51)), { kind: 'too-many-rows', most: 50 }],
    ['too many columns', strToU8(','.repeat(10) + 'x'), { kind: 'too-many-columns', most: 10 }],
    ['bytes', Uint8Array.of(65, 0, 66, 1, 0, 7, 0, 0, 3), { kind: 'other', is: 'binary' }],
    ['a PDF', strToU8('%PDF-1.7\n'), { kind: 'other', is: 'pdf' }],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), { kind: 'other', is: 'image' }],
    ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), { kind: 'other', is: 'image' }],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), { kind: 'other', is: 'archive' }],
    ['a web page', strToU8('<html><table>'), { kind: 'other', is: 'web-page' }],
    [
      'an XML sheet',
      strToU8('<?xml version="1.0"?><Workbook/>'),
      { kind: 'other', is: 'web-page' },
    ],
    ['rich text', strToU8('{\\rtf1 a}'), { kind: 'other', is: 'document' }],
    ['an old Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), { kind: 'old-excel' }],
    [
      'a protected workbook',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...wideBytes('EncryptedPackage', 'le', false)),
      { kind: 'encrypted' },
    ],
  ])('that is %s is named as what it is', (_, bytes, problem) => {
    expect(problemOf(read(bytes))).toEqual(problem);
  });

  it('larger than the limit is refused', () => {
    const reading = readTable(strToU8('a,b'), { ...limits, bytes: 2 });
    expect(problemOf(reading)).toEqual({ kind: 'too-large', mostBytes: 2 });
  });
});

describe('a workbook', () => {
  it('gives shared, inline and rich texts, numbers and what is no value', () => {
    const rows = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><t>dos</t></is></c><c r="C3"><v>1.1000000000000001</v></c></row>
      <row r="4"><c r="A4" t="n"><v>7.501234567890E+12</v></c><c r="B4"><f>1+1</f><v>2</v></c></row>
      <row r="5"><c r="A5" t="e"><v>#N/A</v></c><c r="B5" t="b"><v>1</v></c><c r="C5" s="1"><v>46000</v></c></row>
      <row r="6"><c r="A6" s="1"/></row>`;
    const shared = [
      '<si><t>SKU &amp; c&#243;digo</t></si>',
      '<si><r><t>Pre</t></r><r><t>cio</t></r><rPh><t>x</t></rPh></si>',
    ];
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    expect(tableOf(read(testWorkbook({ rows, shared, styles })))).toEqual({
      source: { format: 'xlsx', sheet: 'Hoja1', sheets: 1 },
      rows: [
        { row: 1, cells: [text('SKU & código'), text('Precio')] },
        { row: 3, cells: [text('dos'), null, { kind: 'number', text: '1.1' }] },
        {
          row: 4,
          cells: [
            { kind: 'number', text: '7501234567890' },
            { kind: 'formula', text: '' },
          ],
        },
        {
          row: 5,
          cells: [
            { kind: 'error', text: '#N/A' },
            { kind: 'boolean', text: '1' },
            { kind: 'date', text: '46000' },
          ],
        },
      ],
    });
  });

  it('is read with prefixed tags and without places', () => {
    const rows = '<x:row><x:c t="str"><x:v>a</x:v></x:c><x:c/><x:c><x:v>2</x:v></x:c></x:row>';
    expect(textsOf(read(testWorkbook({ rows })))).toEqual([['a', null, '2']]);
  });

  it.each([
    ['dd/mm/yyyy', true],
    ['[$-es-SV]d mmm', true],
    ['h:mm', true],
    ['"día" 0.00', false],
    ['0.00E+00', false],
    ['_-"$"* #,##0.00_-', false],
    ['General', false],
  ])('takes the format %s for a date: %s', (format, isDate) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`;
    const rows = '<row><c s="0"><v>5</v></c></row>';
    const [row] = tableOf(read(testWorkbook({ rows, styles }))).rows;
    expect(row?.cells[0]?.kind).toBe(isDate ? 'date' : 'number');
  });

  it('is read from its first sheet that can be seen', () => {
    const sheets =
      '<sheet name="Oculta" state="hidden" r:id="rId1"/><sheet name="Precios" r:id="rId2"/>';
    const others = {
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row><c t="str"><v>aquí</v></c></row></sheetData></worksheet>',
    };
    const { source, rows } = tableOf(read(testWorkbook({ rows: '', sheets, others })));
    expect(source).toMatchObject({ sheet: 'Precios', sheets: 1 });
    expect(rows[0]?.cells).toEqual([text('aquí')]);
  });

  it.each<[string, () => Uint8Array, object]>([
    ['cut off', () => testWorkbook({ rows: '<row/>' }).slice(0, 300), { kind: 'damaged' }],
    ['without a sheet', () => testWorkbook({ rows: '', sheets: '' }), { kind: 'no-sheet' }],
    ['an archive', () => zipSync({ 'foto.jpg': strToU8('x') }), { kind: 'other', is: 'archive' }],
    [
      'a text document',
      () => zipSync({ 'word/document.xml': strToU8('x') }),
      { kind: 'other', is: 'document' },
    ],
    [
      'an OpenDocument sheet',
      () => zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('x') }),
      { kind: 'open-document' },
    ],
    [
      'with a document type',
      () => testWorkbook({ rows: '<!DOCTYPE a [<!ENTITY b "c">]>' }),
      { kind: 'damaged' },
    ],
    [
      'of too many rows',
      () => testWorkbook({ rows: '<row><c><v>1</v></c></row>'.repeat(51) }),
      { kind: 'too-many-rows', most: 50 },
    ],
    [
      'of too many columns',
      () => testWorkbook({ rows: '<row><c r="ZZ1"><v>1</v></c></row>' }),
      { kind: 'too-many-columns', most: 10 },
    ],
  ])('%s is refused by its reason', (_, bytes, problem) => {
    expect(problemOf(read(bytes()))).toEqual(problem);
  });

  it('that grows beyond the limit is not unpacked, nor one that lies about its size', () => {
    const bomb = testWorkbook({ rows: ' '.repeat(200_000) });
    const tight = { ...limits, unpackedBytes: 100_000 };
    expect(problemOf(readTable(bomb, tight))).toEqual({ kind: 'swells' });
    expect(problemOf(readTable(withSizeTold(bomb, 200_080, 500), tight))).toEqual({
      kind: 'damaged',
    });
    const crowd = zipSync(
      Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}`, new Uint8Array()])),
    );
    expect(problemOf(read(crowd))).toEqual({ kind: 'swells' });
  });
});

/** The same package, telling another size wherever it tells this one or a few bytes more. */
function withSizeTold(bytes: Uint8Array, near: number, told: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1) {
    if (Math.abs(view.getUint32(at, true) - near) < 100) view.setUint32(at, told, true);
  }
  return copy;
}

describe('any table', () => {
  const columns: ExportColumn<readonly string[]>[] = [0, 1, 2].map((at) => ({
    heading: `c${at}`,
    kind: 'code',
    value: (row) => row[at] ?? null,
  }));
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('=1+1', "'a", "'=b", '-5', 'a;-b', '@x', '_x000D_', '"'),
  );
  const tables = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 6 });
  const plan = {
    columns,
    words: testWords,
    about: { title: 'T', branch: '', filter: '', operator: '' },
  };
  const seen = (rows: string[][]) =>
    rows
      .map((row) =>
        row.map((value) => (visibleText(value).trim() === '' ? null : visibleText(value))),
      )
      .filter((row) => row.some((value) => value !== null));

  it('written as a workbook comes back cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const file = xlsxFile<readonly string[]>(plan);
        file.add(rows);
        const bytes = new Uint8Array(await file.finish([]).arrayBuffer());
        const texts = textsOf(readTable(bytes, limits)).slice(1).map(padded);
        const trimmed = texts.map((row) =>
          row.map((value) => (value?.trim() === '' ? null : value)),
        );
        expect(trimmed.filter((row) => row.some((value) => value !== null))).toEqual(seen(rows));
      }),
      { numRuns: 60 },
    );
  });

  it('of bytes never throws', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', 'PK\u0003\u0004', 'sep=;\n'),
        (bytes, start) => {
          const reading = read(Uint8Array.of(...strToU8(start), ...bytes));
          expect('table' in reading || 'problem' in reading).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('written as CSV comes back as people saw it', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const file = csvFile<readonly string[]>(columns, plan.words);
        file.add(rows);
        const bytes = new Uint8Array(await file.finish([]).arrayBuffer());
        const texts = textsOf(readTable(bytes, limits)).slice(1).map(padded);
        const shown = seen(rows);
        expect(texts.length).toBe(shown.length);
        expect(texts.map((row) => row.map(loose))).toEqual(shown.map((row) => row.map(loose)));
      }),
      { numRuns: 60 },
    );
  });

  const padded = (row: (string | null)[]) => [...row, null, null, null].slice(0, 3);
  /** Guards before and within a text: nobody can tell them from apostrophes that were typed. */
  const loose = (value: string | null) =>
    value?.replace(/^'(?=\s*[=+\-@])/, '').replaceAll(";'", ';') ?? null;
});
