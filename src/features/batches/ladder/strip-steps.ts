import type { Batch } from '@/api/batches/schemas';
import { isOnStep, isSpent, type LadderBand, type LadderStep } from '@/domain/expiry-ladder/bands';
import type { StepCount } from './use-ladder-counts';

export interface StripStep {
  step: LadderStep;
  count: StepCount | { state: 'after-rows' };
  /** Lots without stock stand on it and are not counted, which nothing else says before all rows are read. */
  leavesSpent?: boolean;
}

/** How near a step is; its colour follows, and its name says the same. */
export function nearnessOf(step: LadderStep): 'past' | 'near' | 'far' {
  if (step === 'expired') return 'past';
  return step === 'today' || step === '1-7' || step === 'within-7' || step === '8-15'
    ? 'near'
    : 'far';
}

/** The rows of a step that are in memory, perhaps among others; null where they are not. */
export type RowsOfStep = (step: LadderStep) => readonly Batch[] | null;

/**
 * The seven steps of the strip. The service has no window that ends with today, so the first days are told apart by the rows,
 * and stand in one count until those are `read`. A step whose rows are in memory has as many lots as its list shows: the service
 * counts removed ones with the others, and they are left out unless `removed`; expired ones without stock always are.
 */
export function stripSteps(
  counts: Record<LadderBand, StepCount>,
  rowsOf: RowsOfStep,
  read: boolean,
  today: string,
  removed: boolean,
): StripStep[] {
  const isWanted = ({ isRemoved }: Batch) => removed || isRemoved !== true;
  const isSpentHere = (lot: Batch) =>
    isWanted(lot) && isOnStep(lot, 'expired', today) && isSpent(lot, 'expired');
  const exact = (step: LadderStep, otherwise: StripStep['count']): StripStep => {
    const shown = rowsOf(step)?.filter((lot) => isWanted(lot) && !isSpent(lot, step));
    return {
      step,
      count: shown ? { state: 'known', lots: lotsOn(shown, step, today) } : otherwise,
    };
  };
  const counted = (step: LadderBand) => exact(step, counts[step]);
  return [
    {
      ...counted('expired'),
      leavesSpent: !read && (rowsOf('expired') ?? []).some(isSpentHere),
    },
    exact('today', { state: 'after-rows' }),
    read ? exact('1-7', { state: 'after-rows' }) : counted('within-7'),
    counted('8-15'),
    counted('16-30'),
    counted('31-60'),
    counted('later'),
  ];
}

const countedAndLoaded = ['expired', 'within-7', '8-15', '16-30', '31-60'] as const;

/** Whether some count and the loaded rows tell different numbers of lots: they moved between the readings. */
export function countsDiffer(
  counts: Record<LadderBand, StepCount>,
  rows: readonly Batch[],
  today: string,
): boolean {
  return countedAndLoaded.some((band) => {
    const count = counts[band];
    return count.state === 'known' && count.lots !== lotsOn(rows, band, today);
  });
}

function lotsOn(rows: readonly Batch[], step: LadderStep, today: string): number {
  return rows.filter((lot) => isOnStep(lot, step, today)).length;
}
