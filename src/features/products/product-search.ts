import { productLimits, type ProductListParams, type TaxTreatment } from '@/api/products/schemas';
import { isIdentifier } from '@/domain/identifier';
import {
  listReaders,
  readSearch,
  searchedFor,
  searchedIn,
  searchOfList,
  type CorrectedSearch,
  type ListSearch,
} from '@/modules/list/search-readers';
import type { LayoutSearch } from '@/ui/table/list-layout';
import { productList } from './product-list-columns';

/** The list's part of the address; a default is left out. */
export interface ProductSearch extends ListSearch, CorrectedSearch<ProductSearchName> {
  /** What is searched for, in name and SKU. */
  q?: string | undefined;
  low?: true | undefined;
  tax?: TaxTreatment | undefined;
  /** Id of a category. */
  category?: string | undefined;
}

const names = [
  'q',
  'low',
  'tax',
  'category',
  'sort',
  'page',
  'perPage',
  'columns',
  'density',
] as const;
export type ProductSearchName = (typeof names)[number];

/** What narrows the rows; the service cannot do it (API description, Endpoints). */
export interface ProductNarrowing {
  text: string;
  low: boolean;
  tax: TaxTreatment | null;
  category: string | null;
}

/** What the address means once its defaults are filled in. */
export interface ProductFilters extends ProductNarrowing {
  sort: string | undefined;
  page: number;
  perPage: number;
  layout: LayoutSearch;
}

export const productDefaults = { page: 1, perPage: productLimits.perPage.default } as const;

export const treatments = ['taxed', 'exempt', 'not-subject'] as const satisfies TaxTreatment[];

const sortable = productList.columns.map(({ id }) => id).filter((id) => id !== 'mark');

const readers: Record<ProductSearchName, (value: unknown) => ProductSearch | null> = {
  q: (value) => {
    const q = searchedIn(value);
    return q === null ? null : { q };
  },
  low: (value) => (value === true ? { low: true } : null),
  tax: (value) => {
    const tax = treatments.find((known) => known === value);
    return tax ? { tax } : null;
  },
  category: (value) =>
    typeof value === 'string' && isIdentifier(value) ? { category: value.toLowerCase() } : null,
  ...listReaders({ list: productList, sortable, perPage: productLimits.perPage }),
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readProductSearch(raw: Record<string, unknown>): ProductSearch {
  return readSearch(raw, names, readers);
}

export function filtersOf(search: ProductSearch): ProductFilters {
  const { columns, density } = search;
  return {
    text: search.q ?? '',
    low: search.low ?? false,
    tax: search.tax ?? null,
    category: search.category ?? null,
    sort: search.sort,
    page: search.page ?? productDefaults.page,
    perPage: search.perPage ?? productDefaults.perPage,
    layout: { columns, density },
  };
}

/** The address of these filters, without defaults. */
export function searchOf(filters: ProductFilters): ProductSearch {
  const { text, low, tax, category, sort, page, perPage, layout } = filters;
  const q = searchedFor(text);
  return {
    ...(q && { q }),
    ...(low && { low }),
    ...(tax && { tax }),
    ...(category && { category }),
    ...searchOfList({ sort, page, perPage, ...layout }, productDefaults),
  };
}

export function isNarrowed({ text, low, tax, category }: ProductNarrowing): boolean {
  return text.trim() !== '' || low || tax !== null || category !== null;
}

/** What the loader and the screen both ask for; null when the branch cannot be one, so that nothing is asked. */
export function productParams(
  branchId: string,
  { page, perPage }: Pick<ProductFilters, 'page' | 'perPage'>,
): ProductListParams | null {
  return isIdentifier(branchId) ? { branch: branchId, page, perPage } : null;
}
