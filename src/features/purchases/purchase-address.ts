import * as z from 'zod/mini';
import { attemptLimits, purchaseDocuments, purchaseStates } from '@/api/attempts/names';
import type { PurchaseListParams } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { mayTellTaxNumber } from '@/domain/tax-number';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

const filters = z.object({
  q: valueOf.search(),
  state: valueOf.oneOf(purchaseStates),
  document: valueOf.oneOf(purchaseDocuments),
  credit: valueOf.flag(),
  /** Dates of the document, both included. */
  from: valueOf.day(),
  to: valueOf.day(),
  branch: valueOf.identifier(),
  /** Id of a person of the journal: names have no place here. */
  person: valueOf.like(/^[\w-]{1,40}$/),
});
export type PurchaseFilters = z.output<typeof filters>;

/** The gateway pages, narrows and orders them; at first the newest is first. */
export const purchaseAddress = listAddress({
  list: 'purchases',
  columns: {
    provider: 'always',
    document: 'shown',
    date: 'shown',
    due: 'shown',
    state: 'shown',
    operator: 'shown',
    branch: 'shown',
    status: 'shown',
    total: 'shown',
    at: 'hidden',
    control: 'hidden',
    generation: 'hidden',
    id: 'hidden',
  },
  sortable: ['provider', 'date', 'due', 'total', 'at'],
  perPage: { ...attemptLimits.perPage, offered: [20, 50, 100, 200] },
  filters,
  // The address bar, a copied link and a saved view hold no provider's tax number.
  concealed: ({ q }) => (mayTellTaxNumber(q) ? ['q'] : []),
});

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
