import fc from 'fast-check';
import { addDays } from '../business-date';
import { ladderBands, ladderSteps, type LadderBand, type LadderStep } from './bands';
import type { WindowTotals } from './counts';
import type { StepOpening } from './opening';
import type { Stocked } from './sums';

export const today = '2026-11-23';

/** A lot with its cost beside it. */
export interface Lot extends Stocked {
  id: number;
  cost: string | null;
}

export function lot(days: number | null, change: Partial<Lot> = {}): Lot {
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
export function serviceOf(lots: readonly Lot[], includesExpired: boolean) {
  const ordered = lots.toSorted((a, b) => (a.daysToExpire ?? 1e9) - (b.daysToExpire ?? 1e9));
  const matching = ({ status, days = 30 }: Pick<StepOpening, 'status' | 'days'>) =>
    ordered.filter(({ daysToExpire: left }) => {
      if (status === null) return true;
      if (left === null) return false;
      if (status === 'expired') return left < 0;
      return left <= days && (includesExpired || left >= 0);
    });
  const total = (days: number) => matching({ status: 'expiring', days }).length;
  const totals: WindowTotals = {
    all: lots.length,
    expired: matching({ status: 'expired' }).length,
    expiring: { 7: total(7), 15: total(15), 30: total(30), 60: total(60) },
  };
  const fromPage = (opening: StepOpening, perPage: number) =>
    matching(opening).slice((opening.page - 1) * perPage);
  return { totals, fromPage };
}

export const steps = Object.keys(ladderSteps) as LadderStep[];
export const bands = Object.keys(ladderBands) as LadderBand[];
const near = fc.integer({ min: -3, max: 70 });
const anyDays = fc.oneof(near, near, fc.integer({ min: -400, max: 500 }), fc.constant(null));
export const anyLots = fc
  .array(fc.tuple(anyDays, fc.boolean(), fc.constantFrom(0, 1, 2, null)), { maxLength: 120 })
  .map((all) =>
    all.map(([days, isRemoved, availableQuantity], id) =>
      lot(days, { id, isRemoved, availableQuantity }),
    ),
  );
/** Whether `expiring` includes the expired. */
export const anyReading = fc.boolean();
