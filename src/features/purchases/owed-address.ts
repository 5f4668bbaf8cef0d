import * as z from 'zod/mini';
import { attemptLimits } from '@/api/attempts/names';
import { mayTellTaxNumber } from '@/domain/tax-number';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

const filters = () => z.object({ q: valueOf.search(), branch: valueOf.identifier() });
export type OwedFilters = z.output<ReturnType<typeof filters>>;

/** The gateway pages, narrows and orders them; at first what is due first is first. */
export const owedAddress = listAddress({
  list: 'owed',
  columns: {
    provider: 'always',
    due: 'shown',
    branch: 'shown',
    total: 'shown',
    paid: 'shown',
    rest: 'shown',
    told: 'hidden',
    state: 'shown',
  },
  sortable: ['provider', 'due', 'total'],
  groups: ['provider', 'due'],
  perPage: { ...attemptLimits.perPage, offered: [20, 50, 100, 200] },
  filters,
  // The address bar, a copied link and a saved view hold no provider's tax number.
  concealed: ({ q }) => (mayTellTaxNumber(q) ? ['q'] : []),
});
