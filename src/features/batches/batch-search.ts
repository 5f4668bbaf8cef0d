import {
  batchLimits,
  batchStatuses,
  type BatchListParams,
  type BatchStatus,
} from '@/api/batches/schemas';
import { ladderSteps, type LadderStep } from '@/domain/expiry-ladder/bands';
import { stepFilter } from '@/domain/expiry-ladder/opening';
import { isIdentifier } from '@/domain/identifier';
import {
  isWithin,
  listReaders,
  readAddress,
  searchOfList,
  type CorrectedSearch,
  type ListSearch,
} from '@/modules/list/search-readers';
import type { LayoutSearch } from '@/ui/table/list-layout';
import { batchList, sortableColumns } from './batch-list-columns';

/** The list's part of the address; a default is left out. */
export interface BatchSearch extends ListSearch, CorrectedSearch<BatchSearchName> {
  status?: BatchStatus | undefined;
  days?: number | undefined;
  product?: string | undefined;
  /** A step of the ladder: the rows from `page` on are loaded and reduced to it. */
  band?: LadderStep | undefined;
  /** Removed lots are shown among the others. */
  removed?: true | undefined;
}

const names = [
  'status',
  'days',
  'product',
  'band',
  'page',
  'perPage',
  'sort',
  'removed',
  'columns',
  'density',
] as const;
export type BatchSearchName = (typeof names)[number];

/** What the address means once its defaults are filled in. */
export interface BatchFilters extends LayoutSearch {
  status: BatchStatus | null;
  /** The window of `expiring`, in days. */
  days: number;
  product: string | null;
  band: LadderStep | null;
  page: number;
  perPage: number;
  sort: string | undefined;
  /** Whether removed lots are shown. */
  removed: boolean;
}

export const batchDefaults = {
  days: batchLimits.days.default,
  page: 1,
  perPage: batchLimits.perPage.default,
} as const;

const steps = Object.keys(ladderSteps) as LadderStep[];

const readers: Record<BatchSearchName, (value: unknown) => BatchSearch | null> = {
  status: (value) => {
    const status = batchStatuses.find((known) => known === value);
    return status ? { status } : null;
  },
  days: (value) =>
    isWithin(value, batchLimits.days.minimum, batchLimits.days.maximum) ? { days: value } : null,
  product: (value) =>
    typeof value === 'string' && isIdentifier(value) ? { product: value.toLowerCase() } : null,
  band: (value) => {
    const band = steps.find((known) => known === value);
    return band ? { band } : null;
  },
  removed: (value) => (value === true ? { removed: value } : null),
  ...listReaders({ list: batchList, sortable: sortableColumns, perPage: batchLimits.perPage }),
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readBatchSearch(raw: Record<string, unknown>): BatchSearch {
  const { search, corrected } = readAddress<BatchSearchName, BatchSearch>(raw, names, readers);
  // `days` is the window of `expiring` alone; with another status it would only look like a filter.
  if (search.days !== undefined && search.status !== 'expiring') {
    corrected.add('days');
    search.days = undefined;
  }
  // A step reduces the rows of its own window; of another it would show a part and look like the whole.
  if (search.band !== undefined && !isWindowOf(search.band, search)) {
    corrected.add('band');
    search.band = undefined;
  }
  if (corrected.size > 0) search.corrected = [...corrected];
  return search;
}

function isWindowOf(step: LadderStep, { status, days }: BatchSearch): boolean {
  const filter = stepFilter(step);
  if (filter.status !== (status ?? null)) return false;
  return filter.days === undefined || filter.days === (days ?? batchDefaults.days);
}

export function filtersOf(search: BatchSearch): BatchFilters {
  return {
    status: search.status ?? null,
    days: search.days ?? batchDefaults.days,
    product: search.product ?? null,
    band: search.band ?? null,
    page: search.page ?? batchDefaults.page,
    perPage: search.perPage ?? batchDefaults.perPage,
    sort: search.sort,
    removed: search.removed ?? false,
    columns: search.columns,
    density: search.density,
  };
}

/** The address of these filters, without defaults and without a window that nothing uses. */
export function searchOf(filters: BatchFilters): BatchSearch {
  const { status, days, product, band, removed } = filters;
  return {
    ...(status && { status }),
    ...(status === 'expiring' && days !== batchDefaults.days && { days }),
    ...(product && { product }),
    ...(band && { band }),
    ...(removed && { removed }),
    ...searchOfList(filters, batchDefaults),
  };
}

/** What the service itself filters by, on any page; the window goes with `expiring` alone. */
export function serviceFilter(
  branch: string,
  { status, days, product }: Pick<BatchFilters, 'status' | 'days' | 'product'>,
): Omit<BatchListParams, 'page' | 'perPage'> {
  return {
    branch,
    ...(product && { product }),
    ...(status && { status }),
    ...(status === 'expiring' && { days }),
  };
}

/** What the loader and the screen both ask for; null when the branch cannot be one, so that nothing is asked. */
export function batchParams(branchId: string, filters: BatchFilters): BatchListParams | null {
  if (!isIdentifier(branchId)) return null;
  return { ...serviceFilter(branchId, filters), page: filters.page, perPage: filters.perPage };
}

/** Which rows belong together: another branch or filter is another list, another page or order is not. */
export function selectionScope(branchId: string, filters: BatchFilters): string {
  const { status, days, product, band } = filters;
  return JSON.stringify([branchId, status, status === 'expiring' ? days : null, product, band]);
}
