import { useSyncExternalStore } from 'react';
import { createStore } from '@/domain/store';

const storageKey = 'trastienda.single-keys';
const areOn = createStore(storedChoice());

function storedChoice(): boolean {
  try {
    return globalThis.localStorage?.getItem(storageKey) !== 'off';
  } catch {
    // Storage refused: the choice lasts as long as the page.
    return true;
  }
}

/** Whether single keys are shortcuts. Speech input types letters by accident, so they can be turned off (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(areOn.subscribe, areOn.get);
}

export function setSingleKeys(next: boolean): void {
  try {
    globalThis.localStorage?.setItem(storageKey, next ? 'on' : 'off');
  } catch {
    // See storedChoice.
  }
  areOn.set(next);
}
