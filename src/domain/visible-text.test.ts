import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleJson, visibleText } from './visible-text';

describe('visible text', () => {
  it.each([
    ['Leche\tentera\r\n1 L', 'Leche entera 1 L'],
    ['evil\u202Etxt.exe\u202C', 'eviltxt.exe'],
    ['\uFEFFA\u0000B\u200B', 'AB'],
    ['half \uD83D', 'half \uFFFD'],
    ['👨\u200D👩\u200D👧 ñandú 日本', '👨\u200D👩\u200D👧 ñandú 日本'],
  ])('%j becomes %j', (text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it('is one line, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const visible = visibleText(text);
        expect(visible).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(visibleText(visible)).toBe(visible);
      }),
    );
  });
});

describe('visible JSON', () => {
  it('names what turns the writing direction round', () => {
    expect(visibleJson('{"name":"a\u202Eb\u200B"}')).toBe('{"name":"a\\u202eb\\u200b"}');
  });

  it('says the same with nothing hidden in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const visible = visibleJson(JSON.stringify({ name }));
        expect(visible).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u);
        expect(JSON.parse(visible)).toEqual({ name });
      }),
    );
  });
});
