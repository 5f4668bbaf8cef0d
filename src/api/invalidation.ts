import type { DirectoryKind } from '@/contract/directory';
import { writes, type WriteOperation } from '@/contract/writes';
import { attemptKeys } from './attempts/keys';
import { directoryKeys } from './directory/keys';
import { draftKeys } from './drafts/keys';
import { jobKeys } from './jobs/keys';
import { practiceKeys } from './practice/keys';
import { sessionKeys } from './session/keys';

type Key = readonly string[];

/** What is stale after an attempt that changed nothing; a mishap that was ordered has struck it. */
export const staleAfterAnyAttempt: readonly Key[] = [attemptKeys.all, practiceKeys.all];

/** What is stale once a journal's file was brought, or parts of it: its entries, and the suppliers they name. */
export const staleAfterBringing: readonly Key[] = [...staleAfterAnyAttempt, directoryKeys.all];

/** The query keys that are stale once a write was applied, or may have been: every key of an area begins with its name. */
export function staleAfter(operation: WriteOperation): readonly Key[] {
  const changed = writes[operation].changes.map((area) => [area]);
  return [attemptKeys.all, ...changed, practiceKeys.all];
}

/** What is stale once the gateway keeps a file, or keeps it no more: what an entry says of its own. */
export const staleAfterFile: readonly Key[] = [attemptKeys.ones()];

/** What is stale once a draft was taken away or put back, or may have been. */
export const staleAfterDraft: readonly Key[] = [draftKeys.all];

/** What is stale besides the address book once records were named anew: purchases and what is owed name their suppliers. */
export const staleAfterNaming = (kind: DirectoryKind): readonly Key[] =>
  kind === 'provider' ? [attemptKeys.all] : [];

/** What is stale once a change of the address book failed: a part of it may have been kept. */
export const staleAfterNamingFailed = (kind: DirectoryKind): readonly Key[] => [
  directoryKeys.all,
  ...staleAfterNaming(kind),
];

/** What is stale once records were read whose ids the gateway's address book learns on their way. */
export const staleAfterMeeting = (kind: DirectoryKind): readonly Key[] => [
  directoryKeys.list(kind),
];

/** What is stale once a record says that an attempt ended which counted as open: how many are. */
export const staleAfterEnd: readonly Key[] = [attemptKeys.open()];

/** What is stale once a job went on: a person moved it, or a row of it was sent. */
export const staleAfterJobStep: readonly Key[] = [jobKeys.all];

/** What is asked again when a write learns that the session ended. */
export const staleAfterSessionEnd: readonly Key[] = [sessionKeys.all];
