import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LadderStep } from './bands';
import { countBands } from './counts';
import { addSums, costAtRisk, sumStep } from './sums';
import { anyLots, anyReading, bands, lot, serviceOf, today, type Lot } from './test-lots';

describe('the sums of loaded rows', () => {
  const costOf = (one: Lot) => one.cost;

  it('are exact', () => {
    const rows = [
      lot(3, { availableQuantity: 0.1, cost: '0.2' }),
      lot(4, { availableQuantity: 3, cost: '19.99' }),
    ];
    expect(sumStep(rows, 'within-7', { today, costOf })).toEqual({
      lots: 2,
      removedLots: 0,
      spentLots: 0,
      available: { known: '3.1', unknownLots: 0 },
      costAtRisk: { known: '59.99', unknownLots: 0 },
    });
  });

  it('agree with whole cents added as whole numbers', () => {
    const row = fc.record({ quantity: fc.nat({ max: 10_000 }), cents: fc.nat({ max: 1_000_000 }) });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const lots = rows.map(({ quantity, cents }) =>
          lot(0, {
            availableQuantity: quantity,
            cost: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
          }),
        );
        const expected = rows.reduce(
          (sum, one) => sum + BigInt(one.quantity) * BigInt(one.cents),
          0n,
        );
        const { known } = sumStep(lots, 'today', { today, costOf }).costAtRisk;
        const [whole = '', fraction = ''] = known.split('.');
        expect(BigInt(whole + fraction.padEnd(2, '0'))).toBe(expected);
      }),
    );
  });

  it('keep apart what is not known, and never take it for zero', () => {
    const rows = [lot(1), lot(1, { cost: null }), lot(1, { availableQuantity: null })];
    expect(sumStep(rows, '1-7', { today, costOf })).toMatchObject({
      available: { known: '2', unknownLots: 1 },
      costAtRisk: { known: '1.25', unknownLots: 2 },
    });
    expect(costAtRisk(lot(1, { availableQuantity: null }), '1')).toBeNull();
    expect(costAtRisk(lot(1), null)).toBeNull();
  });

  it('put nothing at risk where nothing is in stock, whatever it costs', () => {
    expect(costAtRisk(lot(1, { availableQuantity: 0 }), null)).toBe('0');
    expect(costAtRisk(lot(1, { availableQuantity: -4 }), '2')).toBe('0');
  });

  it('leave removed lots out by default and say how many', () => {
    const rows = [lot(1), lot(2, { isRemoved: true })];
    expect(sumStep(rows, 'within-7', { today, costOf })).toMatchObject({ lots: 1, removedLots: 1 });
    expect(sumStep(rows, 'within-7', { today, costOf, includeRemoved: true })).toMatchObject({
      lots: 2,
      removedLots: 0,
      costAtRisk: { known: '2.5' },
    });
  });

  it('count no expired lot without stock, removed or not, and say how many', () => {
    const rows = [
      lot(-1),
      lot(-1, { availableQuantity: 0 }),
      lot(-1, { availableQuantity: 0, isRemoved: true }),
      lot(-1, { availableQuantity: null }),
    ];
    const expected = { lots: 2, removedLots: 0, spentLots: 2 };
    expect(sumStep(rows, 'expired', { today, costOf })).toMatchObject(expected);
    const soon = [lot(3, { availableQuantity: 0 })];
    expect(sumStep(soon, 'within-7', { today, costOf })).toMatchObject({ lots: 1, spentLots: 0 });
  });

  it('of the steps add up to those of all their lots', () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const rows = lots.map((one, index) => ({ ...one, cost: index % 3 === 0 ? null : '0.1' }));
        const of = (step: LadderStep) => sumStep(rows, step, { today, costOf });
        expect(addSums([of('today'), of('1-7')])).toEqual(of('within-7'));
      }),
    );
  });

  it('of a step and the lots left out are what the service counts on it', () => {
    fc.assert(
      fc.property(anyLots, anyReading, (lots, includesExpired) => {
        const { totals } = serviceOf(lots, includesExpired);
        const counts = countBands(totals, includesExpired).lots;
        for (const band of bands) {
          const sum = sumStep(lots, band, { today, costOf });
          expect(sum.lots + sum.removedLots + sum.spentLots).toBe(counts[band]);
        }
      }),
    );
  });
});
