import { queryOptions } from '@tanstack/react-query';
import { readOncePerVisit } from '../core/freshness';
import { taxKeys } from './keys';
import { fetchTaxes } from './operations';

export const taxQueries = {
  list: (branch: string) =>
    queryOptions({
      queryKey: taxKeys.list(branch),
      queryFn: () => fetchTaxes(branch),
      ...readOncePerVisit,
    }),
};
