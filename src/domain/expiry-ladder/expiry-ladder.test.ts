import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../business-date';
import { isOnStep, ladderBands, ladderSteps, ladderWindows, type LadderStep } from './bands';
import { countBands, type WindowTotals } from './counts';
import { openStep, type StepOpening } from './opening';
import { costAtRisk, sumStep, type Stocked } from './sums';

const today = '2026-11-23';

interface Lot extends Stocked {
  id: number;
  cost: string | null;
}

function lot(days: number | null, change: Partial<Lot> = {}): Lot {
  return {
    id: 0,
    daysToExpire: days,
    expirationDate: days === null ? null : addDays(today, days),
    isExpired: days === null ? null : days < 0,
    isRemoved: false,
    availableQuantity: 1,
    cost: '1.25',
    ...change,
  };
}

/** The service as the description tells it, with the reading it leaves open. */
function serviceOf(lots: readonly Lot[], includesExpired: boolean) {
  const ordered = lots.toSorted((a, b) => (a.daysToExpire ?? 1e9) - (b.daysToExpire ?? 1e9));
  const matching = ({ status, days = 30 }: Pick<StepOpening, 'status' | 'days'>) =>
    ordered.filter(({ daysToExpire: left }) => {
      if (status === 'available') return true;
      if (left === null) return false;
      if (status === 'expired') return left < 0;
      return left <= days && (includesExpired || left >= 0);
    });
  const total = (days: number) => matching({ status: 'expiring', days }).length;
  const totals: WindowTotals = {
    expired: matching({ status: 'expired' }).length,
    expiring: { 7: total(7), 15: total(15), 30: total(30), 60: total(60), 365: total(365) },
  };
  const fromPage = (opening: StepOpening, perPage: number) =>
    matching(opening).slice((opening.page - 1) * perPage);
  return { totals, fromPage };
}

const steps = Object.keys(ladderSteps) as LadderStep[];
const bands = Object.keys(ladderBands) as (keyof typeof ladderBands)[];
const near = fc.integer({ min: -3, max: 70 });
const anyDays = fc.oneof(near, near, fc.integer({ min: -400, max: 500 }), fc.constant(null));
const anyLots = fc
  .array(fc.tuple(anyDays, fc.boolean()), { maxLength: 120 })
  .map((all) => all.map(([days, isRemoved], id) => lot(days, { id, isRemoved })));
const reading = fc.boolean();

describe('the steps', () => {
  it('hold every dated lot once, counting the bands', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
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
    [61, ['61-365']],
    [365, ['61-365']],
    [366, ['later']],
  ])('a lot with %i days left stands on %j', (days, expected) => {
    expect(steps.filter((step) => isOnStep(lot(days), step, today))).toEqual(expected);
  });

  it('a lot without a date stands on none', () => {
    expect(steps.filter((step) => isOnStep(lot(null), step, today))).toEqual([]);
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

describe('the counts', () => {
  it('are those of the lots, under both readings of the window', () => {
    fc.assert(
      fc.property(anyLots, reading, (lots, includesExpired) => {
        const { totals } = serviceOf(lots, includesExpired);
        const { lots: counts, contradictory } = countBands(totals, includesExpired);
        expect(contradictory).toBe(false);
        for (const band of bands.filter((one) => one !== 'later')) {
          expect(counts[band]).toBe(lots.filter((one) => isOnStep(one, band, today)).length);
        }
      }),
    );
  });

  it('say nothing of what no window counts', () => {
    expect(countBands(serviceOf([lot(400)], false).totals, false).lots.later).toBeNull();
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
        '61-365': 0,
        later: null,
      },
      contradictory: false,
    });
  });

  it('are never negative, and tell when the lots moved between the requests', () => {
    const total = fc.nat({ max: 50 });
    const moved = fc.record({
      expired: total,
      expiring: fc.record({ 7: total, 15: total, 30: total, 60: total, 365: total }),
    });
    fc.assert(
      fc.property(moved, reading, (totals, includesExpired) => {
        const { lots, contradictory } = countBands(totals, includesExpired);
        const counts = bands.map((band) => lots[band] ?? 0);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
        const windows = [
          includesExpired ? totals.expired : 0,
          ...ladderWindows.map((days) => totals.expiring[days]),
        ];
        expect(contradictory).toBe(windows.some((one, index) => one < (windows[index - 1] ?? 0)));
      }),
    );
  });
});

describe('what a step opens', () => {
  it('holds exactly its lots, from the page it points to on', () => {
    const perPage = fc.integer({ min: 1, max: 25 });
    fc.assert(
      fc.property(anyLots, reading, perPage, (lots, includesExpired, size) => {
        const service = serviceOf(lots, includesExpired);
        for (const step of steps) {
          const opening = openStep(step, size, service.totals, includesExpired);
          const opened = service
            .fromPage(opening, size)
            .filter((one) => isOnStep(one, step, today));
          const expected = lots.filter((one) => isOnStep(one, step, today));
          expect(new Set(opened)).toEqual(new Set(expected));
        }
      }),
    );
  });

  it.each([
    { soon: 49, page: 1, what: 'one lot before the edge' },
    { soon: 50, page: 2, what: 'on the edge' },
    { soon: 51, page: 2, what: 'one lot behind the edge' },
  ])('starts on page $page with $soon lots before it: $what', ({ soon, page }) => {
    const lots = [...Array.from({ length: soon }, () => lot(3)), lot(9)];
    const { totals } = serviceOf(lots, false);
    expect(openStep('8-15', 50, totals, false)).toEqual({
      status: 'expiring',
      days: 15,
      page,
      range: { from: 8, to: 15 },
    });
  });

  it('skips the expired where the window includes them', () => {
    const { totals } = serviceOf([...Array.from({ length: 120 }, () => lot(-5)), lot(0)], true);
    expect(openStep('today', 50, totals, true)).toMatchObject({ days: 1, page: 3 });
  });

  it('starts at the first page while a total is missing', () => {
    const totals = {
      expired: null,
      expiring: { 7: null, 15: null, 30: null, 60: null, 365: null },
    };
    expect(openStep('31-60', 50, totals, true)).toMatchObject({ days: 60, page: 1 });
  });

  it('is everything in stock beyond the longest window', () => {
    const { totals } = serviceOf([], false);
    expect(openStep('later', 50, totals, false)).toMatchObject({ status: 'available', page: 1 });
  });
});

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

  it('of a step and the lots left out are what the service counts on it', () => {
    fc.assert(
      fc.property(anyLots, reading, (lots, includesExpired) => {
        const { totals } = serviceOf(lots, includesExpired);
        const counts = countBands(totals, includesExpired).lots;
        for (const band of bands.filter((one) => one !== 'later')) {
          const sum = sumStep(lots, band, { today, costOf });
          expect(sum.lots + sum.removedLots).toBe(counts[band]);
        }
      }),
    );
  });
});
