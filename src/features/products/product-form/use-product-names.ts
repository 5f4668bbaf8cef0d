import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { taxQueries } from '@/api/taxes/queries';
import type { Tax } from '@/api/taxes/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { catalogOf, type Catalog } from '@/modules/catalog-select/catalog';
import { itemOf } from '@/modules/catalog-select/catalog-choices';
import { entryName } from '@/modules/directory/entry-words';

/** Names of what a product holds as ids, as far as their lists were read; otherwise the beginning of the id. */
export interface ProductNames {
  category: (id: string) => string;
  unit: (id: string) => string;
  priceList: (id: string) => string;
}

export function useProductNames(): ProductNames {
  const { data: categories } = useQuery(catalogQueries.productCategories());
  const { data: units } = useQuery(catalogQueries.productMeasurements());
  const { data: lists } = useQuery(directoryQueries.list('price-list'));
  return {
    category: (id) => itemOf(categories?.rows ?? [], 'id', id)?.name ?? shortIdentifier(id),
    unit: (id) => itemOf(units?.rows ?? [], 'id', id)?.name ?? shortIdentifier(id),
    priceList: (id) => {
      const known = lists?.find((entry) => entry.id === id.toLowerCase());
      return known === undefined ? shortIdentifier(id) : entryName(known);
    },
  };
}

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
