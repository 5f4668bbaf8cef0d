import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Tells whoever looks at these queries in the cache that something happened to one of them. Others begin while somebody else
 * renders, and to be told of those would draw the listener in the midst of that.
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
