import { useSyncExternalStore } from 'react';
import { createStore } from '@/domain/store';
import type { Observation, ObservedFilter } from './observe';

/** The last answer that showed anything of a parameter. */
export interface Seen extends Observation {
  /** In milliseconds of the epoch. */
  at: number;
}

export type FilterRecord = ReadonlyMap<ObservedFilter, Seen>;

const { get, set, subscribe } = createStore<FilterRecord>(new Map());

export const currentFilters = get;

/** Notes what an answer showed; the last one counts. */
export function noteFilters(observations: readonly Observation[], at: number): void {
  if (observations.length === 0) return;
  const next = new Map(get());
  for (const observation of observations) next.set(observation.filter, { ...observation, at });
  set(next);
}

/** Another session may speak to another business. */
export function forgetFilters(): void {
  set(new Map());
}

/** What this session has seen of each parameter. */
export function useFilterRecord(): FilterRecord {
  return useSyncExternalStore(subscribe, get);
}
