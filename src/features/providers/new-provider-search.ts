import { isIdentifier } from '@/domain/identifier';
import { readDraftSearch, type DraftSearch } from '@/modules/drafts/draft-search';

/** The address of the form: never anything of the provider, only where it starts from. */
export interface NewProviderSearch extends DraftSearch {
  /** The attempt in the journal it is a copy of. */
  from?: string | undefined;
}

/** Reads the address; what is no identifier starts from nothing. */
export function readNewProviderSearch(raw: Record<string, unknown>): NewProviderSearch {
  const { from } = raw;
  const isOne = typeof from === 'string' && isIdentifier(from);
  return { ...readDraftSearch(raw), from: isOne ? from.toLowerCase() : undefined };
}
