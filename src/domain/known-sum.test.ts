import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownSum } from './known-sum';

const textOf = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });

describe('a sum of amounts', () => {
  it('is the same as one of whole cents, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.option(cents), { maxLength: 200 }), (amounts) => {
        const { sum, unknown } = knownSum(
          amounts.map((one) => (one === null ? null : textOf(one))),
        );
        const known = amounts.filter((one) => one !== null);
        const [whole = '', decimals = ''] = sum.split('.');
        const exact = BigInt(whole + decimals.padEnd(2, '0'));
        expect(exact).toBe(known.reduce((total, one) => total + one, 0n));
        expect(unknown).toBe(amounts.length - known.length);
      }),
    );
  });

  it('counts what is not known, and takes it for no zero', () => {
    expect(knownSum(['0.1', null, '0.2', null])).toEqual({ sum: '0.3', unknown: 2 });
    expect(knownSum([null])).toEqual({ sum: '0', unknown: 1 });
    expect(knownSum([])).toEqual({ sum: '0', unknown: 0 });
  });
});
