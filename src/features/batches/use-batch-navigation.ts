import { useNavigate } from '@tanstack/react-router';
import { searchOf, type BatchFilters, type BatchSearch } from './batch-search';

/** Every change of what the list shows is a step in the history, so that Back undoes it. */
export function useBatchNavigation(branchId: string, filters: BatchFilters) {
  const navigate = useNavigate();
  const to = '/branches/$branchId/batches';
  const show = (branch: string, next: BatchFilters) =>
    void navigate({
      to,
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
    /** How the rows are shown; the same rows, so that nothing starts over. */
    look: (change: Pick<Partial<BatchFilters>, 'sort' | 'removed' | 'columns' | 'density'>) =>
      show(branchId, { ...filters, ...change }),
    /** A saved view: an address like any other, checked when it is read. */
    view: (search: BatchSearch) => void navigate({ to, params: { branchId }, search }),
    clear: () => show(branchId, { ...filters, status: null, product: null, band: null, page: 1 }),
  };
}
