import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testLotIn, today } from '../ladder/test-rows';
import { boardSteps, lotsOn, shadeOf } from './board-counts';

describe('a figure of the board', () => {
  const rows = [
    testLotIn(-3),
    testLotIn(-3, { availableQuantity: 0 }),
    testLotIn(-3, { isRemoved: true }),
    testLotIn(-2, { availableQuantity: null }),
    ...[0, 1, 7, 8, 15, 16, 30, 31, 60, 61].map((days) => testLotIn(days)),
    testLotIn(5, { availableQuantity: 0 }),
    testLotIn(6, { isRemoved: true }),
  ];

  it('counts what its list shows: no removed lots, and of the expired none without stock', () => {
    expect(boardSteps.map((step) => lotsOn(rows, step, today))).toEqual([2, 1, 3, 2, 2, 2]);
  });
});

describe('the shade of a figure', () => {
  it('is none for nothing and the deepest for the most', () => {
    expect(shadeOf(0, 40)).toBe(0);
    expect(shadeOf(0, 0)).toBe(0);
    expect(shadeOf(1, 400)).toBe(1);
    expect(shadeOf(40, 40)).toBe(5);
  });

  it('is never lighter for more', () => {
    const lots = fc.nat({ max: 3_000 });
    fc.assert(
      fc.property(lots, lots, lots, (one, other, most) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(shadeOf(less, most)).toBeLessThanOrEqual(shadeOf(more, most));
      }),
    );
  });
});
