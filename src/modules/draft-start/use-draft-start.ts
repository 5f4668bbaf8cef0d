import { useMutation } from '@tanstack/react-query';
import { draftMutations } from '@/api/drafts/mutations';
import type { DraftForm } from '@/api/drafts/schemas';
import { useSession } from '../session/session-context';

interface Start {
  title: string;
  /** Null for what belongs to the whole business. */
  branch: { id: string; name: string } | null;
  /** Under the names of the form; what they leave out is empty there. */
  values: object;
}

/**
 * Begins a form with what stands on this screen, as a draft of its own: values never travel in an address. Nothing of it is sent.
 */
export function useDraftStart(form: DraftForm, schema: number) {
  const { operator, integration } = useSession();
  const keeping = useMutation(draftMutations.keep());
  return {
    isUnderWay: keeping.isPending,
    hasFailed: keeping.isError,
    start: ({ title, branch, values }: Start, onKept: (draft: string) => void) => {
      if (keeping.isPending) return;
      const id = crypto.randomUUID();
      const draft = {
        form,
        schema,
        title,
        branchId: branch?.id.toLowerCase() ?? null,
        branchName: branch?.name ?? null,
        subjectId: null,
        origin: null,
        base: 0,
        tab: crypto.randomUUID(),
        revision: 1,
        operator,
        business: integration.business,
        values: { ...values },
      };
      keeping.mutate({ id, draft }, { onSuccess: () => onKept(id) });
    },
  };
}
