import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A new screen takes the focus at its title, so that keyboard and screen reader start there; a new filter does not. What counts
 * as new is compared here: of a navigation that is overtaken by its own redirect, the router tells the second half alone.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let shown = router.state.location.pathname;
    return router.subscribe('onRendered', ({ fromLocation, toLocation: { pathname } }) => {
      const isNew = fromLocation !== undefined && pathname !== shown;
      shown = pathname;
      if (!isNew) return;
      document.querySelector<HTMLElement>('[data-screen-title]')?.focus({ preventScroll: true });
    });
  }, [router]);
}
