import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterNaming, staleAfterNamingFailed } from '../invalidation';
import { directoryKeys } from './keys';
import { forgetRecord, nameRecords } from './operations';
import type { DirectoryChange, DirectoryEntry, DirectoryKind } from './schemas';

type With = { client: QueryClient };

/** The answer of a change is the address book as it is then; without one it is read again. */
const keep = (kind: DirectoryKind) => ({
  onSuccess: async (entries: DirectoryEntry[], _change: unknown, _: unknown, { client }: With) => {
    const queryKey = directoryKeys.list(kind);
    client.setQueryData(queryKey, entries);
    // Not awaited: whoever named a record goes on before the lists are read.
    void makeStale(client, staleAfterNaming(kind));
    // An answer that is still on its way may not know of the change.
    await client.cancelQueries({ queryKey });
  },
  onError: (_error: unknown, _change: unknown, _: unknown, { client }: With) =>
    makeStale(client, staleAfterNamingFailed(kind)),
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
