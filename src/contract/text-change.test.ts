import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textChange, withTextChange } from './text-change';

const someText = fc.string({
  unit: fc.constantFrom('a', 'b', 'ñ', '😀', '😁', '"'),
  maxLength: 12,
});

describe('a change of a text', () => {
  it('makes the one of the other', () => {
    fc.assert(
      fc.property(someText, someText, (before, after) => {
        expect(withTextChange(before, textChange(before, after))).toBe(after);
      }),
    );
  });

  it('never holds half a character', () => {
    fc.assert(
      fc.property(someText, someText, (before, after) => {
        expect(textChange(before, after).inserted).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  it('is what differs, and nothing around it', () => {
    const long = 'x'.repeat(1_000);
    expect(textChange(`${long}12${long}`, `${long}1.52${long}`)).toEqual({
      at: 1_001,
      removed: 0,
      inserted: '.5',
    });
    expect(textChange(long, long)).toEqual({ at: 1_000, removed: 0, inserted: '' });
  });

  it('of another text is none', () => {
    expect(withTextChange('ab', { at: 1, removed: 2, inserted: '' })).toBeNull();
  });
});
