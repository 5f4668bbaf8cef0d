import type { QueryClient } from '@tanstack/react-query';

/** Nobody waits longer for the first screen than this, from the start of the page; milliseconds. */
const limitMs = 3_000;

let shown: Promise<void> | null = null;

interface Parts {
  queryClient: QueryClient;
  /** Calls back each time a screen has been drawn. */
  onDrawn: (tell: () => void) => void;
}

/** From here on later parts wait until the first screen is drawn with what it read: the line and the processor are its own till then. */
export function holdLaterParts({ queryClient, onDrawn }: Parts): void {
  shown = new Promise<void>((resolve) => {
    let isDrawn = false;
    const cache = queryClient.getQueryCache();
    const look = () => {
      if (!isDrawn || queryClient.isFetching() > 0) return;
      stop();
      // The answers are drawn in the next frame; what comes after that may take its time.
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const stop = cache.subscribe(look);
    onDrawn(() => {
      isDrawn = true;
      look();
    });
    setTimeout(() => {
      stop();
      resolve();
    }, limitMs);
  }).then(() => {
    shown = null;
  });
}

/** Resolves once the first screen is there; null: it is there already. */
export const untilFirstScreen = (): Promise<void> | null => shown;
