import { isIdentifier } from '@/domain/identifier';

/** A form's part of the address: which draft it is. */
export interface DraftSearch {
  draft?: string | undefined;
}

/** For `validateSearch` of every form that has drafts; what cannot be a draft's identifier is left out. */
export function readDraftSearch({ draft }: Record<string, unknown>): DraftSearch {
  // Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
  const isOne = typeof draft === 'string' && isIdentifier(draft);
  return { draft: isOne ? draft.toLowerCase() : undefined };
}
