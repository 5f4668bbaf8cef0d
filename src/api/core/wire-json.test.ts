import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireNumber, writeWireJson, type WireValue } from './wire-json';

describe('a body as text', () => {
  it('keeps the order of members and indents by two spaces', () => {
    const body = { b: 'x', a: [1, { c: null }], empty: [], none: {}, yes: true };
    expect(writeWireJson(body)).toBe(
      [
        '{',
        '  "b": "x",',
        '  "a": [',
        '    1,',
        '    {',
        '      "c": null',
        '    }',
        '  ],',
        '  "empty": [],',
        '  "none": {},',
        '  "yes": true',
        '}',
      ].join('\n'),
    );
  });

  it.each(['0', '12.50', '-0.10', '1243.870000', '90071992547409931.01', '-7'])(
    'M53 M54: writes %s as a number of exactly these digits',
    (digits) => {
      expect(writeWireJson({ amount: wireNumber(digits) })).toBe(`{\n  "amount": ${digits}\n}`);
    },
  );

  it.each(['', ' ', '1,5', '1e3', '.5', '5.', '01', '+1', 'NaN', 'Infinity', '0x10', '1 000', '٣'])(
    'refuses %j as the digits of a number',
    (digits) => {
      expect(() => wireNumber(digits)).toThrow(TypeError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1, 1e21, 2 ** 53])(
    'refuses %d as a count',
    (count) => {
      expect(() => writeWireJson({ count })).toThrow(TypeError);
    },
  );

  it('writes minus nothing as nothing', () => {
    expect(writeWireJson(-0)).toBe('0');
  });

  const planted: [string, unknown][] = [
    ['a member without a value', { a: undefined }],
    ['a hole in a list', [1, undefined]],
    ['a date', { at: new Date(0) }],
    ['a map', new Map()],
    ['a function', () => 1],
  ];
  it.each(planted)('M56: refuses %s, which JSON would leave out or say differently', (_, body) => {
    // A body built by mistake is of no type that the compiler lets through.
    expect(() => writeWireJson(body as WireValue)).toThrow(TypeError);
  });

  it('is what JSON itself would write, for everything both can say', () => {
    const value = fc.jsonValue({ stringUnit: 'grapheme' }).filter(hasOnlyCounts);
    fc.assert(
      fc.property(value, (body) => {
        expect(writeWireJson(body as WireValue)).toBe(JSON.stringify(body, null, 2));
      }),
    );
  });

  it('keeps hostile text and names inside their quotes', () => {
    const body = { 'a"b\n': '\u2028\ud800"\\</script>' };
    const text = writeWireJson(body);
    expect(text).toBe(JSON.stringify(body, null, 2));
    expect(text).not.toContain('\ud800');
  });
});

/** Fractions need a `WireNumber`; everything else is common to both. */
function hasOnlyCounts(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(hasOnlyCounts);
}
