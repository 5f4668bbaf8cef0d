import * as z from 'zod/mini';
import { attemptLimits, journalStates, writeAreas, writeOperations } from '@/api/attempts/names';
import { mayTellTaxNumber } from '@/domain/tax-number';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

const filters = () =>
  z.object({
    q: valueOf.search(),
    unresolved: valueOf.flag(),
    outcome: valueOf.oneOf(journalStates),
    /** An operation, or an area for all of its operations. */
    operation: valueOf.oneOf([...writeOperations, ...writeAreas]),
    /** Id of a person of the journal: names have no place here. */
    person: valueOf.like(/^[\w-]{1,40}$/),
    branch: valueOf.identifier(),
    /** Id of the bulk job they are rows of. */
    job: valueOf.identifier(),
    amount: valueOf.like(/^\d{1,13}(\.\d{1,4})?$/),
    /** Business dates, both included. */
    from: valueOf.day(),
    to: valueOf.day(),
  });
export type AttemptFilters = z.output<ReturnType<typeof filters>>;

/** The journal is newest first, and only so: what is asked of it is a page. */
export const attemptAddress = listAddress({
  list: 'attempts',
  columns: {
    what: 'always',
    branch: 'shown',
    outcome: 'shown',
    at: 'shown',
    operator: 'shown',
    integration: 'hidden',
    amount: 'shown',
    reference: 'hidden',
  },
  perPage: { ...attemptLimits.perPage, offered: [20, 50, 100, 200] },
  filters,
  // The address bar, a copied link and a saved view hold no provider's tax number.
  concealed: ({ q }) => (mayTellTaxNumber(q) ? ['q'] : []),
});
