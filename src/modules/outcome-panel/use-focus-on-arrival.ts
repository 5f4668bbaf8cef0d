import { useCallback } from 'react';

/** For what has to be dealt with now: it takes the focus when it comes, and comes into view. */
export function useFocusOnArrival() {
  return useCallback((element: HTMLElement | null) => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, []);
}
