import { useMutation } from '@tanstack/react-query';
import { draftMutations } from '@/api/drafts/mutations';
import { useSession } from '../session/session-context';

/** A line of an excluded-subject invoice as it is typed. */
export interface ExcludedRow {
  sku: string;
  description: string;
  quantity: string;
  /** An `ExcludedKind` once one is chosen. */
  kind: string;
  /** Of one. */
  price: string;
}

/** What an excluded-subject invoice may begin with, under the names of its form. */
export interface ExcludedStart {
  providerId: string;
  date: string;
  paymentType?: string;
  lines: readonly ExcludedRow[];
}

/**
 * Begins another excluded-subject invoice with what stands on this screen, as a draft of its own: values never travel in an
 * address. Nothing of it is sent.
 */
export function useExcludedStart(branch: { id: string; name: string }) {
  const { operator, integration } = useSession();
  const keeping = useMutation(draftMutations.keep());
  return {
    isUnderWay: keeping.isPending,
    hasFailed: keeping.isError,
    start: (values: ExcludedStart, onKept: (draft: string) => void) => {
      if (keeping.isPending) return;
      const id = crypto.randomUUID();
      const [first] = values.lines;
      const draft = {
        form: 'excluded-purchases',
        schema: 1,
        title: first?.description ?? '',
        branchId: branch.id.toLowerCase(),
        branchName: branch.name,
        subjectId: null,
        origin: null,
        base: 0,
        tab: crypto.randomUUID(),
        revision: 1,
        operator,
        business: integration.business,
        values: { ...values },
      } as const;
      keeping.mutate({ id, draft }, { onSuccess: () => onKept(id) });
    },
  };
}
