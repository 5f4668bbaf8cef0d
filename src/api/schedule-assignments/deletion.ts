import type { AttemptResult } from '../core/attempt-result';
import type { DeletedAssignment } from './schemas';

/** What there is to say of an assignment after an attempt to delete it. */
export type Deletion =
  | {
      kind: 'deleted';
      /** Null when the service did not tell, or not readably. */
      recalculationQueued: boolean | null;
    }
  /** The service answered with success and says that it did not delete it. */
  | { kind: 'kept' }
  /**
   * Not found, after an earlier attempt whose outcome nobody knows: most likely that one deleted it. Done, with a doubt; never a
   * reason to try again.
   */
  | { kind: 'already-deleted' }
  /** Not found, and never asked for before: another business's, deleted elsewhere, or a wrong id. */
  | { kind: 'not-found' }
  /** Nothing is known of the assignment beyond what the result itself says. */
  | { kind: 'undecided' };

/**
 * Reads a result as the end of a deletion. `afterUnknown`: an earlier attempt to delete the same assignment ended without anyone
 * knowing what became of it, which gives a later 404 its meaning.
 */
export function deletionOf(
  result: AttemptResult<DeletedAssignment>,
  afterUnknown: boolean,
): Deletion {
  if (result.kind === 'applied') {
    return result.value?.deleted === false
      ? { kind: 'kept' }
      : { kind: 'deleted', recalculationQueued: result.value?.recalculationQueued ?? null };
  }
  if (result.kind === 'refused' && result.error.kind === 'not-found') {
    return { kind: afterUnknown ? 'already-deleted' : 'not-found' };
  }
  return { kind: 'undecided' };
}
