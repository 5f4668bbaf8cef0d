import { queryOptions } from '@tanstack/react-query';
import { directoryKeys } from './keys';
import { fetchDirectory } from './operations';
import type { DirectoryKind } from './schemas';

export const directoryQueries = {
  list: (kind: DirectoryKind) =>
    queryOptions({
      queryKey: directoryKeys.list(kind),
      queryFn: () => fetchDirectory(kind),
    }),
};
