import type { QueryClient } from '@tanstack/react-query';
import { preferenceQueries } from '@/api/preferences/queries';
import type { ViewSearch } from '@/api/preferences/schemas';

/** What a list opens with when its address says nothing; null where no view was chosen for that. */
export function openingView(queryClient: QueryClient, list: string): ViewSearch | null {
  const known = queryClient.getQueryData(preferenceQueries.mine().queryKey);
  return known?.views.find((view) => view.list === list && view.isDefault)?.search ?? null;
}

/** What is shown of a list that is opened by an address: that of its opening view where it says nothing. */
export function openedSearch<Search extends object>(
  queryClient: QueryClient,
  { layout, read }: { layout: { list: string }; read: (raw: Record<string, unknown>) => Search },
  raw: Record<string, unknown>,
): Search {
  const search = read(raw);
  // As the router does: what the list does not know stands in the address all the same.
  const view = isBare({ ...raw, ...search }) ? openingView(queryClient, layout.list) : null;
  return view === null ? search : read(view);
}

/** Whether an address says nothing. */
export function isBare(search: object): boolean {
  return Object.values(search).every((value) => value === undefined);
}
