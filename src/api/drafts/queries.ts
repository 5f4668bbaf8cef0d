import { queryOptions } from '@tanstack/react-query';
import { draftKeys } from './keys';
import { fetchDraft, fetchDrafts } from './operations';
import type { DraftListParams } from './schemas';

/** What a screen's loader has just read is not read again as the screen is drawn. */
const justReadMs = 1_000;

export const draftQueries = {
  /** Drafts are saved all the time, in this tab and others: what was read before is shown and asked for again. */
  list: (params: DraftListParams) =>
    queryOptions({
      queryKey: draftKeys.list(params),
      queryFn: () => fetchDrafts(params),
      staleTime: justReadMs,
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
