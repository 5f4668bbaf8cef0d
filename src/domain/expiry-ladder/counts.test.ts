import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnStep, ladderWindows } from './bands';
import { countBands } from './counts';
import { anyLots, anyReading, bands, lot, serviceOf, today } from './test-lots';

describe('the counts', () => {
  it('are those of the lots, under both readings of the window', () => {
    fc.assert(
      fc.property(anyLots, anyReading, (lots, includesExpired) => {
        const { totals } = serviceOf(lots, includesExpired);
        const { lots: counts, contradictory } = countBands(totals, includesExpired);
        expect(contradictory).toBe(false);
        for (const band of bands) {
          expect(counts[band]).toBe(lots.filter((one) => isOnStep(one, band, today)).length);
        }
      }),
    );
  });

  it('leave for later what no window holds', () => {
    const { totals } = serviceOf([lot(-1), lot(3), lot(61), lot(null)], false);
    expect(countBands(totals, false).lots.later).toBe(2);
    expect(countBands({ ...totals, expired: null }, false).lots.later).toBeNull();
    expect(countBands({ ...totals, all: null }, false).lots.later).toBeNull();
  });

  it('add up to the whole list', () => {
    fc.assert(
      fc.property(anyLots, anyReading, (lots, includesExpired) => {
        const counts = countBands(serviceOf(lots, includesExpired).totals, includesExpired).lots;
        const sum = bands.reduce((total, band) => total + (counts[band] ?? Number.NaN), 0);
        expect(sum).toBe(lots.length);
      }),
    );
  });

  it('are missing where a total is, and only there', () => {
    const { totals } = serviceOf([lot(-1), lot(3), lot(10), lot(20), lot(50)], true);
    const partial = { ...totals, expiring: { ...totals.expiring, 15: null } };
    expect(countBands(partial, true)).toEqual({
      lots: {
        expired: 1,
        'within-7': 1,
        '8-15': null,
        '16-30': null,
        '31-60': 1,
        later: 0,
      },
      contradictory: false,
    });
  });

  it('are never negative, and tell when the lots moved between the requests', () => {
    const total = fc.nat({ max: 50 });
    const moved = fc.record({
      all: total,
      expired: total,
      expiring: fc.record({ 7: total, 15: total, 30: total, 60: total }),
    });
    fc.assert(
      fc.property(moved, anyReading, (totals, includesExpired) => {
        const { lots, contradictory } = countBands(totals, includesExpired);
        const counts = bands.map((band) => lots[band] ?? 0);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
        const windows = [
          includesExpired ? totals.expired : 0,
          ...ladderWindows.map((days) => totals.expiring[days]),
          includesExpired ? totals.all : totals.all - totals.expired,
        ];
        expect(contradictory).toBe(windows.some((one, index) => one < (windows[index - 1] ?? 0)));
      }),
    );
  });
});
