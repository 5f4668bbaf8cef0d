import { queryOptions } from '@tanstack/react-query';
import { preferenceKeys } from './keys';
import { fetchPreferences } from './operations';

export const preferenceQueries = {
  /**
   * A page comes with them, and they are its person's own: they are asked for again only where views are kept in order. Nothing
   * waits long for them: what opens without them opens as it does for everybody.
   */
  mine: () =>
    queryOptions({
      queryKey: preferenceKeys.mine(),
      queryFn: () => fetchPreferences(),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
    }),
};
