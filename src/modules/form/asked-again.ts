import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Called when somebody goes to the very address that is open, as by the link of the screen they are on: nothing else would come of
 * that. Null: they are where they want to be.
 */
export function useAskedAgain(onAsked: (() => void) | null): void {
  const router = useRouter();
  const isHeard = onAsked !== null;
  const tell = useEffectEvent(() => onAsked?.());
  useEffect(() => {
    if (!isHeard) return undefined;
    return router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation }) => {
      // A review has an entry of the history over the form's own (`review-entry.ts`), by the same address.
      if (!hrefChanged && toLocation.state.overFirst !== true) tell();
    });
  }, [router, isHeard]);
}
