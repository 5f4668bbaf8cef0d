import { useQuery } from '@tanstack/react-query';
import { taxQueries } from '@/api/taxes/queries';
import type { Tax } from '@/api/taxes/schemas';
import { catalogOf, type Catalog } from '@/modules/catalog-select/catalog';

/** The taxes of a branch, for a product's form. */
export interface ProductTaxes {
  /** Null while they are not known. */
  taxes: readonly Tax[] | null;
  catalog: Catalog<Tax>;
}

export function useProductTaxes(branchId: string): ProductTaxes {
  const list = useQuery(taxQueries.list(branchId));
  return { taxes: list.data?.rows ?? null, catalog: catalogOf(list) };
}
