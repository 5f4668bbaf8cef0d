import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How often answers of an area were made stale, by the first part of their keys. */
const marks = new WeakMap<QueryClient, Map<unknown, number>>();

/**
 * Makes answers stale: those on a screen are read again, the others when a screen wants them.
 * @param which `closed`: only those that no screen shows
 */
export async function makeStale(
  client: QueryClient,
  keys: readonly QueryKey[],
  which: 'all' | 'closed' = 'all',
): Promise<void> {
  const ofClient = marks.get(client) ?? new Map<unknown, number>();
  marks.set(client, ofClient);
  for (const [area] of keys) ofClient.set(area, (ofClient.get(area) ?? 0) + 1);
  // Without a word on that, the library reads again all it was told the type of.
  const filter =
    which === 'all'
      ? ({ type: 'all', refetchType: 'active' } as const)
      : ({ type: 'inactive', refetchType: 'none' } as const);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, ...filter })));
}

/** A number that is another one once the area of a key was made stale: what was read meanwhile may be from before and after. */
export function staleMark(client: QueryClient, [area]: QueryKey): number {
  return marks.get(client)?.get(area) ?? 0;
}
