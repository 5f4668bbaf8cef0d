import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../business-date';
import { isOnStep, type LadderStep } from './bands';
import { bands, lot, steps, today } from './test-lots';

describe('the steps', () => {
  it('hold every lot once, counting the bands', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -800, max: 800 })), (days) => {
        expect(bands.filter((band) => isOnStep(lot(days), band, today))).toHaveLength(1);
      }),
    );
  });

  it.each<[number, LadderStep[]]>([
    [-1, ['expired']],
    [0, ['within-7', 'today']],
    [1, ['within-7', '1-7']],
    [7, ['within-7', '1-7']],
    [8, ['8-15']],
    [15, ['8-15']],
    [16, ['16-30']],
    [30, ['16-30']],
    [31, ['31-60']],
    [60, ['31-60']],
    [61, ['later']],
    [366, ['later']],
  ])('a lot with %i days left stands on %j', (days, expected) => {
    expect(steps.filter((step) => isOnStep(lot(days), step, today))).toEqual(expected);
  });

  it('a lot without a date is left for later', () => {
    expect(steps.filter((step) => isOnStep(lot(null), step, today))).toEqual(['later']);
  });

  it("the service's verdict decides what has expired", () => {
    expect(isOnStep(lot(0, { isExpired: true }), 'expired', today)).toBe(true);
    expect(isOnStep(lot(0, { isExpired: true }), 'today', today)).toBe(false);
  });

  it('a lot whose days are not given is placed by its date', () => {
    const dated = lot(3, { daysToExpire: null, isExpired: null });
    expect(isOnStep(dated, '1-7', today)).toBe(true);
    expect(isOnStep(dated, 'expired', addDays(today, 4))).toBe(true);
    expect(isOnStep(lot(3, { daysToExpire: null, expirationDate: 'mañana' }), '1-7', today)).toBe(
      false,
    );
  });
});
