import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A new screen takes the focus at its title, so that keyboard and screen reader start there; a new filter does not. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        document.querySelector<HTMLElement>('[data-screen-title]')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
