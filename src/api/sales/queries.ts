import { queryOptions } from '@tanstack/react-query';
import { saleKeys } from './keys';
import { fetchSale } from './operations';

export const saleQueries = {
  one: (id: string) => queryOptions({ queryKey: saleKeys.one(id), queryFn: () => fetchSale(id) }),
};
