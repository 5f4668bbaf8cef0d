import { useEffect, useEffectEvent } from 'react';
import type { WholeListInMemory } from './use-whole-list';

/** Rows that are read unasked: ten requests of the largest page. A longer list waits for the person. */
const mostUnasked = 2_000;

/**
 * Begins to read all of a list as soon as an answer needs it, so that the answer is about the whole. A reading that was given up or
 * failed is not begun again: the screen then says how far it came, and offers the rest.
 * @param total rows of the list; null before that is told
 */
export function useReadWhenNeeded(
  list: WholeListInMemory<unknown>,
  needed: boolean,
  total: number | null,
): void {
  const { loading, whole } = list;
  const isWanted =
    needed && whole === null && loading.status === 'idle' && total !== null && total <= mostUnasked;
  const begin = useEffectEvent(() => list.start());
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
}
