import { useSyncExternalStore } from 'react';
import type { RunState } from './run-state';

// Apart from what carries a job out: signing out has to stop it, and is loaded with every screen.

/** This tab, as leases name it. */
export const tabHolder = crypto.randomUUID();

let current: { state: RunState; stop: () => void } | null = null;
const listeners = new Set<() => void>();

/** How the run of this tab goes, or how the last one ended; null: there was none. */
export function currentRun(): RunState | null {
  return current?.state ?? null;
}

export function isRunning(): boolean {
  return current !== null && current.state.phase !== null;
}

/** Makes known how the run of this tab goes. */
export function tellRun(state: RunState, stop: () => void): void {
  current = { state, stop };
  for (const listener of listeners) listener();
}

/** Ends the run of this tab; rows that are on their way come to their end. The job itself is not touched. */
export function stopRun(): void {
  current?.stop();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentRun(): RunState | null {
  return useSyncExternalStore(subscribe, currentRun, currentRun);
}
