import { useSyncExternalStore } from 'react';
import { branchTurns } from '@/api/core/turns';
import { PausedNotice } from '../error-panel/paused-notice';

/** Until when the reads of all branches wait because the service asked to, in milliseconds of the epoch; null: they do not. */
export function usePausedUntil(): number | null {
  const { pausedUntil, subscribe } = branchTurns;
  return useSyncExternalStore(subscribe, pausedUntil, pausedUntil);
}

/** Told once, above the figures it holds back: one pause is that of every branch. */
export function BranchPause() {
  const until = usePausedUntil();
  return until === null ? null : <PausedNotice until={until} />;
}
