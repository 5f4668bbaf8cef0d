import { queryOptions } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterMeeting } from '../invalidation';
import { saleKeys } from './keys';
import { fetchSale } from './operations';

export const saleQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: saleKeys.one(id),
      queryFn: async ({ client }) => {
        const sale = await fetchSale(id);
        void makeStale(client, staleAfterMeeting('sale'));
        return sale;
      },
    }),
};
