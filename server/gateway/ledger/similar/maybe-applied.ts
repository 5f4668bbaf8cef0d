import { sql } from 'kysely';
import type { AttemptState } from '../../../../src/contract/attempt-words';
import { idsIn } from '../../payments/parts';
import type { Asked, Reader } from './rule';

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

/** Other such attempts that pay one of the same purchases; the parts may not be none, for an empty list is not SQL everywhere. */
export function otherPayments(database: Reader, { row, parts }: Pick<Asked, 'row' | 'parts'>) {
  return maybeAppliedAttempts(database)
    .innerJoin('payment_parts', 'payment_parts.attempt_id', 'attempts.id')
    .where('payment_parts.business', '=', row.business)
    .where('payment_parts.purchase_id', 'in', idsIn(parts))
    .where('attempts.id', '<>', row.id);
}
