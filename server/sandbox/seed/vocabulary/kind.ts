import type { Assortment } from '../branches';

/** How a product is put up for sale: its label, its unit (code of CAT-014) and its price against the kind's base price. */
export interface Pack {
  label: string;
  unit: string;
  times: number;
}

/** A kind of product; kinds x types x brands x packs make the names of a whole shop. */
export interface Kind {
  name: string;
  types: readonly string[];
  packs: readonly Pack[];
  /** Empty for what is sold without a brand. */
  brands: readonly string[];
  /** Price before taxes of a pack with `times: 1`, in cents. */
  cents: number;
  /** Profit as a percentage of the price. */
  margin: number;
  /** Days from making to expiration; null when lots are not kept. */
  shelfDays: number | null;
  tax: 'taxed' | 'exempt' | 'not-subject';
  category: string;
  assortment: Assortment | 'service';
}

/** A kind as the vocabulary files write it; lists are text with commas, which keeps a shelf on one screen. */
export interface KindNote {
  name: string;
  types: string;
  packs: readonly Pack[];
  price: number;
  margin: number;
  shelfDays?: number;
  brands?: 'none';
  tax?: Kind['tax'];
}

interface Shelf {
  category: string;
  assortment: Kind['assortment'];
  brands: string;
}

const words = (text: string) => (text === '' ? [] : text.split(', '));

/** One category of the shop. */
export function shelf({ category, assortment, brands }: Shelf, notes: readonly KindNote[]): Kind[] {
  return notes.map((note) => ({
    name: note.name,
    types: note.types === '' ? [''] : words(note.types),
    packs: note.packs,
    brands: note.brands === 'none' ? [] : words(brands),
    cents: Math.round(note.price * 100),
    margin: note.margin,
    shelfDays: note.shelfDays ?? null,
    tax: note.tax ?? 'taxed',
    category,
    assortment,
  }));
}

/** Reads packs written as `label @unit xTimes`, for example `bolsa 2 lb @59 x1.95`. */
export function packs(...notes: readonly string[]): Pack[] {
  return notes.map((note) => {
    const match = /^(.*) @(\d+) x([\d.]+)$/.exec(note);
    if (!match) throw new Error(`Not a pack: ${note}`);
    const [, label = '', unit = '', times = ''] = match;
    return { label, unit, times: Number(times) };
  });
}
