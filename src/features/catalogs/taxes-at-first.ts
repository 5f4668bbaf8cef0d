import type { QueryClient } from '@tanstack/react-query';
import { preferenceQueries } from '@/api/preferences/queries';
import { catalogOf, type CatalogFilters } from './catalog-address';

type Asked = { [Name in 'catalog' | 'branch']?: CatalogFilters[Name] | undefined };

/** Whose taxes the screen opens with; null: it is of another catalog, or the branches say it first. */
export function taxesAtFirst(queryClient: QueryClient, asked: Asked): string | null {
  if (catalogOf(asked) !== 'taxes') return null;
  const known = queryClient.getQueryData(preferenceQueries.mine().queryKey);
  return asked.branch ?? known?.branch ?? null;
}
