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
    filter: (change: Partial<Omit<BatchFilters, 'page'>>) =>
      show(branchId, { ...filters, ...change, page: 1 }),
    clear: () => show(branchId, { ...filters, status: null, product: null, page: 1 }),
    /** A product or a page of this branch means nothing in another. */
    toBranch: (branch: string) => show(branch, { ...filters, product: null, page: 1 }),
  };
}
