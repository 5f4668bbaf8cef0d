import { queryOptions, type QueryClient } from '@tanstack/react-query';
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

/** Lets go of all that was read of people; what is on the screen is there again once it is read again. */
export function forgetEmployees(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: employeeKeys.all })) {
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
}

function asksTheSame(one: EmployeeListParams, other: EmployeeListParams): boolean {
  return (
    one.active === other.active && one.search === other.search && one.document === other.document
  );
}
