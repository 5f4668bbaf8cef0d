import { queryOptions } from '@tanstack/react-query';
import { draftKeys } from './keys';
import { fetchDraft, fetchDrafts } from './operations';
import type { DraftListParams } from './schemas';

export const draftQueries = {
  /** Drafts are saved all the time, in this tab and others: what was read before is shown and asked for again. */
  list: (params: DraftListParams) =>
    queryOptions({
      queryKey: draftKeys.list(params),
      queryFn: () => fetchDrafts(params),
      staleTime: 0,
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
