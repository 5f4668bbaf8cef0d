import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '@/api/session/queries';
import { defaultView, type ViewSearch } from './saved-views';

/** What a list opens with when its address says nothing; null where no view was chosen for that. */
export function openingView(queryClient: QueryClient, list: string): ViewSearch | null {
  const session = queryClient.getQueryData(sessionQueries.current().queryKey);
  if (!session?.signedIn) return null;
  return defaultView({ business: session.integration.business, list })?.search ?? null;
}

/** Whether an address says nothing. */
export function isBare(search: object): boolean {
  return Object.values(search).every((value) => value === undefined);
}
