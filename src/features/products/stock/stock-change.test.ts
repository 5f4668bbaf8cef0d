import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtOf, isMostGone, isNoChange, isSameStock, stepOf } from './stock-change';

describe('M124: a change of stock', () => {
  it.each([
    [12, 'counted', '10', { before: '12', after: '10', difference: '-2' }],
    [12, 'difference', '-2', { before: '12', after: '10', difference: '-2' }],
    [12, 'difference', '0.5', { before: '12', after: '12.5', difference: '0.5' }],
    [-3, 'counted', '0', { before: '-3', after: '0', difference: '3' }],
    [1e-7, 'counted', '1', { before: '0.0000001', after: '1', difference: '0.9999999' }],
    [null, 'counted', '4', { before: null, after: '4', difference: null }],
    [null, 'difference', '4', null],
  ] as const)('from %s, %s %s', (stock, way, quantity, step) => {
    expect(stepOf(stock, { way, quantity })).toEqual(step);
  });

  it('is exact where binary fractions are not', () => {
    expect(stepOf(0.3, { way: 'difference', quantity: '-0.1' })).toMatchObject({ after: '0.2' });
  });

  it('is the same change whichever way it is said', () => {
    const quantity = fc.integer({ min: -9_999_999, max: 9_999_999 });
    fc.assert(
      fc.property(quantity, quantity, (stock, counted) => {
        const one = stepOf(stock / 1000, { way: 'counted', quantity: String(counted) });
        const other = stepOf(stock / 1000, {
          way: 'difference',
          quantity: one?.difference ?? '',
        });
        expect(other).toEqual(one);
      }),
    );
  });

  it('of the tail of a binary fraction is none', () => {
    const step = stepOf(0.1 + 0.2, { way: 'counted', quantity: '0.3' });
    expect(step && isNoChange(step)).toBe(true);
    expect(isSameStock('0.30000000000000004', '0.3')).toBe(true);
    expect(isSameStock('0.300001', '0.3')).toBe(false);
  });

  it('of nothing is none', () => {
    expect(isNoChange({ before: '2', after: '2.0', difference: '0' })).toBe(true);
    expect(isNoChange({ before: null, after: '2', difference: null })).toBe(false);
  });
});

describe('M127: what needs a second look', () => {
  it.each([
    [{ before: '12', after: '10', difference: '-2' }, null],
    [{ before: '12', after: '-1', difference: '-13' }, 'negative'],
    [{ before: '12', after: '1.5', difference: '-10.5' }, 'fraction'],
    [{ before: '1.5', after: '2.25', difference: '0.75' }, null],
    [{ before: '12', after: '99999', difference: '99987' }, null],
    [{ before: '12', after: '100000', difference: '99988' }, 'large'],
    [{ before: '150000', after: '3', difference: '-149997' }, 'large'],
    [{ before: '150000.5', after: '3.5', difference: '-149997' }, 'large'],
    [{ before: null, after: '-0.5', difference: null }, 'negative'],
  ] as const)('%o', (step, doubt) => {
    expect(doubtOf(step)).toBe(doubt);
  });

  it.each([
    [234, '18', true],
    [234, '116', true],
    [234, '117', false],
    [19, '0', false],
    [null, '0', false],
  ] as const)('most of %s goes where %s stay: %s', (stock, quantity, isGone) => {
    const step = stepOf(stock, { way: 'counted', quantity });
    expect(step && isMostGone(step)).toBe(isGone);
  });
});
