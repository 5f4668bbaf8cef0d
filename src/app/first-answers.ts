import type { QueryClient } from '@tanstack/react-query';
import { branchQueries } from '@/api/branches/queries';
import type { AppRouter } from './router';
import type { WorkingSessionStore } from './session/working-session';

/** The page stays empty no longer than this for the sake of its first rows; milliseconds. */
const limitMs = 100;

interface Parts {
  queryClient: QueryClient;
  router: Pick<AppRouter, 'load'>;
  store: WorkingSessionStore;
}

/**
 * Resolves when the first screen can be drawn with what it reads, so that frame and rows are drawn and laid out once and not one
 * after the other; or when that takes longer than anybody should look at an empty page.
 */
export function firstAnswers(parts: Parts): Promise<void> {
  return new Promise((resolve) => {
    const limit = new AbortController();
    setTimeout(() => {
      limit.abort();
      resolve();
    }, limitMs);
    awaitScreen(parts, limit.signal).then(resolve, resolve);
  });
}

async function awaitScreen(
  { queryClient, router, store }: Parts,
  limit: AbortSignal,
): Promise<void> {
  await until(store.subscribe, () => store.get().session !== null);
  // Its work is not added to the app's own start: in between the page hears a press or a key.
  await nextTask();
  // The app is drawn by then, and loads its route itself.
  if (limit.aborted) return;
  // For the frame, which would say an identifier first and the branch's name a moment later.
  queryClient.query(branchQueries.list()).catch(() => undefined);
  await router.load();
  await until(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => queryClient.isFetching() === 0,
  );
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function until(
  subscribe: (listener: () => void) => () => void,
  isSo: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) {
      resolve();
      return;
    }
    const stop = subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}
