import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Tells whoever looks at these queries in the cache that something happened to one of them. Other queries may begin during a
 * render; a listener that is told of those would be drawn inside it.
 */
export function onAnswers(
  client: QueryClient,
  keys: readonly QueryKey[],
  listener: () => void,
): () => void {
  const hashes = new Set(keys.map(hashKey));
  return client.getQueryCache().subscribe(({ query }) => {
    if (hashes.has(query.queryHash)) listener();
  });
}
