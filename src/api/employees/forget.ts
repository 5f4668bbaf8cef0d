import type { QueryClient } from '@tanstack/react-query';
import { employeeKeys } from './keys';

/** Lets go of all that was read of people; what is on the screen is there again once it is read again. */
export function forgetEmployees(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: employeeKeys.all })) {
    if (query.isActive()) query.reset();
    else cache.remove(query);
  }
}
