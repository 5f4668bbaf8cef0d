import type { Batch } from '@/api/batches/schemas';
import { ladderSteps, type LadderStep } from '@/domain/expiry-ladder/bands';
import { mayLackRows } from '@/modules/whole-list/page-walk';
import { useReadWhenNeeded } from '@/modules/whole-list/use-read-when-needed';
import { useKnownLists, useWholeList } from '@/modules/whole-list/use-whole-list';
import type { BatchPlace } from '../batch-address';
import { isOfToday } from './is-of-today';
import type { RowsOfStep } from './strip-steps';
import { wholeBatches, wholeOf } from './whole-batches';

const steps = Object.keys(ladderSteps) as LadderStep[];

/**
 * The rows of the steps whose own list is in memory. Most removed lots have expired, and so have most without stock: that step, of
 * which few pages are expected, is read unasked, so that what it counts is what it opens.
 * @param placeOf where a step leads
 * @param expired lots that the service counts as expired; null where they need not be read
 */
export function useStepRows(
  branchId: string,
  placeOf: (step: LadderStep) => BatchPlace,
  expired: number | null,
): RowsOfStep {
  const listOf = (step: LadderStep) => wholeBatches(wholeOf(branchId, placeOf(step)));
  const known = useKnownLists(steps.map(listOf));
  useReadWhenNeeded(useWholeList(listOf('expired')), expired !== null && expired > 0, expired);
  return (step): readonly Batch[] | null => {
    const list = known[steps.indexOf(step)] ?? null;
    // Where some could not be read, or they do not add up to what the service told, its own count says more.
    const isAll = list !== null && !mayLackRows(list);
    return isAll && isOfToday(list.readAt) ? list.rows : null;
  };
}
