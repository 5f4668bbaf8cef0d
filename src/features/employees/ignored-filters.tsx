import type { Page } from '@/api/core/paging';
import type { Employee } from '@/api/employees/schemas';
import { IgnoredFilters, type FilterNames } from '@/modules/filter-checks/ignored-filters';
import { observeEmployees } from '@/modules/filter-checks/observe';
import { m } from '@/text/generated/messages';
import type { EmployeeFilters } from './employee-address';
import { employeeFilter } from './employee-query';

/** The filters whose effect stands in the rows; what became of the page is told elsewhere. */
const names: FilterNames = {
  'query.employees.active': m.employees_activity,
  'query.employees.search': m.employees_search,
  'query.employees.document': m.employees_document_exact,
};

interface Props {
  place: EmployeeFilters & { page: number; perPage: number };
  page: Page<Employee>;
}

/** Of the people on the screen, by the filters they were asked for with. */
export function IgnoredEmployeeFilters({ place, page }: Props) {
  const { page: number, perPage } = place;
  const asked = { ...employeeFilter(place), page: number, perPage };
  return <IgnoredFilters seen={observeEmployees(asked, page)} names={names} />;
}
