import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvNumber, csvText, harmlessText } from './spreadsheet-cell';

/** Reads one quoted field the way RFC 4180 says, by itself. */
function unquote(field: string): string {
  expect(field.at(0)).toBe('"');
  expect(field.at(-1)).toBe('"');
  return field.slice(1, -1).replaceAll('""', '"');
}

describe('a text cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u200B=1',
    '−1',
    '﹣1',
  ])('%j is kept from being a formula', (text) => {
    expect(harmlessText(text)).toMatch(/^'/);
  });

  it.each(['\t=1', '\r=1', '\n=1', '\0=1', '\tplain', '\rplain', '\nplain', '\0plain'])(
    '%j does not start with what ends a cell or a line',
    (text) => {
      expect(harmlessText(text)).toMatch(/^'/);
    },
  );

  it('stays harmless for a program whose separator is the semicolon', () => {
    expect(harmlessText('x;=cmd|calc!A0')).toBe("x;'=cmd|calc!A0");
  });

  it.each(['01', '0007', 'Leche 1 L', 'A-1', '50 % = mitad', "O'Higgins", '1;2'])(
    '%j stays as it is',
    (text) => {
      expect(harmlessText(text)).toBe(text);
    },
  );

  it('comes back from the file as it was put in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unquote(csvText(text))).toBe(harmlessText(text));
      }),
    );
  });

  it('never starts a formula, whatever the text', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '\t',
        '\r',
        '\n',
        '\0',
        ' ',
        ';',
        '"',
        '\u200e',
        'x',
        '1',
      ),
    });
    fc.assert(
      fc.property(hostile, (text) => {
        for (const cell of unquote(csvText(text)).split(';')) {
          expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠\t\r\n\0]/);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a number cell', () => {
  it.each(['0', '-5', '12.50', '0.0000001', '123456789012345678901234567890.123456789'])(
    '%s is written digit by digit',
    (text) => {
      expect(csvNumber(text)).toBe(text);
    },
  );

  it.each(['', '007', '1e5', '1,5', '+5', '-5+1', '0x10', '٣', 'Infinity'])(
    '%j is no number',
    (text) => {
      expect(csvNumber(text)).toBe(csvText(text));
    },
  );
});
