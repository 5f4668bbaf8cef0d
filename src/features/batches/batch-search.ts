import {
  batchLimits,
  batchStatuses,
  type BatchListParams,
  type BatchStatus,
} from '@/api/batches/schemas';
import { ladderSteps, type LadderStep } from '@/domain/expiry-ladder/bands';
import { stepFilter } from '@/domain/expiry-ladder/opening';
import { isIdentifier } from '@/domain/identifier';
import { readColumns, readDensity, type LayoutSearch } from '@/ui/table/list-layout';
import { readSort } from '@/ui/table/page-sort';
import { batchList, sortableColumns } from './batch-list-columns';

/** The list's part of the address; a default is left out. Plain functions: search schemas are in everybody's first load. */
export interface BatchSearch extends LayoutSearch {
  status?: BatchStatus | undefined;
  days?: number | undefined;
  product?: string | undefined;
  /** A step of the ladder: the rows from `page` on are loaded and reduced to it. */
  band?: LadderStep | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
  /** Order of the loaded page: a column, with a minus before it for the largest first. */
  sort?: string | undefined;
  /** Removed lots are shown among the others. */
  removed?: true | undefined;
  /** Which values of a link were not valid; moved into the history before the screen is shown. */
  corrected?: BatchSearchName[] | undefined;
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

/** Pages further than this are not asked for: the service would count through them. */
const lastSensiblePage = 1_000_000;

const steps = Object.keys(ladderSteps) as LadderStep[];

const readers: Record<BatchSearchName, (value: unknown) => BatchSearch | null> = {
  status: (value) => {
    const status = batchStatuses.find((known) => known === value);
    return status ? { status } : null;
  },
  days: (value) =>
    within(value, batchLimits.days.minimum, batchLimits.days.maximum) ? { days: value } : null,
  product: (value) =>
    typeof value === 'string' && isIdentifier(value) ? { product: value.toLowerCase() } : null,
  band: (value) => {
    const band = steps.find((known) => known === value);
    return band ? { band } : null;
  },
  page: (value) => (within(value, 1, lastSensiblePage) ? { page: value } : null),
  perPage: (value) =>
    within(value, batchLimits.perPage.minimum, batchLimits.perPage.maximum)
      ? { perPage: value }
      : null,
  sort: (value) => {
    const sort = readSort(sortableColumns, value);
    return sort === null ? null : { sort };
  },
  removed: (value) => (value === true ? { removed: value } : null),
  columns: (value) => {
    const columns = readColumns(batchList, value);
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
export function readBatchSearch(raw: Record<string, unknown>): BatchSearch {
  // Named even when undefined: the router lays this over the raw address, where a wrong value would shine through.
  let search: BatchSearch = {
    status: undefined,
    days: undefined,
    product: undefined,
    band: undefined,
    page: undefined,
    perPage: undefined,
    sort: undefined,
    removed: undefined,
    columns: undefined,
    density: undefined,
    corrected: undefined,
  };
  const corrected = new Set(readCorrected(raw['corrected']));
  for (const name of names) {
    if (raw[name] === undefined) continue;
    const value = readers[name](raw[name]);
    if (value) search = { ...search, ...value };
    else corrected.add(name);
  }
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

function readCorrected(raw: unknown): BatchSearchName[] {
  return Array.isArray(raw) ? names.filter((name) => raw.includes(name)) : [];
}

/** Which of the names in the history's `corrected` are this list's. */
export function correctedNames(told: readonly string[]): BatchSearchName[] {
  return names.filter((name) => told.includes(name));
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
  const { status, days, product, band, page, perPage, sort, removed, columns, density } = filters;
  return {
    ...(status && { status }),
    ...(status === 'expiring' && days !== batchDefaults.days && { days }),
    ...(product && { product }),
    ...(band && { band }),
    ...(page !== batchDefaults.page && { page }),
    ...(perPage !== batchDefaults.perPage && { perPage }),
    ...(sort && { sort }),
    ...(removed && { removed }),
    ...(columns && { columns }),
    ...(density && { density }),
  };
}

/** What the loader and the screen both ask for; null when the branch cannot be one, so that nothing is asked. */
export function batchParams(branchId: string, filters: BatchFilters): BatchListParams | null {
  if (!isIdentifier(branchId)) return null;
  const { status, days, product, page, perPage } = filters;
  return {
    branch: branchId,
    ...(product && { product }),
    ...(status && { status }),
    ...(status === 'expiring' && { days }),
    page,
    perPage,
  };
}

/** Which rows belong together: another branch or filter is another list, another page or order is not. */
export function selectionScope(branchId: string, filters: BatchFilters): string {
  const { status, days, product, band } = filters;
  return JSON.stringify([branchId, status, status === 'expiring' ? days : null, product, band]);
}
