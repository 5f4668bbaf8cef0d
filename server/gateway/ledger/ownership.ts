import type { ResendRefusal } from '../../../src/contract/attempt-words';
import type { Session } from '../sessions/store';
import type { Intent } from './intent';
import type { AttemptsTable } from './tables';

/** Whether an id that is known already came with the very same write. */
export function isSame(row: AttemptsTable, intent: Intent): boolean {
  return (
    row.business === intent.session.integration.business &&
    row.operation === intent.operation &&
    row.method === intent.method &&
    row.path === intent.path &&
    row.body_text === intent.bodyText
  );
}

/** Nobody but whoever began an attempt goes on with it. */
export function ownerRefusal(row: AttemptsTable, session: Session): ResendRefusal | null {
  if (row.operator !== session.operator) return 'other-operator';
  return row.integration === session.integration.name ? null : 'other-integration';
}
