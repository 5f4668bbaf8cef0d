import { writes, type WriteOperation } from '@/contract/writes';
import { attemptKeys } from './attempts/keys';
import { sessionKeys } from './session/keys';

type Key = readonly string[];

/** The query keys that are stale once a write was applied, or may have been: every key of an area begins with its name. */
export function staleAfter(operation: WriteOperation): readonly Key[] {
  return [attemptKeys.all, ...writes[operation].changes.map((area) => [area])];
}

/** What is stale after an attempt that changed nothing. */
export const staleAfterAnyAttempt: readonly Key[] = [attemptKeys.all];

/** What is asked again when a write learns that the session ended. */
export const staleAfterSessionEnd: readonly Key[] = [sessionKeys.all];
