import type { PurchaseListParams } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
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

export const purchaseQuery = (place: Asked) => purchaseQueries.list(purchaseParams(place));
