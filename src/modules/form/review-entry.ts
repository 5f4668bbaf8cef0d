import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** How many are open: in a dialog over a form, another one may have its own. */
let reviews = 0;

/**
 * Where the page was opened by its address, one step back leads out of the app before anybody here is asked: an entry of the
 * history that shows the same form stands over the first one from its first review on. Back from that review, and only that,
 * stays; back from the form goes past both entries.
 */
export function useReviewEntry(onBack: (() => void) | undefined): void {
  const router = useRouter();
  const isReview = onBack !== undefined;
  const standOver = useEffectEvent(() => {
    if (router.history.canGoBack()) return;
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (kept) => ({ ...kept, overFirst: true }),
      resetScroll: false,
      ignoreBlocker: true,
    });
  });
  useEffect(() => {
    if (!isReview) return undefined;
    reviews += 1;
    standOver();
    return () => {
      reviews -= 1;
    };
  }, [isReview]);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      if (onBack !== undefined) {
        onBack();
        return true;
      }
      if (reviews > 0 || router.history.location.state.overFirst !== true) return false;
      // The router goes forward again to where it was; from there it is two steps out.
      window.addEventListener('popstate', () => window.history.go(-2), { once: true });
      return true;
    },
    enableBeforeUnload: false,
  });
}
