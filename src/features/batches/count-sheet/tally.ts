import type { Batch } from '@/api/batches/schemas';
import type { Store } from '@/domain/store';
import { lotCounted, type Standing } from '@/domain/lot-count';
import type { CountChange, Counts } from './counts';

/** How many lots of a sheet stand how. */
export type Tally = Readonly<Record<Standing, number>> & { isKept: boolean };

type Lots = readonly Pick<Batch, 'id' | 'availableQuantity'>[];

/** The tally of a sheet, as long as somebody listens moved by each change on its own: it is never counted again for a key. */
export function createTally(counts: Counts, lots: Lots): Pick<Store<Tally>, 'get' | 'subscribe'> {
  const expected = new Map(lots.map((lot) => [lot.id, lot.availableQuantity]));
  let tally = whole();

  function whole(): Tally {
    const found = { open: 0, unclear: 0, ticked: 0, same: 0, short: 0, over: 0, alone: 0 };
    for (const { id, availableQuantity } of lots) {
      found[lotCounted(counts.of(id), availableQuantity).standing] += 1;
    }
    return { ...found, isKept: counts.isKept() };
  }

  const move = (change: CountChange) => {
    if (change === null) {
      tally = whole();
      return;
    }
    const of = expected.get(change.id);
    if (of === undefined) return;
    const before = lotCounted(change.before, of).standing;
    const after = lotCounted(counts.of(change.id), of).standing;
    const isKept = counts.isKept();
    if (before !== after) {
      tally = { ...tally, isKept, [before]: tally[before] - 1, [after]: tally[after] + 1 };
    } else if (isKept !== tally.isKept) tally = { ...tally, isKept };
  };

  return {
    /** The same one until a lot stands otherwise than before. */
    get: () => tally,
    subscribe: (listener) => {
      // Something may have been counted before anybody listened.
      const now = whole();
      if (!isSame(now, tally)) tally = now;
      return counts.subscribe((change) => {
        move(change);
        listener();
      });
    },
  };
}

const isSame = (one: Tally, other: Tally) =>
  (Object.keys(one) as (keyof Tally)[]).every((name) => one[name] === other[name]);

/** Lots that are done with, of so many on the sheet. */
export const countedIn = ({ open, unclear }: Tally, total: number): number =>
  total - open - unclear;
