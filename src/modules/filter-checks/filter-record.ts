import { useSyncExternalStore } from 'react';
import type { Observation, ObservedFilter } from './observe';

/** The last answer that showed anything of a parameter. */
export interface Seen extends Observation {
  /** In milliseconds of the epoch. */
  at: number;
}

export type FilterRecord = ReadonlyMap<ObservedFilter, Seen>;

const listeners = new Set<() => void>();
let record: FilterRecord = new Map();

function replace(next: FilterRecord): void {
  record = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentFilters = (): FilterRecord => record;

/** Notes what an answer showed; the last one counts. */
export function noteFilters(observations: readonly Observation[], at: number): void {
  if (observations.length === 0) return;
  const next = new Map(record);
  for (const observation of observations) next.set(observation.filter, { ...observation, at });
  replace(next);
}

/** Another session may speak to another business. */
export function forgetFilters(): void {
  replace(new Map());
}

/** What this session has seen of each parameter. */
export function useFilterRecord(): FilterRecord {
  return useSyncExternalStore(subscribe, currentFilters, currentFilters);
}
