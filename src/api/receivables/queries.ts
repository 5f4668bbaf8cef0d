import { queryOptions } from '@tanstack/react-query';
import { receivablesKeys } from './keys';
import { fetchReceivables } from './operations';

export const receivablesQueries = {
  summary: (branch: string) =>
    queryOptions({
      queryKey: receivablesKeys.summary(branch),
      queryFn: () => fetchReceivables(branch),
    }),
};
