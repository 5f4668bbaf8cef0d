import type { DirectoryKind } from '@/api/directory/schemas';
import type { ListColumns } from '@/ui/table/list-layout';

const name = { id: 'name', fixed: true } as const;
const source = { id: 'source' } as const;
const at = { id: 'at', hiddenAtFirst: true } as const;
const identifier = { id: 'identifier' } as const;
const hiddenIdentifier = { ...identifier, hiddenAtFirst: true } as const;
const document = [name, { id: 'code' }, { id: 'date' }, { id: 'amount' }, source, at] as const;

/** Which columns the entries of a kind have: what is told of them, and the id where hardly anything else is. */
export const entryLists: Record<DirectoryKind, ListColumns> = {
  provider: {
    list: 'providers',
    columns: [
      name,
      { id: 'email' },
      { id: 'tax' },
      { id: 'register' },
      source,
      at,
      hiddenIdentifier,
    ],
  },
  branch: { list: 'directory-branch', columns: [name, source, at, identifier] },
  'price-list': { list: 'directory-price-list', columns: [name, source, at, identifier] },
  schedule: { list: 'directory-schedule', columns: [name, { id: 'code' }, source, at, identifier] },
  purchase: { list: 'directory-purchase', columns: [...document, hiddenIdentifier] },
  sale: { list: 'directory-sale', columns: [...document, hiddenIdentifier] },
};
