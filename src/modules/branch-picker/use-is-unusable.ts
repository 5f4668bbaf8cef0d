import { useQuery } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import { taxQueries } from '@/api/taxes/queries';
import { useUnusableBranches } from './unusable-branches';

/** Whether this page was told that the service does not know the branch: by one of its screens, or by the taxes that forms read. */
export function useIsUnusable(branchId: string): boolean {
  const isMarked = useUnusableBranches().has(branchId);
  // It only listens: the forms ask for them.
  const { error } = useQuery({ ...taxQueries.list(branchId), enabled: false });
  const told = error && asApiError(error);
  return isMarked || (told?.kind === 'not-found' && told.what === 'branch');
}
