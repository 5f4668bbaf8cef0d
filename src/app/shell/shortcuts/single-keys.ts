import { useSyncExternalStore } from 'react';

const storageKey = 'trastienda.single-keys';
const listeners = new Set<() => void>();
let on = storedChoice();

function storedChoice(): boolean {
  try {
    return globalThis.localStorage?.getItem(storageKey) !== 'off';
  } catch {
    // Storage refused: the choice lasts as long as the page.
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const areOn = () => on;

/** Whether single keys are shortcuts. Speech input types letters by accident, so they can be turned off (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areOn, areOn);
}

export function setSingleKeys(next: boolean): void {
  on = next;
  try {
    globalThis.localStorage?.setItem(storageKey, next ? 'on' : 'off');
  } catch {
    // See storedChoice.
  }
  for (const listener of listeners) listener();
}
