import { useSyncExternalStore } from 'react';
import { isUnderWay } from '../whole-list/stoppable-reading';
import type { ExportState } from './exporter';
import { lazyExporter } from './lazy-exporter';

/** The one export of this page: it goes on whatever screen is open, and ends with the session it belongs to. */
export const currentExport = lazyExporter();

/** The button of the list on the screen, if it has one: where the focus goes when an export is closed. */
export const exportButton: { current: HTMLButtonElement | null } = { current: null };

let fetched: Blob | null = null;

/** The person has this file now: closing the page loses nothing. */
export function noteFetched(file: Blob): void {
  fetched = file;
}

/** Whether a file is ready that nobody has fetched yet. */
export function isWaiting(state: ExportState): boolean {
  return state.status === 'done' && state.blob !== fetched;
}

/** Whether closing the page would lose work. */
export function isAtStake(state: ExportState): boolean {
  return isUnderWay(state) || isWaiting(state);
}

export function useCurrentExport(): ExportState {
  return useSyncExternalStore(currentExport.subscribe, currentExport.state, currentExport.state);
}
