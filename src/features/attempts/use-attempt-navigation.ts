import { useNavigate, useRouter } from '@tanstack/react-router';
import { wholeJournal, type AttemptFilters } from './attempt-search';
import { journalAt } from './journal-at';

/** Every change of what the journal shows is a step in the history, so that Back undoes it; typing is one step, not one per key. */
export function useAttemptNavigation(filters: AttemptFilters) {
  const navigate = useNavigate();
  const router = useRouter();
  const show = (next: AttemptFilters, replace = false) =>
    void navigate({ ...journalAt(next), replace });
  return {
    open: (next: AttemptFilters) => show(next),
    filter: (change: Partial<Omit<AttemptFilters, 'page'>>) =>
      show({ ...filters, ...change, page: 1 }),
    type: (text: string) => {
      // Somebody is on the way to another screen: what was typed last must not call them back.
      if (router.latestLocation.pathname !== router.state.location.pathname) return;
      show({ ...filters, text, page: 1 }, filters.text.trim() !== '');
    },
    layout: (layout: AttemptFilters['layout']) => show({ ...filters, layout }, true),
    clear: () => show({ ...filters, ...wholeJournal, page: 1 }),
  };
}
