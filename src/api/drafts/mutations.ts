import { mutationOptions } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterDraft } from '../invalidation';
import { fetchDraft, removeDraft, saveDraft } from './operations';
import type { Draft, SaveDraft } from './schemas';

export const draftMutations = {
  /** Takes a draft away and hands it back whole, so that it can be put back. */
  discard: () =>
    mutationOptions({
      mutationFn: async ({ id, tab }: { id: string; tab: string }): Promise<Draft> => {
        const draft = await fetchDraft(id);
        await removeDraft(id, { version: draft.version, tab });
        return draft;
      },
      onSettled: (_draft, _error, _which, _context, { client }) =>
        makeStale(client, staleAfterDraft),
    }),
  /** Keeps a draft that is not there. */
  keep: () =>
    mutationOptions({
      mutationFn: ({ id, draft }: { id: string; draft: SaveDraft }) => saveDraft(id, draft),
      onSettled: (_version, _error, _kept, _context, { client }) =>
        makeStale(client, staleAfterDraft),
    }),
};
