import { useNavigate } from '@tanstack/react-router';
import { searchOf, type AttemptFilters } from './attempt-search';

/** Every change of what the journal shows is a step in the history, so that Back undoes it. */
export function useAttemptNavigation(filters: AttemptFilters) {
  const navigate = useNavigate();
  const show = (next: AttemptFilters, replace = false) =>
    void navigate({ to: '/attempts', search: searchOf(next), replace });
  return {
    filter: (change: Partial<Omit<AttemptFilters, 'page'>>) =>
      show({ ...filters, ...change, page: 1 }),
    layout: (layout: AttemptFilters['layout']) => show({ ...filters, layout }, true),
    clear: () => show({ ...filters, unresolved: false, outcome: null, operation: null, page: 1 }),
  };
}
