import { queryOptions } from '@tanstack/react-query';
import { employeeKeys } from './keys';
import { fetchEmployees } from './operations';
import type { EmployeeListParams } from './schemas';

/** Data of people is forgotten soon after the last screen that shows it was left. */
const forgottenAfterMs = 60_000;

export const employeeQueries = {
  list: (params: EmployeeListParams) =>
    queryOptions({
      queryKey: employeeKeys.list(params),
      queryFn: () => fetchEmployees(params),
      gcTime: forgottenAfterMs,
      // Rows stay while paging, but never under another question: they would look like its answer.
      placeholderData: (previous, query) =>
        query !== undefined && asksTheSame(query.queryKey[2], params) ? previous : undefined,
    }),
};

function asksTheSame(one: EmployeeListParams, other: EmployeeListParams): boolean {
  return (
    one.active === other.active && one.search === other.search && one.document === other.document
  );
}
