import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { directoryKeys } from './keys';
import { forgetRecord, nameRecords } from './operations';
import type { DirectoryChange, DirectoryEntry, DirectoryKind } from './schemas';

/** The answer of a change is the address book as it is then. */
const keep =
  (kind: DirectoryKind) =>
  (entries: DirectoryEntry[], _change: unknown, _: unknown, { client }: { client: QueryClient }) =>
    client.setQueryData(directoryKeys.list(kind), entries);

export const directoryMutations = {
  /** Names records of a kind, or names them anew. */
  name: (kind: DirectoryKind) =>
    mutationOptions({
      mutationFn: (change: DirectoryChange) => nameRecords(kind, change),
      onSuccess: keep(kind),
    }),

  /** Takes back what people gave a record, by its id; what passed through here stays. */
  forget: (kind: DirectoryKind) =>
    mutationOptions({
      mutationFn: (id: string) => forgetRecord(kind, id),
      onSuccess: keep(kind),
    }),
};
