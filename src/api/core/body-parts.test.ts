import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given, neededNumber, textPart } from './body-parts';
import { writeWireJson } from './wire-json';

describe('parts of a body', () => {
  it('M56 M145: what has no value is left out, and nothing else', () => {
    const parts = given({
      a: textPart('  '),
      b: textPart(' x '),
      c: textPart(''),
      d: 0,
      e: null,
    });
    expect(parts).toEqual({ b: 'x', d: 0, e: null });
    expect(Object.keys(parts)).toEqual(['b', 'd', 'e']);
  });

  it('M53 M55: a number goes as a JSON number of the digits typed', () => {
    const digits = fc
      .tuple(fc.boolean(), fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^(\.\d{1,20})?$/))
      .map(([minus, whole, fraction]) => (minus ? '-' : '') + whole + fraction);
    fc.assert(
      fc.property(digits, (text) => {
        const written = writeWireJson(neededNumber(` ${text} `));
        expect(JSON.parse(written)).toBe(Number(text));
        expect(written).toBe(text.replace(/^(-?)0+(?=\d)/, '$1'));
      }),
    );
  });

  it.each(['1e3', '1,5', '.5', '5.', 'x', '- 1', '1 000', 'NaN', 'Infinity', '0x1'])(
    'M53: %j is no number and never sent as one',
    (text) => {
      expect(() => neededNumber(text)).toThrow(TypeError);
    },
  );

  it('a number that has to be there is not made up', () => {
    expect(() => neededNumber(' ')).toThrow(TypeError);
  });
});
