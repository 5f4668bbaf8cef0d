import { useNavigate } from '@tanstack/react-router';
import { searchOf, type ProductFilters } from './product-search';

/** Every change of what the list shows is a step in the history, so that Back undoes it; typing is one step, not one per key. */
export function useProductNavigation(branchId: string, filters: ProductFilters) {
  const navigate = useNavigate();
  const show = (branch: string, next: ProductFilters, replace = false) =>
    void navigate({
      to: '/branches/$branchId/products',
      params: { branchId: branch },
      search: searchOf(next),
      replace,
    });
  return {
    open: (next: ProductFilters) => show(branchId, next),
    filter: (change: Partial<Omit<ProductFilters, 'page'>>) =>
      show(branchId, { ...filters, ...change, page: 1 }),
    type: (text: string) =>
      show(branchId, { ...filters, text, page: 1 }, filters.text.trim() !== ''),
    sort: (sort: string | undefined) => show(branchId, { ...filters, sort }, true),
    layout: (layout: ProductFilters['layout']) => show(branchId, { ...filters, layout }, true),
    clear: () =>
      show(branchId, { ...filters, text: '', low: false, tax: null, category: null, page: 1 }),
    toBranch: (branch: string) => show(branch, { ...filters, page: 1 }),
  };
}
