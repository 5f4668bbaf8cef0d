import type { Batch } from '@/api/batches/schemas';
import { isCounted, isOff, lotCounted } from '@/domain/lot-count';
import type { Counts } from './counts';

/** Which lots of a sheet are shown: all, those still to be counted, or those that are off. */
export type SheetShown = 'all' | 'open' | 'off';

/** The lots that a choice leaves out as they stand now. It is asked when somebody chooses, for no row goes away under the hand that fills it. */
export function lotsLeftOut(
  shown: SheetShown,
  lots: readonly Pick<Batch, 'id' | 'availableQuantity'>[],
  counts: Counts,
): ReadonlySet<string> {
  if (shown === 'all') return new Set();
  const left = lots.filter(({ id, availableQuantity }) => {
    const { standing } = lotCounted(counts.of(id), availableQuantity);
    return shown === 'open' ? isCounted(standing) : !isOff(standing);
  });
  return new Set(left.map(({ id }) => id));
}
