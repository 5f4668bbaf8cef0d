import { isIdentifier } from '@/domain/identifier';
import { readDraftSearch, type DraftSearch } from '@/modules/drafts/draft-search';

/** The address of the form: where it starts from, never anything that was typed. */
export interface NewProductSearch extends DraftSearch {
  /** The product of the branch it is a copy of. */
  from?: string | undefined;
}

/** Reads the address; what is no identifier starts from nothing. */
export function readNewProductSearch(raw: Record<string, unknown>): NewProductSearch {
  const { from } = raw;
  const isOne = typeof from === 'string' && isIdentifier(from);
  return { ...readDraftSearch(raw), from: isOne ? from.toLowerCase() : undefined };
}
