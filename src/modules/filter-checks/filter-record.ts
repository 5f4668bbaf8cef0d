import { useSyncExternalStore } from 'react';
import { createStore } from '@/domain/store';
import { isIgnored, type Observation, type ObservedFilter } from './observe';

/** The answer that tells most of a parameter. */
export interface Seen extends Observation {
  /** In milliseconds of the epoch. */
  at: number;
}

export type FilterRecord = ReadonlyMap<ObservedFilter, Seen>;

const { get, set, subscribe } = createStore<FilterRecord>(new Map());

export const currentFilters = get;

/** Notes what an answer showed; the last one counts, unless what is known weighs more. */
export function noteFilters(observations: readonly Observation[], at: number): void {
  const known = get();
  const news = observations.filter((one) => !isOutweighed(one, known.get(one.filter)));
  if (news.length === 0) return;
  const next = new Map(known);
  for (const observation of news) next.set(observation.filter, { ...observation, at });
  set(next);
}

/**
 * That a filter was ignored stays known until the same question gets an answer as long as that one with nothing else in it. By
 * chance alone an answer of one row is what was asked for, and so is any answer to a value that nearly all rows have.
 */
function isOutweighed(fresh: Observation, known: Seen | undefined): boolean {
  if (known === undefined || !isIgnored(known)) return false;
  if (rowsOf(fresh) < rowsOf(known)) return true;
  // What is about a person is noted without its value: nobody can say that it is the same question.
  const isSameQuestion = fresh.asked !== null && fresh.asked === known.asked;
  return !isIgnored(fresh) && !isSameQuestion;
}

/** A number that the service used instead weighs the same in an answer of any length. */
const rowsOf = ({ came }: Observation) => ('rows' in came ? came.rows : 0);

/** Another session may speak to another business. */
export function forgetFilters(): void {
  set(new Map());
}

/** What this session has seen of each parameter. */
export function useFilterRecord(): FilterRecord {
  return useSyncExternalStore(subscribe, get);
}
