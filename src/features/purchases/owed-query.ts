import type { PurchaseListParams } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { OwedFilters } from './owed-address';
import { purchaseParams } from './purchase-query';

type Asked = OwedFilters & { page: number; perPage: number; sort?: string | undefined };

export const owedParams = ({ sort = 'due', ...place }: Asked): PurchaseListParams => ({
  ...purchaseParams({ ...noOthers, ...place, sort }),
  owed: true,
});

/** What the loader and the screen both ask for. */
export const owedQuery = (place: Asked) =>
  purchaseQueries.list({ ...owedParams(place), sums: true });

/** What the list of all purchases can be narrowed to besides. */
const noOthers = {
  state: null,
  document: null,
  credit: false,
  from: null,
  to: null,
  person: null,
};
