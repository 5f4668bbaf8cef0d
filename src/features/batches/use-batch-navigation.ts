import { useNavigate } from '@tanstack/react-router';
import { searchOf, type BatchFilters } from './batch-search';

/** Every change of what the list shows is a step in the history, so that Back undoes it. */
export function useBatchNavigation(branchId: string, filters: BatchFilters) {
  const navigate = useNavigate();
  const show = (branch: string, next: BatchFilters) =>
    void navigate({
      to: '/branches/$branchId/batches',
      params: { branchId: branch },
      search: searchOf(next),
    });
  return {
    /** Another window is no longer that of the step. */
    filter: (change: Partial<Omit<BatchFilters, 'page'>>) =>
      show(branchId, {
        ...filters,
        ...(('status' in change || 'days' in change) && { band: null }),
        ...change,
        page: 1,
      }),
    clear: () => show(branchId, { ...filters, status: null, product: null, band: null, page: 1 }),
    /** A product or a page of this branch means nothing in another. */
    toBranch: (branch: string) => show(branch, { ...filters, product: null, page: 1 }),
  };
}
