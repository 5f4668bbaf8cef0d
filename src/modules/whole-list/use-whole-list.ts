import { hashKey, skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createListLoading, type ListLoading, type LoadingState } from './list-loading';
import type { PageSource } from './page-walk';
import type { WholeList } from './read-whole-list';

/** How long a list stays in memory when no screen shows it. */
const keptMs = 30 * 60_000;

export interface ListToLoad<Row> {
  /** The list's one entry in the cache, from keys.ts: it names everything that decides which rows come. */
  queryKey: QueryKey;
  /** Makes the way to its pages, anew for each reading. */
  pages: () => PageSource<Row>;
}

export interface WholeListInMemory<Row> extends Pick<ListLoading<Row>, 'resume' | 'cancel'> {
  /** How the reading goes; a cancelled or failed one keeps its rows as long as the screen stays. */
  loading: LoadingState<Row>;
  /** The list once all of it is there, also from an earlier visit; it stays while it is read again. */
  whole: WholeList<Row> | null;
  /** Reads the list from its first page. */
  start: () => void;
  /** Reads what is still missing, from where a reading stopped. */
  readRest: () => void;
}

/**
 * A list in memory, all pages of it, read when asked to. It is one entry of the query cache and never a page each; leaving the
 * screen gives up a reading that is under way, and a complete list is there when the person comes back.
 */
export function useWholeList<Row>({ queryKey, pages }: ListToLoad<Row>): WholeListInMemory<Row> {
  const client = useQueryClient();
  const { data: whole = null } = useQuery<WholeList<Row>>({
    queryKey,
    queryFn: skipToken,
    gcTime: keptMs,
    staleTime: Infinity,
    // Comparing a hundred thousand rows would save nothing: they are all new.
    structuralSharing: false,
  });
  const list = useLoadingOf<Row>(hashKey(queryKey));
  const loading = useSyncExternalStore(list.subscribe, list.state, list.state);
  useEffect(() => list.dismiss, [list]);
  const start = () => list.start(pages(), (read) => client.setQueryData(queryKey, read));
  const { status } = loading;
  const isStopped = status === 'cancelled' || (status === 'failed' && loading.canResume);
  return {
    loading,
    whole,
    start,
    readRest: isStopped ? list.resume : start,
    resume: list.resume,
    cancel: list.cancel,
  };
}

/** The loading that belongs to this list: another list starts with none. */
function useLoadingOf<Row>(hash: string): ListLoading<Row> {
  const [held, setHeld] = useState(() => ({ hash, list: createListLoading<Row>() }));
  if (held.hash === hash) return held.list;
  const next = { hash, list: createListLoading<Row>() };
  setHeld(next);
  return next.list;
}
