import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { sessionKeys } from '@/api/session/keys';
import { createStore } from '@/domain/store';

const lostPart = 'LostPart';
let lost = 0;
/** Of the gateway that gave this page; null: its first answer is not there yet. */
let ownVersion: string | null = null;
const renewed = createStore(false);

/**
 * Names the failure to fetch a part of the app, so that it is told apart from a mistake in it. Left as it is, the router would load
 * the page again by itself, which without a network ends at the browser's own error page. What the gateway says of itself then
 * tells whether the part is on its way no more, or gone for good.
 */
export function nameLostParts(page: Window, queryClient: QueryClient): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    lost += 1;
    if (!renewed.get()) {
      void queryClient.invalidateQueries({ queryKey: sessionKeys.current() });
    }
    if (isLostPart(payload)) return;
    payload.name = lostPart;
    payload.message = `Not fetched: ${payload.message}`;
  });
}

export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === lostPart;

/** How often a part could not be fetched since the page was opened. */
export const timesLost = (): number => lost;

/** Notes what runs behind this page now: another version than its own has none of the parts that are not here yet. */
export function heedVersion(version: string): void {
  ownVersion ??= version;
  if (lost > 0 && version !== ownVersion && !renewed.get()) renewed.set(true);
}

/** Whether a part of this page is gone, because another version has been installed since. */
export const useIsRenewed = (): boolean => useSyncExternalStore(renewed.subscribe, renewed.get);
