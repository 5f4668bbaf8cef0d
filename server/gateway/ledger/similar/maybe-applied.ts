import type { AttemptState } from '../../../../src/contract/attempt-words';
import type { Reader } from './rule';

/** Of these, nobody can say that nothing was done, unless a person found it out. */
export const maybeApplied: AttemptState[] = ['recorded', 'sending', 'applied', 'unknown'];

/** Attempts that were applied, or may have been, and that nobody found to be not applied. */
export function maybeAppliedAttempts(database: Reader) {
  return database
    .selectFrom('attempts')
    .where('attempts.state', 'in', maybeApplied)
    .where((is) =>
      is.or([is('attempts.verdict', 'is', null), is('attempts.verdict', '=', 'applied')]),
    );
}
