import { useMutation } from '@tanstack/react-query';
import { draftMutations } from '@/api/drafts/mutations';
import type { DraftForm } from '@/api/drafts/schemas';
import { noteBegun } from '../drafts/draft-page';
import { draftTitle } from '../drafts/draft-title';
import { useSession } from '../session/session-context';

interface Start {
  title: string;
  /** Null for what belongs to the whole business; its name, where that is known. */
  branch: { id: string; name: string | null } | null;
  /** Under the names of the form; what they leave out is empty there. */
  values: object;
}

interface StartOfAny extends Start {
  form: DraftForm;
  /** The number of the shape that its values have. */
  schema: number;
}

/**
 * Begins a form with what stands on this screen, as a draft of its own: values never travel in an address. Nothing of it is sent.
 */
export function useDraftStart(form: DraftForm, schema: number) {
  const { start, keep, ...state } = useStartOfAny();
  return {
    ...state,
    start: (of: Start, onKept: (draft: string) => void) => start({ form, schema, ...of }, onKept),
    keep: (of: Start) => keep({ form, schema, ...of }),
  };
}

/** The same of whichever form turns out to be the one. */
export function useStartOfAny() {
  const { operator, integration } = useSession();
  const keeping = useMutation(draftMutations.keep());
  const toKeep = ({ form, schema, title, branch, values }: StartOfAny) => ({
    id: crypto.randomUUID(),
    draft: {
      form,
      schema,
      title: draftTitle(title),
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
    },
  });
  return {
    isUnderWay: keeping.isPending,
    hasFailed: keeping.isError,
    start: (of: StartOfAny, onKept: (draft: string) => void) => {
      if (keeping.isPending) return;
      const kept = toKeep(of);
      keeping.mutate(kept, {
        onSuccess: ({ savedAt }) => {
          noteBegun(kept.id, savedAt);
          onKept(kept.id);
        },
      });
    },
    /** One of several, for whoever waits for each. @returns the draft; null where it could not be kept */
    keep: async (of: StartOfAny): Promise<string | null> => {
      const kept = toKeep(of);
      try {
        await keeping.mutateAsync(kept);
        return kept.id;
      } catch {
        return null;
      }
    },
  };
}
