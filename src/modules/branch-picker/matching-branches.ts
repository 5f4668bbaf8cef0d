import type { KnownBranch } from './use-branches';

/** Lower case without accents: "la union" finds "La Unión". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The branches whose name holds every typed word, in their own order. */
export function matchingBranches(branches: KnownBranch[], typed: string): KnownBranch[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return branches.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
