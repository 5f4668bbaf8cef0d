import { queryOptions } from '@tanstack/react-query';
import { attemptQueries } from '@/api/attempts/queries';
import type { AttemptDetail } from '@/api/attempts/schemas';

/** How often the record is read while its answer is awaited elsewhere. */
const awaitedMs = 3_000;

const isAwaited = ({ state }: AttemptDetail) => state === 'recorded' || state === 'sending';

/** The record of an attempt that another page may have under way, read until that has ended. */
export const awaitedAttempt = (id: string) =>
  queryOptions({
    ...attemptQueries.one(id),
    refetchInterval: ({ state: { data } }) => (data && isAwaited(data) ? awaitedMs : false),
  });
