import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogQueries } from '@/api/catalogs/queries';
import type { ApiError } from '@/api/core/errors';
import { taxQueries } from '@/api/taxes/queries';
import { lookupOf, type ProductReferences } from './product-row';

export interface FailedReference {
  name: keyof ProductReferences;
  error: ApiError;
}

interface UsedReferences {
  references: ProductReferences;
  failed: FailedReference[];
  /** Reads again those that failed. */
  retry: () => void;
}

/** Categories, units and taxes: each comes or fails by itself, and the list stands without them. */
export function useProductReferences(branchId: string): UsedReferences {
  const categories = useQuery(catalogQueries.productCategories());
  const units = useQuery(catalogQueries.productMeasurements());
  const taxes = useQuery(taxQueries.list(branchId));
  const references = {
    categories: useLookup(categories),
    units: useLookup(units),
    taxes: useLookup(taxes),
  };
  const { categories: ofCategories, units: ofUnits, taxes: ofTaxes } = references;
  const queries = { categories, units, taxes };
  const failed = (['categories', 'units', 'taxes'] as const).flatMap((name) => {
    const lookup = references[name];
    // An ended session is told once, by the shell.
    return lookup.status === 'failed' && lookup.error.kind !== 'session'
      ? [{ name, error: lookup.error }]
      : [];
  });
  return {
    references: useMemo(
      () => ({ categories: ofCategories, units: ofUnits, taxes: ofTaxes }),
      [ofCategories, ofUnits, ofTaxes],
    ),
    failed,
    retry: () => failed.forEach(({ name }) => void queries[name].refetch()),
  };
}

/** The same object until an answer changes it. */
function useLookup<T extends { id: string }>({
  data,
  error,
}: Parameters<typeof lookupOf<T>>[0]): ReturnType<typeof lookupOf<T>> {
  return useMemo(
    () => lookupOf<T>({ data, error } as Parameters<typeof lookupOf<T>>[0]),
    [data, error],
  );
}
