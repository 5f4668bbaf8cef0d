import type { PurchaseListParams, SentPurchasePage } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import type { ListSums } from '@/modules/list/list-sums';
import type { PurchaseFilters } from './purchase-address';

type Asked = PurchaseFilters & { page: number; perPage: number; sort?: string | undefined };

/** What the loader and the screen both ask for. */
export function purchaseParams(place: Asked): PurchaseListParams {
  const { q, state, document, credit, from, to, branch, person, sort, page, perPage } = place;
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(state && { state }),
    ...(document && { document }),
    ...(credit && { credit }),
    ...(from && { from }),
    ...(to && { to }),
    ...(branch && { branch }),
    ...(person && { person }),
    ...(sort !== undefined && { sort: sort as NonNullable<PurchaseListParams['sort']> }),
    page,
    perPage,
  };
}

export const purchaseQuery = (place: Asked) =>
  purchaseQueries.list({ ...purchaseParams(place), sums: true });

/** What all purchases of the filter come to, as the gateway says. */
export function purchaseSums(page: SentPurchasePage | undefined): ListSums | undefined {
  if (!page?.sums) return undefined;
  const { summed, withoutTotal: unknown, total, paid, rest, inDoubt } = page.sums;
  const columns = {
    total: { sum: total, unknown },
    paid: { sum: paid, unknown: 0 },
    rest: { sum: rest, unknown, ...(inDoubt !== '0' && { inDoubt }) },
  };
  return { summed, columns };
}
