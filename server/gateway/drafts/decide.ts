import type { ChangeDraft, SaveDraft } from '../../../src/contract/draft-requests';
import type { DraftsTable } from './table';

/** What becomes of a save. */
export type Decision =
  /** It is kept, as this version. */
  | { kind: 'keep'; version: number }
  /** The same page has saved this or something later already; nothing changes. */
  | { kind: 'kept' }
  /** Another page has saved it since. */
  | { kind: 'newer' }
  /** It goes on from a draft that is gone: sent, discarded, or too old. */
  | { kind: 'gone' }
  /** The id is of a draft of another form. */
  | { kind: 'other-form' };

type Found = Pick<DraftsTable, 'form' | 'version' | 'tab' | 'revision'>;
type Wish = Pick<SaveDraft, 'form' | 'base' | 'tab' | 'revision'>;
type Change = Pick<ChangeDraft, 'form' | 'onto' | 'tab' | 'revision'>;

/**
 * Among the saves of one page the latest wins, however they overtake each other on the way; among pages the one that has seen
 * what the other saved.
 */
export function decideSave(found: Found | null, wish: Wish): Decision {
  if (found === null) return wish.base === 0 ? { kind: 'keep', version: 1 } : { kind: 'gone' };
  return decide(found, wish, (isOwn) => isOwn || wish.base === found.version);
}

/** What changed since a save of the same page counts on top of that very save alone. */
export function decideChange(found: Found | null, wish: Change): Decision {
  if (found === null) return { kind: 'gone' };
  return decide(found, wish, (isOwn) => isOwn && wish.onto === found.revision);
}

function decide(
  found: Found,
  { form, tab, revision }: Pick<Wish, 'form' | 'tab' | 'revision'>,
  goesOn: (isOwn: boolean) => boolean,
): Decision {
  if (found.form !== form) return { kind: 'other-form' };
  const isOwn = found.tab === tab;
  if (isOwn && revision <= found.revision) return { kind: 'kept' };
  return goesOn(isOwn) ? { kind: 'keep', version: found.version + 1 } : { kind: 'newer' };
}
