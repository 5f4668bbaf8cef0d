import { Link } from '@tanstack/react-router';
import type { Page } from '@/api/core/paging';
import type { Employee } from '@/api/employees/schemas';
import { isIgnored, observeEmployees, type ObservedFilter } from '@/modules/filter-checks/observe';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import type { EmployeeFilters } from './employee-address';
import { employeeFilter } from './employee-query';

/** The filters whose effect stands in the rows; what became of the page is told elsewhere. */
const names: Partial<Record<ObservedFilter, () => string>> = {
  'query.employees.active': m.employees_activity,
  'query.employees.search': m.employees_search,
  'query.employees.document': m.employees_document_exact,
};

interface Props {
  place: EmployeeFilters & { page: number; perPage: number };
  page: Page<Employee>;
}

/** Says that these rows are not the ones that were asked for: somebody would take them for the answer. */
export function IgnoredFilters({ place, page }: Props) {
  const { page: number, perPage } = place;
  const seen = observeEmployees({ ...employeeFilter(place), page: number, perPage }, page);
  return seen.filter(isIgnored).map(({ filter, came }) => {
    const name = names[filter];
    if (name === undefined || !('rows' in came)) return null;
    return (
      <Notice
        key={filter}
        tone="warn"
        actions={
          <Link to="/diagnostics" hash="diagnostics-filters">
            {m.employees_ignored_see()}
          </Link>
        }
      >
        {m.employees_ignored({
          filter: name(),
          others: formatQuantity(came.others),
          rows: formatQuantity(came.rows),
          count: came.others,
        })}
      </Notice>
    );
  });
}
