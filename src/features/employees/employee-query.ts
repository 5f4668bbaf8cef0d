import { employeeQueries } from '@/api/employees/queries';
import type { EmployeeListParams } from '@/api/employees/schemas';
import { employeeAddress, type EmployeeFilters } from './employee-address';

/** The service's filter; what is left out is not asked (API description, Employees query). */
export function employeeFilter({ q, document, active }: EmployeeFilters) {
  return {
    ...(q.trim() !== '' && { search: q }),
    ...(document !== '' && { document }),
    ...(active !== null && { active: active === 'active' }),
  };
}

/** A page of them; for nobody in particular, as the route asks before the screen is there. */
export function employeeQuery(
  place: Pick<EmployeeFilters, 'active'> & Pick<EmployeeListParams, 'page' | 'perPage'>,
  kept: Omit<EmployeeFilters, 'active'> = employeeAddress.personal,
) {
  const { page, perPage, active } = place;
  return employeeQueries.list({ ...employeeFilter({ ...kept, active }), page, perPage });
}
