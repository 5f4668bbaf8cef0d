import { wait } from '@/api/core/wait';

/** As {@link wait}, and no longer than until the browser has a network again. */
export async function waitForNetwork(milliseconds: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const end = () => online.abort();
  window.addEventListener('online', end);
  await wait(milliseconds, AbortSignal.any([signal, online.signal]));
  window.removeEventListener('online', end);
}
