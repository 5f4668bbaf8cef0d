import { queryOptions } from '@tanstack/react-query';
import type { OpenAttempts } from '@/contract/page-start';
import { openAtStart } from '../core/page-start';
import { resumeAfter } from '../core/retry';
import { makeStale } from '../core/stale';
import { staleAfterEnd } from '../invalidation';
import { attemptKeys } from './keys';
import { fetchAttempt, fetchAttempts, fetchOpenAttempts, fetchPeople } from './operations';
import type { AttemptListParams } from './schemas';

/** How often the gateway is asked while an attempt is open: its end comes from another tab, person or time limit. */
const openIntervalMs = 30_000;

export const attemptQueries = {
  list: (params: AttemptListParams) =>
    queryOptions({
      queryKey: attemptKeys.list(params),
      queryFn: () => fetchAttempts(params),
      placeholderData: (previous) => previous,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: attemptKeys.one(id),
      queryFn: async ({ client }) => {
        const attempt = await fetchAttempt(id);
        const open = client.getQueryData<OpenAttempts>(attemptKeys.open());
        // Sent before a reload or elsewhere, its end is told here first.
        if (attempt.state !== 'sending' && open?.sending.includes(id)) {
          void makeStale(client, staleAfterEnd);
        }
        return attempt;
      },
    }),
  people: () => queryOptions({ queryKey: attemptKeys.people(), queryFn: () => fetchPeople() }),
  /** What nobody knows the end of yet; it stands on every screen, so it is asked on focus and while there is any. */
  open: () =>
    queryOptions({
      queryKey: attemptKeys.open(),
      queryFn: () => fetchOpenAttempts(),
      initialData: () => openAtStart() ?? undefined,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, error, errorUpdatedAt } }) =>
        data !== undefined && data.unresolved + data.sending.length > 0
          ? openIntervalMs
          : resumeAfter({ error, failedAt: errorUpdatedAt }),
    }),
};
