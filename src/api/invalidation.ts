import { writes, type WriteOperation } from '@/contract/writes';
import { attemptKeys } from './attempts/keys';
import { practiceKeys } from './practice/keys';
import { sessionKeys } from './session/keys';

type Key = readonly string[];

/** What is stale after an attempt that changed nothing; a mishap that was ordered has struck it. */
export const staleAfterAnyAttempt: readonly Key[] = [attemptKeys.all, practiceKeys.all];

/** The query keys that are stale once a write was applied, or may have been: every key of an area begins with its name. */
export function staleAfter(operation: WriteOperation): readonly Key[] {
  const changed = writes[operation].changes.map((area) => [area]);
  return [attemptKeys.all, ...changed, practiceKeys.all];
}

/** What is stale once the gateway keeps a document's file: what an entry says of its own. */
export const staleAfterDocumentFile: readonly Key[] = [attemptKeys.ones()];

/** What is asked again when a write learns that the session ended. */
export const staleAfterSessionEnd: readonly Key[] = [sessionKeys.all];
