import { hashKey, skipToken, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { onAnswers } from '@/api/core/on-answers';
import { staleMark } from '@/api/core/stale';
import { createListLoading, type ListLoading, type LoadingState } from './list-loading';
import type { PageSource } from './page-walk';
import type { WholeList } from './read-whole-list';
import { useDoubt } from './use-doubt';

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
  /** A write may have changed it since it was read. */
  isDoubtful: boolean;
  /** Reads the list from its first page. */
  start: () => void;
  /** Reads what is still missing, from where a reading stopped. */
  readRest: () => void;
}

/**
 * A list in memory, all pages of it, read when asked to, and again once a write has made it doubtful. It is one entry of the query
 * cache and never a page each; leaving the screen gives up a reading that is under way, and a complete list is there when the
 * person comes back. @param catchesUp false: what is doubtful is read again only when asked to
 */
export function useWholeList<Row>(
  { queryKey, pages }: ListToLoad<Row>,
  { catchesUp = true }: { catchesUp?: boolean } = {},
): WholeListInMemory<Row> {
  const client = useQueryClient();
  const whole = useInMemory<Row>(queryKey);
  const list = useLoadingOf<Row>(hashKey(queryKey));
  const loading = useSyncExternalStore(list.subscribe, list.state, list.state);
  const isDoubtful = useDoubt(queryKey);
  const start = () => {
    const mark = staleMark(client, queryKey);
    list.start(pages(), (read) => {
      client.setQueryData(queryKey, read);
      // Its first pages may be from before a write that came while the last were read.
      if (staleMark(client, queryKey) !== mark) void client.invalidateQueries({ queryKey });
    });
  };
  const catchUp = useEffectEvent(() => {
    if (isDoubtful && catchesUp) start();
  });
  // Also a list that came while the next write was made is doubtful from its beginning.
  useEffect(() => catchUp(), [list, isDoubtful, whole]);
  useEffect(() => list.dismiss, [list]);
  const { status } = loading;
  const isStopped = status === 'cancelled' || (status === 'failed' && loading.canResume);
  return {
    loading,
    whole,
    isDoubtful,
    start,
    readRest: isStopped ? list.resume : start,
    resume: list.resume,
    cancel: list.cancel,
  };
}

/** All rows of a list where they are in memory and no write has made them doubtful; it asks for nothing. */
export function useKnownList<Row>(list: ListToLoad<Row>): WholeList<Row> | null {
  return useKnownLists([list])[0] ?? null;
}

/** The same of several lists, each null where it is not known. */
export function useKnownLists<Row>(lists: readonly ListToLoad<Row>[]): (WholeList<Row> | null)[] {
  const client = useQueryClient();
  const known = ({ queryKey }: ListToLoad<Row>) => {
    const state = client.getQueryState<WholeList<Row>>(queryKey);
    return state?.data === undefined || state.isInvalidated ? null : state;
  };
  const marks = () => lists.map((list) => known(list)?.dataUpdatedAt).join();
  const keys = lists.map(({ queryKey }) => queryKey);
  useSyncExternalStore((onChange) => onAnswers(client, keys, onChange), marks, marks);
  return lists.map((list) => known(list)?.data ?? null);
}

function useInMemory<Row>(queryKey: QueryKey): WholeList<Row> | null {
  const { data = null } = useQuery<WholeList<Row>>({
    queryKey,
    queryFn: skipToken,
    gcTime: keptMs,
    staleTime: Infinity,
    // Comparing a hundred thousand rows would save nothing: they are all new.
    structuralSharing: false,
  });
  return data;
}

/** The loading that belongs to this list: another list starts with none. */
function useLoadingOf<Row>(hash: string): ListLoading<Row> {
  const [held, setHeld] = useState(() => ({ hash, list: createListLoading<Row>() }));
  if (held.hash === hash) return held.list;
  const next = { hash, list: createListLoading<Row>() };
  setHeld(next);
  return next.list;
}
