import Big from 'big.js';
import { decimalText } from '../decimal-text';
import { isOnStep, isSpent, type Dated, type LadderStep } from './bands';

/** What a lot adds to the sums of its step. */
export interface Stocked extends Dated {
  isRemoved: boolean | null;
  availableQuantity: number | null;
}

export interface SumOptions<Lot> {
  /** `YYYY-MM-DD` in the business's calendar. */
  today: string;
  /** Cost of one unit in decimal digits, or null when it is not known; an unknown cost is never zero. */
  costOf: (lot: Lot) => string | null;
  /** Removed lots count only when asked for. */
  includeRemoved?: boolean;
}

/** A sum of what is known, in exact decimal digits, and how many lots it says nothing about. */
export interface PartialSum {
  known: string;
  unknownLots: number;
}

/** Sums over the loaded rows of one step. */
export interface StepSum {
  lots: number;
  /** Removed lots left out. */
  removedLots: number;
  /** Expired lots without stock, which never count; with the others they are what the service counts on the step. */
  spentLots: number;
  available: PartialSum;
  /** Available quantity times cost, where both are known. What is not in stock puts nothing at risk. */
  costAtRisk: PartialSum;
}

/** Adds up the loaded rows that stand on a step. It says nothing of rows that are not loaded. */
export function sumStep<Lot extends Stocked>(
  rows: readonly Lot[],
  step: LadderStep,
  { today, costOf, includeRemoved = false }: SumOptions<Lot>,
): StepSum {
  const onStep = rows.filter((lot) => isOnStep(lot, step, today));
  const left = onStep.filter((lot) => !isSpent(lot, step));
  const counted = includeRemoved ? left : left.filter((lot) => lot.isRemoved !== true);
  return {
    lots: counted.length,
    removedLots: left.length - counted.length,
    spentLots: onStep.length - left.length,
    available: sum(counted.map(availableOf)),
    costAtRisk: sum(counted.map((lot) => riskOf(lot, costOf(lot)))),
  };
}

/** The sums of several steps in one. No lot may stand on two of them. */
export function addSums(sums: readonly StepSum[]): StepSum {
  return {
    lots: sums.reduce((total, { lots }) => total + lots, 0),
    removedLots: sums.reduce((total, { removedLots }) => total + removedLots, 0),
    spentLots: sums.reduce((total, { spentLots }) => total + spentLots, 0),
    available: addParts(sums.map(({ available }) => available)),
    costAtRisk: addParts(sums.map((one) => one.costAtRisk)),
  };
}

function addParts(parts: readonly PartialSum[]): PartialSum {
  return {
    known: parts.reduce((total, { known }) => total.plus(known), new Big(0)).toFixed(),
    unknownLots: parts.reduce((total, { unknownLots }) => total + unknownLots, 0),
  };
}

/**
 * What is lost when the lot expires unsold, in exact decimal digits: available quantity times cost. Null when either is not known.
 * `cost` is that of one unit, in decimal digits.
 */
export function costAtRisk(lot: Stocked, cost: string | null): string | null {
  return riskOf(lot, cost)?.toFixed() ?? null;
}

function riskOf(lot: Stocked, cost: string | null): Big | null {
  const available = availableOf(lot);
  if (available === null) return null;
  if (available.lte(0)) return new Big(0);
  return cost === null ? null : available.times(cost);
}

function availableOf({ availableQuantity }: Stocked): Big | null {
  return availableQuantity === null ? null : new Big(decimalText(availableQuantity));
}

function sum(amounts: readonly (Big | null)[]): PartialSum {
  const known = amounts.filter((amount) => amount !== null);
  return {
    known: known.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(),
    unknownLots: amounts.length - known.length,
  };
}
