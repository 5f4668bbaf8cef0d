import { useSyncExternalStore } from 'react';

let unusable: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function replace(next: ReadonlySet<string>): void {
  unusable = next;
  for (const listener of listeners) listener();
}

/** The service said that it does not know this branch (API description, Errors: `Branch not found`). */
export function markUnusable(id: string): void {
  if (!unusable.has(id)) replace(new Set([...unusable, id]));
}

/** Somebody tries again: the service will say. */
export function markUsable(id: string): void {
  if (unusable.has(id)) replace(new Set([...unusable].filter((known) => known !== id)));
}

/** Another session begins: what one integration may not see, another may. */
export function forgetUnusable(): void {
  replace(new Set());
}

/** The branches that this page has been told are unknown or another business's. */
export function useUnusableBranches(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unusable,
    () => unusable,
  );
}
