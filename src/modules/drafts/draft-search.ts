import { isIdentifier } from '@/domain/identifier';

/** A form's part of the address: which draft it is. */
interface DraftSearch {
  draft?: string | undefined;
}

/** The same of a form that may start as a copy of something: never anything that was typed. */
interface CopySearch extends DraftSearch {
  from?: string | undefined;
}

/** For `validateSearch` of every form that has drafts; what cannot be a draft's identifier is left out. */
export function readDraftSearch({ draft }: Record<string, unknown>): DraftSearch {
  // Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
  return { draft: identifierOf(draft) };
}

/** For a form that may start as a copy; what is no identifier starts from nothing. */
export function readCopySearch({ draft, from }: Record<string, unknown>): CopySearch {
  return { draft: identifierOf(draft), from: identifierOf(from) };
}

const identifierOf = (told: unknown) =>
  typeof told === 'string' && isIdentifier(told) ? told.toLowerCase() : undefined;
