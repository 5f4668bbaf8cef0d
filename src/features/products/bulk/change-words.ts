import { firstCharacters } from '@/domain/first-characters';
import { present } from '@/domain/present';
import { m } from '@/text/generated/messages';
import { find, type Lookup } from '../product-row';
import type { CatalogItem } from '@/api/catalogs/schemas';
import { treatmentInWords, amountInWords, percentInWords } from '../product-words';
import type { RowChange } from './bulk-change';
import type { offeredRoundings, PriceWay } from './change-form';

export const priceWayWords: Record<PriceWay, () => string> = {
  'percent-up': m.bulk_way_percent_up,
  'percent-down': m.bulk_way_percent_down,
  'amount-up': m.bulk_way_amount_up,
  'amount-down': m.bulk_way_amount_down,
  set: m.bulk_way_set,
  margin: m.bulk_way_margin,
};

export const roundingWords: Record<(typeof offeredRoundings)[number], () => string> = {
  none: m.bulk_round_none,
  'paid-0.05': () => m.bulk_round_paid({ step: '0.05' }),
  'paid-0.10': () => m.bulk_round_paid({ step: '0.10' }),
  'paid-0.25': () => m.bulk_round_paid({ step: '0.25' }),
  'paid-1.00': () => m.bulk_round_paid({ step: '1.00' }),
  'paid-0.99': m.bulk_round_ninety_nine,
};

/** What changes, in a line: the name of the job. */
export function changeInWords(change: RowChange, categories: Lookup<CatalogItem>): string {
  const { price, minimum, categoryId, treatment, taxes } = change;
  const category = find(categories, categoryId);
  const parts = present(
    price && priceInWords(price.change),
    minimum !== null && m.bulk_title_minimum({ minimum }),
    categoryId !== null &&
      m.bulk_title_category({ name: 'value' in category ? category.value.name : categoryId }),
    treatment && treatmentInWords(treatment),
    taxes.way === 'choose' && m.bulk_title_taxes(),
    taxes.way === 'remove-all' && m.bulk_title_no_taxes(),
  );
  return firstCharacters(parts.join(', '), 200);
}

function priceInWords(change: NonNullable<RowChange['price']>['change']): string {
  switch (change.way) {
    case 'percent':
      return m.bulk_title_percent({ percent: signed(percentInWords(change.percent)) });
    case 'amount':
      return m.bulk_title_amount({ amount: signed(amountInWords(change.amount, 2)) });
    case 'set':
      return m.bulk_title_set({ price: amountInWords(change.price, 2) });
    case 'margin':
      return m.bulk_title_margin({ percent: percentInWords(change.percent) });
  }
}

const signed = (text: string) => (text.startsWith('\u2212') ? text : `+${text}`);
