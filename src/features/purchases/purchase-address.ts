import * as z from 'zod/mini';
import { attemptLimits, purchaseDocuments, purchaseStates } from '@/api/attempts/names';
import { mayTellTaxNumber } from '@/domain/tax-number';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

const filters = () =>
  z.object({
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
export type PurchaseFilters = z.output<ReturnType<typeof filters>>;

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
  groups: ['provider', 'date'],
  perPage: { ...attemptLimits.perPage, offered: [20, 50, 100, 200] },
  filters,
  // The address bar, a copied link and a saved view hold no provider's tax number.
  concealed: ({ q }) => (mayTellTaxNumber(q) ? ['q'] : []),
});
