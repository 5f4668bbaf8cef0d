import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterNaming } from '../invalidation';
import { directoryKeys } from './keys';
import { forgetRecord, nameRecords } from './operations';
import type { DirectoryChange, DirectoryEntry, DirectoryKind } from './schemas';

type With = { client: QueryClient };

/** The answer of a change is the address book as it is then; without one it is read again. */
const keep = (kind: DirectoryKind) => ({
  onSuccess: (entries: DirectoryEntry[], _change: unknown, _: unknown, { client }: With) =>
    client.setQueryData(directoryKeys.list(kind), entries),
  onError: (_error: unknown, _change: unknown, _: unknown, { client }: With) =>
    makeStale(client, staleAfterNaming),
});

export const directoryMutations = {
  /** Names records of a kind, or names them anew. */
  name: (kind: DirectoryKind) =>
    mutationOptions({
      mutationFn: (change: DirectoryChange) => nameRecords(kind, change),
      ...keep(kind),
    }),

  /** Takes back what people gave a record, by its id; what passed through here stays. */
  forget: (kind: DirectoryKind) =>
    mutationOptions({
      mutationFn: (id: string) => forgetRecord(kind, id),
      ...keep(kind),
    }),
};
