import * as z from 'zod/mini';
import { employeeLimits } from '@/api/employees/names';
import { valueOf } from '@/modules/list/address';
import { listAddress } from '@/modules/list/list-address';

/** Left out, both are shown: nothing is asked. */
export const activities = ['active', 'inactive'] as const;

/** Whom somebody looks for stays in memory (R9): neither the address nor a saved view knows it, and a reload forgets it. */
const personal = () =>
  z.object({
    q: valueOf.search(),
    document: valueOf.search(),
  });
/** Says nothing of anybody: it stands in the address, as the page it has does. */
const filters = () => z.object({ active: valueOf.oneOf(activities) });
export type EmployeeFilters = z.output<ReturnType<typeof personal>> &
  z.output<ReturnType<typeof filters>>;

export const employeeAddress = listAddress({
  list: 'employees',
  columns: {
    name: 'always',
    email: 'shown',
    job: 'shown',
    hired: 'shown',
    type: 'hidden',
    phone: 'hidden',
    document: 'shown',
    tax: 'hidden',
    salary: 'shown',
    show: 'always',
    active: 'shown',
    id: 'hidden',
  },
  // By nothing that is covered: its order would tell what is not shown.
  sortable: ['name', 'job', 'type', 'hired'],
  perPage: { ...employeeLimits.perPage, offered: [25, 50, 100, 200] },
  filters,
  personal,
});
