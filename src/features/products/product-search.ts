import { productLimits, type ProductListParams, type TaxTreatment } from '@/api/products/schemas';
import { isIdentifier } from '@/domain/identifier';
import { readColumns, readDensity, type LayoutSearch } from '@/ui/table/list-layout';
import { readSort } from '@/ui/table/page-sort';
import { productList } from './product-list-columns';

/** The list's part of the address; a default is left out. Plain functions: search schemas are in everybody's first load. */
export interface ProductSearch extends LayoutSearch {
  /** What is searched for, in name and SKU. */
  q?: string | undefined;
  low?: true | undefined;
  tax?: TaxTreatment | undefined;
  /** Id of a category. */
  category?: string | undefined;
  /** A column's id, with a minus before it for the largest first. */
  sort?: string | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
  /** Which values of a link were not valid; moved into the history before the screen is shown. */
  corrected?: ProductSearchName[] | undefined;
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

/** Nobody types more than this. */
const longestText = 100;

/** Pages further than this are not asked for: the service would count through them. */
const lastSensiblePage = 1_000_000;

export const treatments = ['taxed', 'exempt', 'not-subject'] as const satisfies TaxTreatment[];

const sortable = productList.columns.map(({ id }) => id).filter((id) => id !== 'mark');

const readers: Record<ProductSearchName, (value: unknown) => ProductSearch | null> = {
  // An address may hold a number for a text of digits.
  q: (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.length <= longestText ? { q: text } : null;
  },
  low: (value) => (value === true ? { low: true } : null),
  tax: (value) => {
    const tax = treatments.find((known) => known === value);
    return tax ? { tax } : null;
  },
  category: (value) =>
    typeof value === 'string' && isIdentifier(value) ? { category: value.toLowerCase() } : null,
  sort: (value) => {
    const sort = readSort(sortable, value);
    return sort === null ? null : { sort };
  },
  page: (value) => (within(value, 1, lastSensiblePage) ? { page: value } : null),
  perPage: (value) =>
    within(value, productLimits.perPage.minimum, productLimits.perPage.maximum)
      ? { perPage: value }
      : null,
  columns: (value) => {
    const columns = readColumns(productList, value);
    return columns === null ? null : { columns };
  },
  density: (value) => {
    const density = readDensity(value);
    return density === null ? null : { density };
  },
};

function within(value: unknown, minimum: number, maximum: number): value is number {
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readProductSearch(raw: Record<string, unknown>): ProductSearch {
  // Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
  let search: ProductSearch = {
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    corrected: undefined,
  };
  const corrected = new Set(readCorrected(raw['corrected']));
  for (const name of names) {
    if (raw[name] === undefined) continue;
    const value = readers[name](raw[name]);
    if (value) search = { ...search, ...value };
    else corrected.add(name);
  }
  if (corrected.size > 0) search.corrected = [...corrected];
  return search;
}

function readCorrected(raw: unknown): ProductSearchName[] {
  return Array.isArray(raw) ? names.filter((name) => raw.includes(name)) : [];
}

/** Which of the names in the history's `corrected` are this list's. */
export function correctedNames(told: readonly string[]): ProductSearchName[] {
  return names.filter((name) => told.includes(name));
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
  return {
    ...(text.trim() !== '' && { q: text.slice(0, longestText) }),
    ...(low && { low }),
    ...(tax && { tax }),
    ...(category && { category }),
    ...(sort !== undefined && { sort }),
    ...(page !== productDefaults.page && { page }),
    ...(perPage !== productDefaults.perPage && { perPage }),
    ...(layout.columns !== undefined && { columns: layout.columns }),
    ...(layout.density !== undefined && { density: layout.density }),
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
