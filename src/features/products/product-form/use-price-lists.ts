import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { directoryQueries } from '@/api/directory/queries';
import type { DirectoryEntry } from '@/api/directory/schemas';
import { shortIdentifier } from '@/domain/identifier';

const none: readonly DirectoryEntry[] = [];

/** The price lists of our directory, as a picker offers them. Without it there is still the pasted id, so its failure stops nobody. */
export function usePriceLists(): readonly CatalogItem[] {
  const { data = none } = useQuery(directoryQueries.list('price-list'));
  return useMemo(
    () =>
      data.map(({ id, name, code }) => ({
        id,
        name: name ?? code ?? shortIdentifier(id),
        code,
        retired: false,
      })),
    [data],
  );
}
