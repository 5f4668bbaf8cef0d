import { mutationOptions } from '@tanstack/react-query';
import { directoryKeys } from './keys';
import { nameRecords } from './operations';
import type { DirectoryChange } from './schemas';

export const directoryMutations = {
  /** Names providers; the answer is the directory as it is then. */
  nameProviders: () =>
    mutationOptions({
      mutationFn: (change: DirectoryChange) => nameRecords('provider', change),
      onSuccess: (entries, _change, _, { client }) =>
        client.setQueryData(directoryKeys.list('provider'), entries),
    }),
};
