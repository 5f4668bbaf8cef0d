import { sql, type Expression } from 'kysely';
import type { AttemptState } from '../../../../src/contract/attempt-words';
import type { AttemptRow } from '../tables';
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

/** Whether one of those was applied, or a person found that it was. */
export const wasApplied = ({ state, verdict }: Pick<AttemptRow, 'state' | 'verdict'>) =>
  state === 'applied' || verdict === 'applied';

/** Of those, nobody knows the end. */
export const isInDoubt = sql<boolean>`(attempts.state <> 'applied' and attempts.verdict is null)`;

/** Of those, what was applied, or found to be, and came or was found only since an instant. */
export const isKnownSince = (instant: string) =>
  sql<boolean>`((attempts.state = 'applied' or attempts.verdict = 'applied') and (attempts.latest_at > ${instant} or attempts.settled_at > ${instant}))`;

/** Other such attempts that pay one of these purchases; a list of them may not be empty, for that is not SQL everywhere. */
export function otherPayments(
  database: Reader,
  row: Asked['row'],
  ids: readonly string[] | Expression<{ record_id: string | null }>,
) {
  return maybeAppliedAttempts(database)
    .innerJoin('payment_parts', 'payment_parts.attempt_id', 'attempts.id')
    .where('payment_parts.business', '=', row.business)
    .where('payment_parts.purchase_id', 'in', 'length' in ids ? ids : sql<string>`${ids}`)
    .where('attempts.id', '<>', row.id);
}
