import type { QueryClient } from '@tanstack/react-query';
import type { SignedInSession } from '@/api/session/schemas';
import { branchLeftHere } from '@/modules/branch-picker/local-branches';
import { storedText } from '@/modules/browser-storage/stored-value';
import { viewsLeftHereKey } from '@/modules/saved-views/views-left-here';

export { watchFilters } from '@/modules/filter-checks/watch-filters';

/** Hands what an earlier version kept in this browser to the gateway; in most there is nothing. */
export async function takeOverPreferences(
  queryClient: QueryClient,
  session: SignedInSession | null,
): Promise<void> {
  if (session === null) return;
  const { business } = session.integration;
  if (storedText(viewsLeftHereKey) === null && branchLeftHere(business) === null) return;
  const { handOverPreferences } = await import('./hand-over-preferences');
  await handOverPreferences(queryClient, business);
}
