import { useQuery } from '@tanstack/react-query';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { taxQueries } from '@/api/taxes/queries';
import type { Tax } from '@/api/taxes/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { catalogOf, type Catalog } from '@/modules/catalog-select/catalog';
import { itemOf } from '@/modules/catalog-select/catalog-choices';
import { entryName } from '@/modules/directory/entry-words';
import { itemName } from '../product-words';

/** Names of what a product holds as ids, as far as their lists were read; otherwise the beginning of the id. */
export interface ProductNames {
  category: (id: string) => string;
  unit: (id: string) => string;
  priceList: (id: string) => string;
  /** Whether it is a category or a unit that is not offered any more. */
  isRetired: (id: string) => boolean;
}

export function useProductNames(): ProductNames {
  const { data: categories } = useQuery(catalogQueries.productCategories());
  const { data: units } = useQuery(catalogQueries.productMeasurements());
  const { data: lists } = useQuery(directoryQueries.list('price-list'));
  const ofCatalog = (list: typeof categories, id: string) => itemOf(list?.rows ?? [], 'id', id);
  const named = (list: typeof categories, id: string) => {
    const item = ofCatalog(list, id);
    return item === null ? shortIdentifier(id) : itemName(item);
  };
  return {
    category: (id) => named(categories, id),
    unit: (id) => named(units, id),
    isRetired: (id) => [categories, units].some((list) => ofCatalog(list, id)?.retired === true),
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
