import type { Batch } from '@/api/batches/schemas';
import { isOnStep, isSpent, type LadderStep } from '@/domain/expiry-ladder/bands';

/** More than this nobody counts from one sheet, and a browser takes long to print. */
export const sheetLimit = 2_000;

export interface SheetRows {
  rows: readonly Batch[];
  /** Removed lots that belong to the list and are not on the sheet. */
  removed: number;
  /** Expired lots without stock that stand on the step and, as in its list, are not on the sheet. */
  spent: number;
  /** Lots over the limit. */
  leftOut: number;
}

export interface SheetChoice {
  /** Null is the whole filter. */
  band: LadderStep | null;
  /** Only these lots, by id; null is all of them. */
  chosen: ReadonlySet<string> | null;
  /** Whether removed lots are counted too. */
  withRemoved: boolean;
  today: string;
}

/** The lots to count, in the order of the list. */
export function sheetRows(
  lots: readonly Batch[],
  { band, chosen, withRemoved, today }: SheetChoice,
): SheetRows {
  const meant = lots.filter(
    (lot) =>
      (band === null || isOnStep(lot, band, today)) && (chosen === null || chosen.has(lot.id)),
  );
  const left = band === null ? meant : meant.filter((lot) => !isSpent(lot, band));
  const counted = withRemoved ? left : left.filter(({ isRemoved }) => isRemoved !== true);
  return {
    rows: counted.slice(0, sheetLimit),
    removed: left.length - counted.length,
    spent: meant.length - left.length,
    leftOut: Math.max(0, counted.length - sheetLimit),
  };
}
