import { queryOptions } from '@tanstack/react-query';
import { sessionKeys } from './keys';
import { fetchSession } from './operations';

export const sessionQueries = {
  /** Unlike lists, it is asked again on focus: a session may have ended, or come back in another window. */
  current: () =>
    queryOptions({
      queryKey: sessionKeys.current(),
      queryFn: () => fetchSession(),
      refetchOnWindowFocus: 'always',
    }),
};
