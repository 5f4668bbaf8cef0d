import { useQuery } from '@tanstack/react-query';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { shortIdentifier } from '@/domain/identifier';
import { useBranchPlace } from '@/modules/branch-picker/use-branches';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';

/** Asks for which branch the last purchase was. It stands behind a form's first fields, so that nothing of theirs waits for it. */
export function AskLastPurchase() {
  useQuery(purchaseQueries.last());
  return null;
}

/**
 * Asks in the review whether a purchase is for this branch, where the person's last one was for another, or where that is not known.
 * The last and not the most frequent: whoever works through a pile of documents of another branch is asked at its first one and no
 * more, and whoever took the wrong branch is asked at the next. The branch chosen last would say nothing: choosing one is how
 * people get to the form. `AskLastPurchase` asks for it.
 */
export function useOtherBranch(branchId: string, branch: string): string | null {
  const { data: last } = useQuery({ ...purchaseQueries.last(), enabled: false });
  const { name } = useBranchPlace(last?.branchId ?? branchId);
  const here = isolate(branch);
  if (last === undefined) return m.purchases_last_branch_unknown({ here });
  if (last === null || last.branchId === branchId) return null;
  return m.purchases_other_branch({
    here,
    last: isolateLast(name ?? last.branchName ?? shortIdentifier(last.branchId)),
  });
}
