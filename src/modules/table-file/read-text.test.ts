import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';
import { limits, problemOf, read, readText, tableOf, text, textsOf } from './test-readings';
import { wideBytes } from './test-workbooks';

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

  it.each([
    ['A;1,50\nB;2,25\n', ';', ['A', '1,50']],
    ['0190b8a4;1,234.56\n', ';', ['0190b8a4', '1,234.56']],
    ['A;1,234,567.89\nB;2,345,678.90\n', ';', ['A', '1,234,567.89']],
    ['A,1,x;y\nB,2,x;y\n', ',', ['A', '1', 'x;y']],
    ['A\t1;2,50\nB\t3;4,25\n', '\t', ['A', '1;2,50']],
    ['A,1.50\nB,2.25\n', ',', ['A', '1.50']],
    ['A\nB\n', ',', ['A']],
  ])('without headings is parted at no comma of a number: %j', (content, separator, first) => {
    const reading = readText(content);
    expect(textsOf(reading)[0]).toEqual(first);
    expect(tableOf(reading).source).toMatchObject({ separator });
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
    [
      'a DTE',
      strToU8('{"identificacion":{"tipoDte":"03"},\n"resumen":{}}'),
      { kind: 'other', is: 'json' },
    ],
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

  it('limit table-file bytes rows columns: of as many bytes, rows and columns as it may have is read, and of one more refused', () => {
    const bytes = strToU8('a,b\nc,d\n');
    const exact = { ...limits, bytes: bytes.length, rows: 2, columns: 2 };
    expect(textsOf(readTable(bytes, exact))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const problems = [{ bytes: bytes.length - 1 }, { rows: 1 }, { columns: 1 }].map((less) =>
      problemOf(readTable(bytes, { ...exact, ...less })),
    );
    expect(problems).toEqual([
      { kind: 'too-large', mostBytes: bytes.length - 1 },
      { kind: 'too-many-rows', most: 1 },
      { kind: 'too-many-columns', most: 1 },
    ]);
  });
});
