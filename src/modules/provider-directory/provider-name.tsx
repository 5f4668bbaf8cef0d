import { useProviders } from './use-providers';

/** What a provider is called, or the beginning of its id. */
export function ProviderName({ id }: { id: string }) {
  return useProviders().nameOf(id);
}
