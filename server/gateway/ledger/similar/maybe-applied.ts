import { sql } from 'kysely';
import type { AttemptState } from '../../../../src/contract/attempt-words';
import type { Reader } from './rule';

/** Of these, nobody can say that nothing was done, unless a person found it out. */
export const maybeApplied: AttemptState[] = ['recorded', 'sending', 'applied', 'unknown'];

/** Nobody found that it was not applied. */
export const isNotDenied = sql<boolean>`(attempts.verdict is null or attempts.verdict = 'applied')`;

/** Attempts that were applied, or may have been, and that nobody found to be not applied. */
export function maybeAppliedAttempts(database: Reader) {
  return database
    .selectFrom('attempts')
    .where('attempts.state', 'in', maybeApplied)
    .where(isNotDenied);
}
