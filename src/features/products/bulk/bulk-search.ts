import { isWithin, readSearch, type CorrectedSearch } from '@/modules/list/search-readers';
import type { ProductNarrowing } from '../product-search';
import {
  narrowingOf,
  narrowingReaders,
  searchOfNarrowing,
  type NarrowingSearch,
} from '../narrowing-search';
import { rowViews, type RowView } from './row-views';

/** Where the rows come from. */
export type BulkSource = 'list' | 'file';

/** `choose` products or a file, say what is to `change`, `check` every row. A file says itself what changes. */
export const bulkSteps = ['choose', 'change', 'check'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** The screen's part of the address; a default is left out. */
export interface BulkSearch extends NarrowingSearch, CorrectedSearch<BulkSearchName> {
  from?: 'file' | undefined;
  step?: Exclude<BulkStep, 'choose'> | undefined;
  view?: Exclude<RowView, 'all'> | undefined;
  /** The lowest and the highest price before taxes, as plain decimals. */
  least?: string | undefined;
  most?: string | undefined;
  page?: number | undefined;
}

const names = [
  'from',
  'step',
  'view',
  'q',
  'low',
  'tax',
  'category',
  'least',
  'most',
  'page',
] as const;
export type BulkSearchName = (typeof names)[number];

/** What the address means once its defaults are filled in. */
export interface BulkPlace {
  source: BulkSource;
  step: BulkStep;
  view: RowView;
  narrowing: ProductNarrowing;
  least: string;
  most: string;
  page: number;
}

const lastPage = 10_000;

const readers: Record<BulkSearchName, (value: unknown) => BulkSearch | null> = {
  ...narrowingReaders,
  from: (value) => (value === 'file' ? { from: value } : value === 'list' ? {} : null),
  step: (value) => {
    const step = bulkSteps.find((known) => known === value);
    if (step === undefined) return null;
    return step === 'choose' ? {} : { step };
  },
  view: (value) => {
    const view = rowViews.find((known) => known === value);
    if (view === undefined) return null;
    return view === 'all' ? {} : { view };
  },
  least: (value) => {
    const least = plainAmount(value);
    return least === null ? null : { least };
  },
  most: (value) => {
    const most = plainAmount(value);
    return most === null ? null : { most };
  },
  page: (value) => (isWithin(value, 1, lastPage) ? { page: value } : null),
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readBulkSearch(raw: Record<string, unknown>): BulkSearch {
  return readSearch(raw, names, readers);
}

export function placeOf(search: BulkSearch): BulkPlace {
  const { from, step, view, least, most, page } = search;
  return {
    source: from ?? 'list',
    step: step ?? 'choose',
    view: view ?? 'all',
    narrowing: narrowingOf(search),
    least: least ?? '',
    most: most ?? '',
    page: page ?? 1,
  };
}

/** The address of a place, without defaults. Named even when undefined: the router lays it over the raw address. */
export function searchOfPlace(place: BulkPlace): BulkSearch {
  const { source, step, view, narrowing, least, most, page } = place;
  return {
    from: source === 'file' ? source : undefined,
    step: step === 'choose' ? undefined : step,
    view: view === 'all' ? undefined : view,
    ...searchOfNarrowing(narrowing),
    least: least === '' ? undefined : least,
    most: most === '' ? undefined : most,
    page: page === 1 ? undefined : page,
  };
}

/** An address may hold a number for an amount; null for what is none. */
function plainAmount(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,9}(\.\d{1,6})?$/.test(text) ? text : null;
}
