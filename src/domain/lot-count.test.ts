import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCounted, isOff, lotCounted, tidyCount, type Standing } from './lot-count';

const typed = (text: string, isTicked = true) => ({ typed: text, isTicked });

describe('a lot after the count', () => {
  it.each<[string, number | null, Standing, string | null]>([
    ['12', 12, 'same', '0'],
    ['12.0', 12, 'same', '0'],
    ['11', 12, 'short', '-1'],
    ['12,5', 12, 'over', '0.5'],
    ['1,234', 1234, 'same', '0'],
    ['1.5', 1.25, 'over', '0.25'],
    ['0', 12, 'short', '-12'],
    ['0.3', 0.1 + 0.2, 'same', '0'],
    ['3', -4, 'over', '7'],
    ['99999999.9999', 0, 'over', '99999999.9999'],
    ['1.2346', 1.23456, 'same', '0'],
    ['7', null, 'alone', null],
  ])('%s of %s expected is %s, off by %s', (text, expected, standing, difference) => {
    expect(lotCounted(typed(text), expected)).toMatchObject({ standing, difference });
  });

  it.each([
    ['doce', 'not-digits'],
    ['12x', 'not-digits'],
    ['1.2,3', 'unclear'],
    ['-3', 'negative'],
    ['0.00001', 'too-many-decimals'],
    ['100000000', 'too-large'],
  ])('%s is no count: %s', (text, problem) => {
    expect(lotCounted(typed(text), 5)).toEqual({
      standing: 'unclear',
      counted: null,
      difference: null,
      problem,
    });
  });

  it('that was only ticked off has no number, and one that was not is open', () => {
    expect(lotCounted(typed(''), 5)).toMatchObject({ standing: 'ticked', counted: null });
    expect(lotCounted(typed(' ', false), 5).standing).toBe('open');
    expect(lotCounted(undefined, 5).standing).toBe('open');
  });

  it('whose tick was taken off is to be counted again', () => {
    expect(lotCounted(typed('12', false), 5)).toMatchObject({ standing: 'open', counted: null });
  });

  it('is off exactly where what is left differs, and counted exactly where that is known', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (counted, expected) => {
        const { standing } = lotCounted(typed((counted / 100).toFixed(2)), expected / 100);
        expect(isCounted(standing)).toBe(true);
        expect(isOff(standing)).toBe(counted !== expected);
      }),
    );
  });
});

describe('what stands in the field once it is left', () => {
  it.each([
    ['1,5', '1.5'],
    ['1234,5', '1,234.5'],
    [' 12 ', '12'],
    ['007', '7'],
    ['doce', 'doce'],
    ['', ''],
  ])('of %s is %s', (text, tidy) => {
    expect(tidyCount(text)).toBe(tidy);
  });

  it('reads as it did before', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '2', '5', '9', '.', ',') }),
        (text) => {
          expect(lotCounted(typed(tidyCount(text)), 3)).toEqual(lotCounted(typed(text), 3));
        },
      ),
    );
  });
});
