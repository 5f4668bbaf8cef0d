import type { ServiceClient } from '../service/upstream';

/** What the service made of a key. */
export type Proof = 'good' | 'key-wrong' | 'deactivated' | 'service-limits' | 'service-away';

/**
 * Asks for the one list that needs a key and no permission (API description, Authentication), which shows whether the
 * key is good and changes nothing.
 */
export async function proveKey(
  service: ServiceClient,
  key: string,
  requestId: string,
): Promise<Proof> {
  const answer = await service.read({
    path: '/activities',
    query: '',
    key,
    requestId,
    heldFor: null,
    gone: new AbortController().signal,
  });
  if (answer.kind === 'problem') return 'service-away';
  switch (answer.status) {
    case 200:
      return 'good';
    case 401:
      return 'key-wrong';
    case 403:
      return 'deactivated';
    case 429:
      return 'service-limits';
    default:
      return 'service-away';
  }
}
