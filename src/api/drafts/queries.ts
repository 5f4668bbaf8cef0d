import { queryOptions } from '@tanstack/react-query';
import { draftKeys } from './keys';
import { fetchDraft, fetchDrafts } from './operations';
import type { DraftListParams } from './schemas';

/**
 * As the page opens, what was just read is not read again when the first screen is drawn. Later everything read before is old: a
 * draft may have been saved since. In milliseconds, from the page's start and from the answer.
 */
const openingMs = 3_000;
const justReadMs = 1_000;
const staleTime = () => (performance.now() < openingMs ? justReadMs : 0);

export const draftQueries = {
  /** Drafts are saved all the time, in this tab and others: what was read before is shown and asked for again. */
  list: (params: DraftListParams) =>
    queryOptions({
      queryKey: draftKeys.list(params),
      queryFn: () => fetchDrafts(params),
      staleTime,
      refetchOnWindowFocus: true,
    }),
  /** Read when a form opens it, and not kept: from then on the form has it. */
  one: (id: string) =>
    queryOptions({
      queryKey: draftKeys.one(id),
      queryFn: () => fetchDraft(id),
      staleTime: 0,
      gcTime: 0,
    }),
};
