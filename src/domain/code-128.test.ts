import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barcodeOf } from './code-128';

/** What a reader sees: the widths of bars and spaces in turn. */
function widthsOf(text: string): string {
  const { bars = [], modules = 0 } = barcodeOf(text) ?? {};
  return bars
    .map(({ at, width }, index) => {
      const next = bars[index + 1]?.at ?? modules;
      return `${width}${index === bars.length - 1 ? '' : next - at - width}`;
    })
    .join('');
}

const patterns = new Map<string, number>();
const symbols = (text: string) => {
  const all = widthsOf(text);
  const data = all.slice(0, -7);
  return { parts: data.match(/.{6}/g) ?? [], end: all.slice(-7) };
};

// Every symbol of the set B, by what is drawn for it alone: the second pattern of a text of one letter.
for (let code = 0; code < 95; code += 1) {
  patterns.set(symbols(String.fromCharCode(code + 32)).parts[1] ?? '', code);
}
// And those of the set C, of which the first hundred are the same bars.
for (let pair = 0; pair < 100; pair += 1) {
  patterns.set(symbols(String(pair).padStart(2, '0')).parts[1] ?? '', pair);
}
patterns.set('114131', 100);
patterns.set('113141', 99);
patterns.set('311141', 101);
patterns.set('411131', 102);
patterns.set('211214', 104);
patterns.set('211232', 105);

/** A reader of its own: it goes by what is drawn and by the check symbol. */
function read(text: string): string | null {
  const { parts, end } = symbols(text);
  const values = parts.map((part) => patterns.get(part) ?? -1);
  const check = values.pop() ?? -1;
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  if (sum % 103 !== check || end !== '2331112') return null;
  let set = values[0] === 105 ? 'C' : 'B';
  let seen = '';
  for (const value of values.slice(1)) {
    if (value === 99 && set === 'B') set = 'C';
    else if (value === 100 && set === 'C') set = 'B';
    else seen += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return seen;
}

describe('a barcode', () => {
  it('draws distinct symbols of eleven modules, whose bars are an even number of them', () => {
    expect(patterns.size).toBe(105);
    for (const pattern of patterns.keys()) {
      const digits = Array.from(pattern, Number);
      expect(digits.reduce((sum, width) => sum + width, 0)).toBe(11);
      expect(digits.reduce((sum, width, at) => sum + (at % 2 === 0 ? width : 0), 0) % 2).toBe(0);
    }
  });

  it.each([
    // Start B, "PJJ123C", check 55, stop: worked out by hand from the standard's table.
    [
      'PJJ123C',
      ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', '311321'],
    ],
    // Start C, 75 01 23, check 95, stop.
    ['750123', ['211232', '241211', '222122', '312131', '221114']],
  ])('of %s has the symbols of the standard', (text, parts) => {
    expect(symbols(text).parts.slice(0, -1)).toEqual(parts.slice(0, -1));
    expect(read(text)).toBe(text);
  });

  it('is read back as the text it was made of', () => {
    const ascii = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 24,
    });
    const mixed = fc
      .array(fc.oneof(fc.stringMatching(/^\d{1,9}$/), fc.constantFrom('A', '-', 'x', ' ')), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.join(''));
    fc.assert(fc.property(fc.oneof(ascii, mixed), (text) => read(text) === text));
  });

  it('of digits is short, and shorter than letters', () => {
    // Start, six pairs, check and stop.
    expect(barcodeOf('750123456789')?.modules).toBe(11 * 8 + 13);
    expect(barcodeOf('ABCDEFGHIJKL')?.modules).toBe(11 * 14 + 13);
  });

  it.each(['', 'PIÑA', 'A\tB', '牛'])('of %j there is none', (text) => {
    expect(barcodeOf(text)).toBeNull();
  });
});
