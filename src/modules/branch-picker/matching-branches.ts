import { textSearch } from '@/domain/search-text';
import type { KnownBranch } from './use-branches';

const search = textSearch<KnownBranch>(({ name }) => [name]);

/** The branches whose name holds every typed word, in their own order. */
export function matchingBranches(branches: KnownBranch[], typed: string): readonly KnownBranch[] {
  return search(branches, typed);
}
