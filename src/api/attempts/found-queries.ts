import { queryOptions } from '@tanstack/react-query';
import { wait } from '../core/wait';
import { attemptKeys } from './keys';
import { fetchAttempts } from './operations';
import { fetchSentPurchases } from './purchases';

/** How long a text has to stand before it is looked for, in milliseconds: what is typed on is never asked. */
const restMs = 400;

/** Reads once the text has rested; whoever leaves it before that has asked nothing. */
async function rested<Answer>(read: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  await wait(restMs, signal);
  signal.throwIfAborted();
  return read();
}

/** What is known here by a reference or the number of a document: the first rows, and how many there are. */
export const foundQueries = {
  attempts: (q: string, perPage: number) =>
    queryOptions({
      queryKey: attemptKeys.found('attempts', q),
      queryFn: ({ signal }) =>
        rested(() => fetchAttempts({ q, page: 1, perPage }, { signal }), signal),
    }),
  purchases: (q: string, perPage: number) =>
    queryOptions({
      queryKey: attemptKeys.found('purchases', q),
      queryFn: ({ signal }) =>
        rested(() => fetchSentPurchases({ q, page: 1, perPage }, { signal }), signal),
    }),
};
