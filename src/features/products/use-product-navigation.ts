import { useNavigate, useRouter } from '@tanstack/react-router';
import { searchOf, type ProductFilters } from './product-search';

/** Every change of what the list shows is a step in the history, so that Back undoes it; typing is one step, not one per key. */
export function useProductNavigation(branchId: string, filters: ProductFilters) {
  const navigate = useNavigate();
  const router = useRouter();
  const show = (next: ProductFilters, replace = false) =>
    void navigate({
      to: '/branches/$branchId/products',
      params: { branchId },
      search: searchOf(next),
      replace,
    });
  return {
    open: (next: ProductFilters) => show(next),
    filter: (change: Partial<Omit<ProductFilters, 'page'>>) =>
      show({ ...filters, ...change, page: 1 }),
    type: (text: string) => {
      // Somebody is on the way to another screen: what was typed last must not call them back.
      if (router.latestLocation.pathname !== router.state.location.pathname) return;
      show({ ...filters, text, page: 1 }, filters.text.trim() !== '');
    },
    sort: (sort: string | undefined) => show({ ...filters, sort }, true),
    layout: (layout: ProductFilters['layout']) => show({ ...filters, layout }, true),
    clear: () => show({ ...filters, text: '', low: false, tax: null, category: null, page: 1 }),
  };
}
