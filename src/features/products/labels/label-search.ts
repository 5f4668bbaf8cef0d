import { isWithin } from '@/modules/list-tools/list-address';
import { filtersOf, readProductSearch, type ProductNarrowing } from '../product-search';
import { labelSizes, type LabelSizeId } from './label-sizes';

/** The screen's part of the address; a default is left out. */
export interface LabelSearch {
  /** Only the products that were chosen before. */
  of?: 'chosen' | undefined;
  q?: string | undefined;
  low?: true | undefined;
  tax?: NonNullable<ProductNarrowing['tax']> | undefined;
  category?: string | undefined;
  /** A price list instead of labels. */
  what?: 'list' | undefined;
  size?: LabelSizeId | undefined;
  copies?: number | undefined;
}

/** What the address means once its defaults are filled in. */
export interface LabelPlace {
  isChosen: boolean;
  narrowing: ProductNarrowing;
  what: 'labels' | 'list';
  size: LabelSizeId;
  /** Of each label. */
  copies: number;
}

const usualSize: LabelSizeId = 'sheet-30';
export const mostCopies = 50;

/** Reads a hand-edited or shared address; what is not valid is as if it were not there. */
export function readLabelSearch(raw: Record<string, unknown>): LabelSearch {
  return searchOfLabels(labelPlaceOf(raw));
}

export function labelPlaceOf(raw: Record<string, unknown>): LabelPlace {
  const { text, low, tax, category } = filtersOf(
    readProductSearch({ q: raw['q'], low: raw['low'], tax: raw['tax'], category: raw['category'] }),
  );
  const { copies } = raw;
  return {
    isChosen: raw['of'] === 'chosen',
    narrowing: { text, low, tax, category },
    what: raw['what'] === 'list' ? 'list' : 'labels',
    size: labelSizes.find(({ id }) => id === raw['size'])?.id ?? usualSize,
    copies: isWithin(copies, 1, mostCopies) ? copies : 1,
  };
}

/** Named even when undefined: the router lays it over the raw address. */
export function searchOfLabels(place: LabelPlace): LabelSearch {
  const { isChosen, narrowing, what, size, copies } = place;
  return {
    of: isChosen ? 'chosen' : undefined,
    q: narrowing.text.trim() === '' ? undefined : narrowing.text,
    low: narrowing.low || undefined,
    tax: narrowing.tax ?? undefined,
    category: narrowing.category ?? undefined,
    what: what === 'labels' ? undefined : what,
    size: size === usualSize ? undefined : size,
    copies: copies === 1 ? undefined : copies,
  };
}
