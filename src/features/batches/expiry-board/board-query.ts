import { queryOptions } from '@tanstack/react-query';
import { batchKeys } from '@/api/batches/keys';
import type { Batch, WholeBatches } from '@/api/batches/schemas';
import { asApiError } from '@/api/core/errors';
import { branchTurns, type Turns } from '@/api/core/turns';
import { readWholeList, type WholeList } from '@/modules/whole-list/read-whole-list';
import { isOfToday } from '../ladder/is-of-today';
import { wholeBatches } from '../ladder/whole-batches';

/** How long the lots of a branch count as current: whoever comes back from a list asks the service nothing. */
export const boardFreshMs = 5 * 60_000;

/** How often a page that the service asked to wait for is asked for again before the reading is given up. */
const mostTries = 3;

/**
 * All lots of a filter, every page in turn with those of the other branches. It is the entry of the cache that the list of these
 * lots has, too: what was read for a figure is there when that figure is opened.
 */
export const boardQuery = (asked: WholeBatches) =>
  queryOptions({
    queryKey: batchKeys.whole(asked),
    queryFn: ({ signal }) => readInTurn(asked, branchTurns, signal),
    // The service counted the days left on the day that it was asked.
    staleTime: ({ state: { data } }) => (data && isOfToday(data.readAt) ? boardFreshMs : 0),
    structuralSharing: false,
  });

async function readInTurn(
  asked: WholeBatches,
  turns: Turns,
  signal: AbortSignal,
): Promise<WholeList<Batch>> {
  const reading = readWholeList(wholeBatches(asked).pages(), new Date());
  for (;;) {
    const read = await stepInTurn(() => turns.take(() => reading.step(signal), signal));
    if (read !== null) return read;
  }
}

/** What was read stays when the service asks to wait: the same page is asked for again once its pause is over. */
async function stepInTurn<Read>(step: () => Promise<Read>, tries = 1): Promise<Read> {
  try {
    return await step();
  } catch (thrown) {
    if (asApiError(thrown).kind !== 'rate-limited' || tries >= mostTries) throw thrown;
    return stepInTurn(step, tries + 1);
  }
}
