import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanLines,
  countCharacters,
  hasControls,
  isBlank,
  withoutControls,
} from './typed-text';

describe('typed text', () => {
  it.each([
    [' Diario ', 'Diario', false],
    ['Diario\u00a0general', 'Diario general', false],
    ['\ufeffDia\u200brio', 'Diario', true],
    ['\u202etxt.exe\u202c', 'txt.exe', true],
    ['e\u0301', '\u00e9', false],
    ['half \ud83d', 'half', true],
    ['👨\u200d👩\u200d👧 مرحبا', '👨\u200d👩\u200d👧 مرحبا', false],
    ['=1+1 <b> {{7*7}} __proto__', '=1+1 <b> {{7*7}} __proto__', false],
  ])('%j is kept as %j', (typed, text, removed) => {
    expect(cleanLine(typed)).toEqual({ text, removed });
  });

  it('keeps the lines of a longer text', () => {
    expect(cleanLines(' uno  \r\n\tdos\u2028tres\r\n\r\n')).toEqual({
      text: 'uno\n dos\ntres',
      removed: false,
    });
  });

  it('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const clean of [cleanLine, cleanLines]) {
          const { text } = clean(typed);
          expect(clean(text)).toEqual({ text, removed: false });
        }
      }),
    );
  });

  it.each(['', '   ', '\u00a0', '\u200b', '\u200d\u200c', '\n\t'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it('is not blank where one character shows', () => {
    expect(isBlank(' \u200b.')).toBe(false);
  });

  it.each([
    ['a\u0000b', 'one', true],
    ['a\u0085b', 'one', true],
    ['a\nb', 'one', true],
    ['a\nb\tc', 'many', false],
    ['a\u0007b', 'many', true],
    ['ñ 🧾', 'one', false],
  ] as const)('%j in %s line(s): controls %s', (text, lines, found) => {
    expect(hasControls(text, lines)).toBe(found);
  });

  it('loses its controls when it is pasted, and says when some were more than breaks', () => {
    expect(withoutControls('uno\r\ndos', 'one')).toEqual({ text: 'uno dos', removed: false });
    expect(withoutControls('a\u0000b', 'one')).toEqual({ text: 'ab', removed: true });
    expect(withoutControls('uno\r\n\u0007dos', 'many')).toEqual({
      text: 'uno\r\ndos',
      removed: true,
    });
  });

  it.each([
    ['👨\u200d👩\u200d👧', 5],
    ['e\u0301', 1],
    ['ñandú', 5],
  ])('%j is counted in code points', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});
