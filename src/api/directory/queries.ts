import { queryOptions } from '@tanstack/react-query';
import { directoryKeys } from './keys';
import { fetchDirectory } from './operations';

export const directoryQueries = {
  providers: () =>
    queryOptions({
      queryKey: directoryKeys.list('provider'),
      queryFn: () => fetchDirectory('provider'),
    }),
};
