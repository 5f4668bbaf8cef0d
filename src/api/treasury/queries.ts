import { queryOptions } from '@tanstack/react-query';
import { readOncePerVisit } from '../core/freshness';
import { treasuryKeys } from './keys';
import { fetchTreasuryList } from './operations';
import type { TreasuryList } from './schemas';

const list = (name: TreasuryList) =>
  queryOptions({
    queryKey: treasuryKeys.list(name),
    queryFn: () => fetchTreasuryList(name),
    ...readOncePerVisit,
  });

export const treasuryQueries = {
  banks: () => list('banks'),
  pettyCashes: () => list('petty-cashes'),
  checkbooks: () => list('checkbooks'),
};
