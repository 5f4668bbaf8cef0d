import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';
import { limits, problemOf, read, tableOf, text, textsOf } from './test-readings';
import { testWorkbook } from './test-workbooks';

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

  it('limit table-file unpackedBytes: that grows beyond the limit is not unpacked, nor one that lies about its size', () => {
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
