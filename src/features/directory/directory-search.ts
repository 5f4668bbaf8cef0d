import { directoryKinds, type DirectoryKind } from '@/api/directory/schemas';

/** The kinds of the address book's own screen. */
export type BookKind = Exclude<DirectoryKind, 'provider'>;

/** The address of the screen: what is searched for there stays out of it, it may be somebody's number. */
export interface DirectorySearch {
  /** The branches, where it is left out. */
  kind?: BookKind | undefined;
}

const first: BookKind = 'branch';

/** Reads the address; what is no kind of it opens the first one. */
export function readDirectorySearch({ kind }: Record<string, unknown>): DirectorySearch {
  const known = directoryKinds.find((one) => one === kind);
  return known === undefined || known === 'provider' ? {} : searchOf(known);
}

export function searchOf(kind: BookKind): DirectorySearch {
  return { kind: kind === first ? undefined : kind };
}

export function kindOf({ kind }: DirectorySearch): BookKind {
  return kind ?? first;
}
