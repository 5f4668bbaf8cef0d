import { isWithin } from '@/modules/list-tools/list-address';
import { filtersOf, readProductSearch, searchOf, type ProductNarrowing } from '../product-search';
import { rowViews, type RowView } from './row-views';

/** Where the rows come from. */
export type BulkSource = 'list' | 'file';

/** `choose` products or a file, say what is to `change`, `check` every row. A file says itself what changes. */
export const bulkSteps = ['choose', 'change', 'check'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** The screen's part of the address; a default is left out. */
export interface BulkSearch {
  from?: 'file' | undefined;
  step?: Exclude<BulkStep, 'choose'> | undefined;
  view?: Exclude<RowView, 'all'> | undefined;
  q?: string | undefined;
  low?: true | undefined;
  tax?: NonNullable<ProductNarrowing['tax']> | undefined;
  category?: string | undefined;
  /** The lowest and the highest price before taxes, as plain decimals. */
  least?: string | undefined;
  most?: string | undefined;
  page?: number | undefined;
}

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

/** Reads a hand-edited or shared address; what is not valid is as if it were not there. */
export function readBulkSearch(raw: Record<string, unknown>): BulkSearch {
  return searchOfPlace(placeOf(raw));
}

/** What an address says, whatever somebody wrote into it. */
export function placeOf(raw: Record<string, unknown>): BulkPlace {
  const { text, low, tax, category } = filtersOf(
    readProductSearch({ q: raw['q'], low: raw['low'], tax: raw['tax'], category: raw['category'] }),
  );
  const { page } = raw;
  return {
    source: raw['from'] === 'file' ? 'file' : 'list',
    step: bulkSteps.find((step) => step === raw['step']) ?? 'choose',
    view: rowViews.find((view) => view === raw['view']) ?? 'all',
    narrowing: { text, low, tax, category },
    least: plainAmount(raw['least']),
    most: plainAmount(raw['most']),
    page: isWithin(page, 1, 10_000) ? page : 1,
  };
}

/** The address of a place, without defaults. Named even when undefined: the router lays it over the raw address. */
export function searchOfPlace(place: BulkPlace): BulkSearch {
  const { source, step, view, narrowing, least, most, page } = place;
  const { q, low, tax, category } = searchOf({
    ...narrowing,
    sort: undefined,
    page: 1,
    perPage: filtersOf({}).perPage,
    layout: {},
  });
  return {
    from: source === 'file' ? source : undefined,
    step: step === 'choose' ? undefined : step,
    view: view === 'all' ? undefined : view,
    q,
    low,
    tax,
    category,
    least: least === '' ? undefined : least,
    most: most === '' ? undefined : most,
    page: page === 1 ? undefined : page,
  };
}

/** An address may hold a number for an amount. */
function plainAmount(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,9}(\.\d{1,6})?$/.test(text) ? text : '';
}
