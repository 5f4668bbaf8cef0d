import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from './decimal-text';

describe('decimalText', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [0.1, '0.1'],
    [-12.5, '-12.5'],
    [1e-7, '0.0000001'],
    [-1.25e-9, '-0.00000000125'],
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
  ])('%s is %s', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  it('means the same number, in digits alone', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimalText(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text) === value).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
