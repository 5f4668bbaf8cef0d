import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '@/domain/visible-text';
import { testColumns, testPlan, testRow, testWords, type TestRow } from './test-lists';
import { xlsxFile } from './xlsx-file';
import { columnName } from './xlsx-markup';

async function write(rows: readonly TestRow[]): Promise<Record<string, string>> {
  const file = xlsxFile(testPlan({ format: 'xlsx' }));
  for (const row of rows) file.add([row]);
  const blob = file.finish([{ label: 'Sucursal', value: 'Central & Norte' }]);
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(parts).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

interface ReadCell {
  place: string;
  style: number;
  text: string | null;
  number: string | null;
}

/** Reads the cells of a sheet by itself. */
function cellsOf(sheet: string): ReadCell[] {
  const pattern =
    /<c r="([A-Z]+\d+)" s="(\d)"(?: t="inlineStr")?>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs;
  return [...sheet.matchAll(pattern)].map(([, place = '', style, text, number]) => ({
    place,
    style: Number(style),
    text: text === undefined ? null : unescaped(text),
    number: number ?? null,
  }));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

async function rowCells(change: Partial<TestRow>): Promise<Map<string, ReadCell>> {
  const sheet = (await write([testRow(1, change)]))['xl/worksheets/sheet1.xml'] ?? '';
  return new Map(cellsOf(sheet).map((cell) => [cell.place, cell]));
}

describe('M308: a spreadsheet file', () => {
  it('has every part that it names, and says what it is on a second sheet', async () => {
    const parts = await write([testRow(1)]);
    const named = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)];
    expect(named).toHaveLength(4);
    for (const [, path = ''] of named) expect(parts[path]).toBeDefined();
    expect(parts['xl/workbook.xml']).toContain('<sheet name="Lotes" sheetId="1"');
    expect(parts['xl/workbook.xml']).toContain('<sheet name="Acerca de" sheetId="2"');
    expect(cellsOf(parts['xl/worksheets/sheet2.xml'] ?? '').map(({ text }) => text)).toEqual([
      'Sucursal',
      'Central & Norte',
    ]);
  });

  it('holds numbers, real dates and text codes under a filtered heading', async () => {
    const sheet = (await write([testRow(1), testRow(2)]))['xl/worksheets/sheet1.xml'] ?? '';
    expect(cellsOf(sheet).slice(0, 12)).toEqual([
      ...['Producto', 'Código', 'Precio', 'Existencias', 'Vence', 'Vencido'].map(
        (text, column) => ({
          place: `${columnName(column)}1`,
          style: 1,
          text,
          number: null,
        }),
      ),
      { place: 'A2', style: 2, text: 'Producto 1', number: null },
      { place: 'B2', style: 2, text: '01', number: null },
      { place: 'C2', style: 4, text: null, number: '12.50' },
      { place: 'D2', style: 3, text: null, number: '3' },
      { place: 'E2', style: 5, text: null, number: '46349' },
      { place: 'F2', style: 2, text: 'no', number: null },
    ]);
    expect(sheet).toContain('<autoFilter ref="A1:F3"/>');
  });

  it('makes each column as wide as what stands in it, within reason', async () => {
    const widthsOf = async (rows: readonly TestRow[], sheet: 1 | 2 = 1) => {
      const markup = (await write(rows))[`xl/worksheets/sheet${sheet}.xml`] ?? '';
      return [...markup.matchAll(/<col min="\d+" max="\d+" width="(\d+)"/g)].map(([, width]) =>
        Number(width),
      );
    };
    expect(await widthsOf([])).toEqual([12, 10, 10, 15, 9, 11]);
    const rows = [
      testRow(1, { name: 'Ñame\nen saco de cien libras', price: '1234567.5' }),
      testRow(2, { name: 'x', code: 'y'.repeat(500) }),
    ];
    expect(await widthsOf(rows)).toEqual([24, 60, 14, 15, 12, 11]);
    expect(await widthsOf(rows, 2)).toEqual([10, 17]);
  });

  it('holds every row, in order, however long the list is', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => testRow(at));
    const sheet = (await write(rows))['xl/worksheets/sheet1.xml'] ?? '';
    const places = cellsOf(sheet).flatMap(({ place }) => (place.startsWith('A') ? [place] : []));
    expect(places).toEqual(Array.from({ length: 2_501 }, (_, at) => `A${at + 1}`));
  });

  it.each([
    ['2024-02-29', '45351'],
    ['1900-03-01', '61'],
  ])('knows the day number of %s', async (expires, number) => {
    expect((await rowCells({ expires })).get('E2')?.number).toBe(number);
  });

  it.each(['1900-02-28', '2026-02-30', 'pronto'])('keeps %s as text', async (expires) => {
    expect((await rowCells({ expires })).get('E2')?.text).toBe(expires);
  });

  it('keeps a number with more digits than a spreadsheet can hold as text', async () => {
    const exact = '0.123456789012345';
    expect((await rowCells({ price: exact })).get('C2')?.number).toBe(exact);
    const longer = '1234567890123456.78';
    expect((await rowCells({ price: longer })).get('C2')?.text).toBe(longer);
  });

  it('leaves what is not known empty', async () => {
    const cells = await rowCells({ name: null, price: null, stock: null, expired: null });
    expect([...cells.keys()].filter((place) => place.endsWith('2'))).toEqual(['B2', 'E2']);
  });

  it('keeps hostile text as text, to the letter', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        'constructor',
        '__proto__',
        '=1+1',
        ']]>',
        '</t>',
        '&amp;',
        '_x0041_',
        '__x000D_x',
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const sheet = (await write([testRow(1, { name })]))['xl/worksheets/sheet1.xml'] ?? '';
        expect(sheet).not.toContain('<f');
        expect(cellsOf(sheet).find(({ place }) => place === 'A2')?.text).toBe(visibleText(name));
      }),
    );
  });

  it('cuts a text that Excel would refuse', async () => {
    const cell = (await rowCells({ name: 'x'.repeat(40_000) })).get('A2');
    expect(cell?.text).toHaveLength(32_767);
    const emoji = (await rowCells({ name: `x${'\u{1f34e}'.repeat(20_000)}` })).get('A2');
    expect(emoji?.text?.slice(-3)).toBe('\u{1f34e}…');
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('calls column %i %s', (column, name) => {
    expect(columnName(column)).toBe(name);
  });

  it('names its sheets so that they can be opened', async () => {
    const file = xlsxFile({
      columns: testColumns,
      words: testWords,
      about: {
        ...testPlan().about,
        title: "Lotes: [todos] / 'Ñ' & más de treinta y un caracteres",
      },
    });
    const parts = unzipSync(new Uint8Array(await file.finish([]).arrayBuffer()));
    const name = /<sheet name="([^"]*)"/.exec(
      new TextDecoder().decode(parts['xl/workbook.xml']),
    )?.[1];
    expect(unescaped(name ?? '')).toMatch(/^[^[\]:*?/\\']{1,31}$/);
  });
});
