import { useMutation } from '@tanstack/react-query';
import { draftMutations } from '@/api/drafts/mutations';
import type { Draft, SaveDraft } from '@/api/drafts/schemas';
import { thisDraftPage } from '@/modules/drafts/draft-page';
import { useSession } from '@/modules/session/session-context';

/** Takes drafts away, and puts the last one back for as long as the screen stands. */
export function useDiscardedDraft() {
  const { operator, integration } = useSession();
  const discarding = useMutation(draftMutations.discard());
  const keeping = useMutation(draftMutations.keep());
  return {
    /** The draft that was taken away last. */
    last: discarding.data ?? null,
    isBusy: discarding.isPending || keeping.isPending,
    failure: discarding.error ?? keeping.error,
    /** Whether it is the way back that failed. */
    isUndoFailure: keeping.error !== null,
    /** `onGone` is called once it is off the list. */
    discard: (id: string, onGone: () => void) => {
      keeping.reset();
      discarding.mutate({ id, tab: thisDraftPage().tab }, { onSuccess: onGone });
    },
    /** `onBack` is called once it is on the list again. */
    undo: (draft: Draft, onBack: () => void) => {
      const worker = { operator, business: integration.business };
      keeping.mutate(
        { id: draft.id, draft: asNew(draft, worker) },
        {
          onSuccess: () => {
            discarding.reset();
            onBack();
          },
        },
      );
    },
    dismiss: discarding.reset,
  };
}

function asNew(draft: Draft, worker: Pick<SaveDraft, 'operator' | 'business'>): SaveDraft {
  const { form, schema, title, branchId, branchName, subjectId, values, origin } = draft;
  const { tab, nextRevision } = thisDraftPage();
  const label = { form, schema, title, branchId, branchName, subjectId };
  return { ...label, ...worker, base: 0, tab, revision: nextRevision(), values, origin };
}
