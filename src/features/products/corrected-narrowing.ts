import { m } from '@/text/generated/messages';

/** What became of what narrows products, where an address says something that is not possible. */
export const correctedNarrowing = {
  q: m.products_corrected_q,
  low: m.products_corrected_low,
  tax: m.products_corrected_tax,
  category: m.products_corrected_category,
};
