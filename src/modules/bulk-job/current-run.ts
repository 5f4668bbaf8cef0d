import { useSyncExternalStore } from 'react';
import { createStore } from '@/domain/store';
import type { RunState } from './run-state';

// Apart from what carries a job out: signing out has to stop it, and is loaded with every screen.

/** This tab, as leases name it. */
export const tabHolder = crypto.randomUUID();

const current = createStore<{ state: RunState; stop: () => void } | null>(null);

/** How the run of this tab goes, or how the last one ended; null: there was none. */
export function currentRun(): RunState | null {
  return current.get()?.state ?? null;
}

export function isRunning(): boolean {
  const state = currentRun();
  return state !== null && state.phase !== null;
}

/** Makes known how the run of this tab goes. */
export function tellRun(state: RunState, stop: () => void): void {
  current.set({ state, stop });
}

/** Ends the run of this tab; rows that are on their way come to their end. The job itself is not touched. */
export function stopRun(): void {
  current.get()?.stop();
}

export function useCurrentRun(): RunState | null {
  return useSyncExternalStore(current.subscribe, currentRun);
}
