import type { Batch } from '@/api/batches/schemas';
import { isOnStep, isSpent, type LadderStep } from '@/domain/expiry-ladder/bands';

/** The steps of the board. What comes later than the last is nobody's concern yet. */
export const nearSteps = [
  'today',
  '1-7',
  '8-15',
  '16-30',
  '31-60',
] as const satisfies readonly LadderStep[];
export type NearStep = (typeof nearSteps)[number];
export type BoardStep = 'expired' | NearStep;
export const boardSteps: readonly BoardStep[] = ['expired', ...nearSteps];

/** How many rows the list of a step has: neither the removed nor, of the expired, those without stock. */
export function lotsOn(rows: readonly Batch[], step: BoardStep, today: string): number {
  return rows.filter(
    (lot) => lot.isRemoved !== true && isOnStep(lot, step, today) && !isSpent(lot, step),
  ).length;
}

/** The strongest shade. */
const deepest = 5;

/**
 * How deep a figure is shaded beside the largest of the board. By the root, so that a few lots stand out from none although another
 * branch has hundreds; only nothing has no shade.
 */
export function shadeOf(lots: number, most: number): number {
  return lots <= 0 || most <= 0 ? 0 : Math.ceil(deepest * Math.sqrt(Math.min(1, lots / most)));
}
