import { isWithin, readSearch, type CorrectedSearch } from '@/modules/list/search-readers';
import type { ProductNarrowing } from '../product-search';
import {
  narrowingOf,
  narrowingReaders,
  searchOfNarrowing,
  type NarrowingSearch,
} from '../narrowing-search';
import { labelSizes, type LabelSizeId } from './label-sizes';

/** The screen's part of the address; a default is left out. */
export interface LabelSearch extends NarrowingSearch, CorrectedSearch<LabelSearchName> {
  /** Only the products that were chosen before. */
  of?: 'chosen' | undefined;
  /** A price list instead of labels. */
  what?: 'list' | undefined;
  size?: LabelSizeId | undefined;
  copies?: number | undefined;
}

const names = ['of', 'q', 'low', 'tax', 'category', 'what', 'size', 'copies'] as const;
export type LabelSearchName = (typeof names)[number];

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

const readers: Record<LabelSearchName, (value: unknown) => LabelSearch | null> = {
  ...narrowingReaders,
  of: (value) => (value === 'chosen' ? { of: value } : null),
  what: (value) => (value === 'list' ? { what: value } : value === 'labels' ? {} : null),
  size: (value) => {
    const size = labelSizes.find(({ id }) => id === value);
    return size === undefined ? null : { size: size.id };
  },
  copies: (value) => (isWithin(value, 1, mostCopies) ? { copies: value } : null),
};

/** Reads a hand-edited or shared address: what is not valid goes back to its default and is named in `corrected`. */
export function readLabelSearch(raw: Record<string, unknown>): LabelSearch {
  return readSearch(raw, names, readers);
}

export function labelPlaceOf(search: LabelSearch): LabelPlace {
  return {
    isChosen: search.of === 'chosen',
    narrowing: narrowingOf(search),
    what: search.what ?? 'labels',
    size: search.size ?? usualSize,
    copies: search.copies ?? 1,
  };
}

/** Named even when undefined: the router lays it over the raw address. */
export function searchOfLabels(place: LabelPlace): LabelSearch {
  const { isChosen, narrowing, what, size, copies } = place;
  return {
    of: isChosen ? 'chosen' : undefined,
    ...searchOfNarrowing(narrowing),
    what: what === 'labels' ? undefined : what,
    size: size === usualSize ? undefined : size,
    copies: copies === 1 ? undefined : copies,
  };
}
