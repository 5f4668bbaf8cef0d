import * as z from 'zod/mini';
import type { DirectoryKind } from '@/api/directory/schemas';
import { isIdentifier } from '@/domain/identifier';
import { valueOf } from '@/modules/list/address';
import { listAddress, type ListAddress } from '@/modules/list/list-address';

/** What is searched for may be somebody's number: it stays out of the address. */
const personal = () => z.object({ q: valueOf.search() });

type EntryAddress = ListAddress<object, z.output<ReturnType<typeof personal>>>;

const named = (columns: Record<string, 'always' | 'shown' | 'hidden'>, list: string) =>
  listAddress({ list, columns: { name: 'always', ...columns }, personal });
const known = { source: 'shown', at: 'hidden' } as const;
const document = { code: 'shown', date: 'shown', amount: 'shown', ...known } as const;

/** Which columns the entries of a kind have: what is told of them, and the id where hardly anything else is. */
export const entryAddresses: Record<DirectoryKind, EntryAddress> = {
  provider: named(
    { email: 'shown', tax: 'shown', register: 'shown', ...known, identifier: 'hidden' },
    'providers',
  ),
  branch: named({ ...known, identifier: 'shown' }, 'directory-branch'),
  'price-list': named({ ...known, identifier: 'shown' }, 'directory-price-list'),
  schedule: named({ code: 'shown', ...known, identifier: 'shown' }, 'directory-schedule'),
  purchase: named({ ...document, identifier: 'hidden' }, 'directory-purchase'),
  sale: named({ ...document, identifier: 'hidden' }, 'directory-sale'),
};

/** The kinds of the address book's own screen; providers have another. */
export type BookKind = Exclude<DirectoryKind, 'provider'>;

/** The entry whose window is open where the screen is reached by a link to it: its id, and nothing that is known of it. */
export interface EntrySearch {
  entry?: string | undefined;
}

export function readEntrySearch({ entry }: Record<string, unknown>): EntrySearch {
  const isRead = typeof entry === 'string' && isIdentifier(entry);
  return { entry: isRead ? entry.toLowerCase() : undefined };
}

/** The address of that screen. */
export interface DirectorySearch extends EntrySearch {
  /** The branches, where it is left out. */
  kind?: BookKind | undefined;
}

const first: BookKind = 'branch';

/** Reads the address; what is no kind of it opens the first one. */
export function readDirectorySearch(raw: Record<string, unknown>): DirectorySearch {
  const read = (Object.keys(entryAddresses) as DirectoryKind[]).find((one) => one === raw['kind']);
  const kind = read === undefined || read === 'provider' ? first : read;
  return { ...searchOf(kind), ...readEntrySearch(raw) };
}

export function searchOf(kind: BookKind): DirectorySearch {
  return { kind: kind === first ? undefined : kind };
}

export function kindOf({ kind }: DirectorySearch): BookKind {
  return kind ?? first;
}
