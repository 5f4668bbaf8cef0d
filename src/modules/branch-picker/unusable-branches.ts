import { useSyncExternalStore } from 'react';
import { createStore } from '@/domain/store';

const { get, set, subscribe } = createStore<ReadonlySet<string>>(new Set());

/** The service said that it does not know this branch (API description, Errors: `Branch not found`). */
export function markUnusable(id: string): void {
  if (!get().has(id)) set(new Set([...get(), id]));
}

/** Somebody tries again: the service will say. */
export function markUsable(id: string): void {
  if (get().has(id)) set(new Set([...get()].filter((known) => known !== id)));
}

/** Another session begins: what one integration may not see, another may. */
export function forgetUnusable(): void {
  set(new Set());
}

/** The branches that this page has been told are unknown or another business's. */
export function useUnusableBranches(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, get);
}
