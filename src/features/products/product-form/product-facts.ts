import type { NewProduct } from '@/api/products/write-schemas';
import type { Tax } from '@/api/taxes/schemas';
import { isShareOfPrice } from '@/api/taxes/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { priceWithTaxes } from '@/domain/price';
import { marginFromPrice } from '@/domain/price-triangle';
import type { Fact } from '@/ui/layout/fact-list';
import { m } from '@/text/generated/messages';
import { amountText, moneyText, percentText } from '@/text/amount-text';
import { readPortions, portionInWords } from './portion-doubts';
import { taxName } from '../product-words';
import type { ProductNames } from './use-product-names';

/** The margin that is sent, or that stood in the form: then it follows from cost and price, and is not sent. */
export function marginFacts({ cost, price, margin }: NewProduct): Fact[] {
  const label = m.product_form_margin();
  const worked = marginFromPrice(cost, price);
  if (margin !== '') return [{ label, value: percentText(margin) }];
  return 'margin' in worked
    ? [{ label, value: m.product_form_worked({ value: percentText(worked.margin) }) }]
    : [{ label, value: m.common_not_told(), quiet: true }];
}

/** The stock it begins with, and the one at which it runs low; a service has none. */
export function stockFacts({ kind, availability, limitAvailability }: NewProduct): Fact[] {
  const of = (label: string, digits: string): Fact =>
    digits === ''
      ? { label, value: m.common_not_told(), quiet: true }
      : { label, value: amountText(digits) };
  return kind === 'service'
    ? []
    : [of(m.product_form_opening(), availability), of(m.product_form_limit(), limitAvailability)];
}

interface Known {
  names: ProductNames;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
}

/** How the ids of a product are told. */
export const productWords = ({ names, taxes }: Known) => ({
  categoryId: names.category,
  measurementId: names.unit,
  // A tax that no list names has the beginning of its id.
  taxIds: (ids: readonly string[]) =>
    ids
      .map((id) => {
        const tax = taxes?.find((one) => one.id === id);
        return tax === undefined ? shortIdentifier(id) : taxName(tax);
      })
      .join(', '),
});

/** What a customer pays, where all of its taxes are a known share of the price. */
export function paidFacts({ price, taxIds }: NewProduct, { taxes }: Pick<Known, 'taxes'>): Fact[] {
  const known = taxIds.map((id) => taxes?.find((tax) => tax.id === id));
  const fractions = known.flatMap((tax) => (tax && isShareOfPrice(tax) ? [tax.fraction] : []));
  if (fractions.length < taxIds.length) return [];
  return [{ label: m.product_form_paid(), value: moneyText(priceWithTaxes(price, fractions)) }];
}

export function portionFacts({
  composition,
  baseUnitQuantity,
  portions,
  cost,
}: NewProduct): Fact[] {
  if (composition !== 'portions') return [];
  const readings = readPortions(portions, { base: baseUnitQuantity, cost });
  return [
    { label: m.product_form_base(), value: amountText(baseUnitQuantity) },
    ...portions.map(({ name, unitQuantity, price }, index) => {
      const reading = readings[index];
      const fits = reading === undefined ? null : portionInWords(reading);
      const what = m.product_form_portion_of({
        count: Number(unitQuantity),
        quantity: amountText(unitQuantity),
        price: moneyText(price),
      });
      return {
        label: m.product_form_portion_named({ name }),
        value: fits === null ? what : `${what}. ${fits}`,
      };
    }),
  ];
}

/** The prices of its own in lists. */
export function priceFacts({ prices }: NewProduct, { names }: Pick<Known, 'names'>): Fact[] {
  return prices.map(({ priceListId, price }) => ({
    label: m.product_form_price_in({ list: names.priceList(priceListId) }),
    value: moneyText(price),
  }));
}
