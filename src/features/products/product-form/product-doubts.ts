import Big from 'big.js';
import type { Product } from '@/api/products/schemas';
import type { NewProduct, Portion } from '@/api/products/write-schemas';
import { isShareOfPrice, type Tax } from '@/api/taxes/schemas';
import {
  isBelowCost,
  markupFromPrice,
  priceFromMargin,
  type TriangleGap,
} from '@/domain/price-triangle';
import { readDecimal } from '@/domain/typed-decimal';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { amountText, moneyText } from '@/text/amount-text';
import { treatmentWords } from './product-fields';
import { decimalRules, unusualQuantity, type UnusualQuantity } from './decimal-rules';
import { readPortions, portionDoubtWords } from './portion-doubts';
import { productName } from '../product-words';
import type { ProductNames } from './use-product-names';

/**
 * What is odd about a product, in words; nothing here stops anybody. Each depends on its arguments alone, so that a review says of
 * what is sent whatever the form said while it was typed, or had no time to.
 */

interface About {
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  takenBy: (sku: string) => Product | null;
  names: ProductNames;
}

export function newProductDoubts(product: NewProduct, { taxes, takenBy, names }: About): string[] {
  const { sku, cost, price, margin, taxTreatment, taxIds, portions, baseUnitQuantity } = product;
  return [
    ...skuDoubts(sku, takenBy(sku)),
    ...retiredDoubts(product, names),
    ...priceDoubts({
      cost,
      price,
      margin: margin === '' ? null : margin,
      leftOut: leftOutOf(taxIds, taxes),
    }),
    ...(taxTreatment !== 'taxed' && taxIds.length > 0
      ? [m.product_form_untaxed_with({ treatment: treatmentWords[taxTreatment]() })]
      : []),
    ...quantityDoubts(m.product_form_opening(), product.availability),
    ...quantityDoubts(m.product_form_limit(), product.limitAvailability),
    ...portionDoubts(portions, { base: baseUnitQuantity, cost }),
  ];
}

/** Another product has it already, or it has spaces. */
export function skuDoubts(sku: string, taken: Product | null): string[] {
  const spaces = skuDoubt(sku);
  return [
    ...(taken === null
      ? []
      : [m.product_form_sku_taken({ sku: isolate(sku), name: isolate(productName(taken)) })]),
    ...(spaces === null ? [] : [spaces]),
  ];
}

/** What came with a copy, or was pasted, and is not offered for another choice. */
export function retiredDoubts(
  {
    categoryId = '',
    measurementId = '',
  }: Partial<Pick<NewProduct, 'categoryId' | 'measurementId'>>,
  { category, unit, isRetired }: Pick<ProductNames, 'category' | 'unit' | 'isRetired'>,
): string[] {
  const held = [
    { field: m.product_form_category(), id: categoryId, nameOf: category },
    { field: m.product_form_unit(), id: measurementId, nameOf: unit },
  ];
  return held
    .filter(({ id }) => isRetired(id))
    .map(({ field, id, nameOf }) => m.product_form_retired({ field, name: isolate(nameOf(id)) }));
}

interface Priced {
  /** Exact digits; `''` where there is none. */
  cost: string;
  price: string;
  /** In percent, as typed; null where the price leads. */
  margin: string | null;
  /** Taxes that are no share of the price. */
  leftOut: number;
}

export function priceDoubts({ cost, price, margin, leftOut }: Priced): string[] {
  const gap = gapOf(cost, price, margin);
  return [
    ...(gap === null ? [] : [gapWords[gap]()]),
    ...(isBelowCost(cost, price)
      ? [m.product_form_below_cost({ loss: moneyText(new Big(cost).minus(price).toFixed()) })]
      : []),
    ...(price !== '' && new Big(price).eq(0) ? [m.product_form_price_zero()] : []),
    ...(leftOut > 0 ? [m.product_form_taxes_left_out({ count: leftOut })] : []),
  ];
}

/** Why nothing could be computed, where somebody may be waiting for it. */
function gapOf(cost: string, price: string, margin: string | null): TriangleGap | null {
  if (margin !== null) {
    const reading = readDecimal(margin, decimalRules.margin);
    if (!('value' in reading)) return null;
    // No cost makes a price of such a margin.
    if (new Big(reading.value).gte(100)) return 'whole-margin';
    const computed = priceFromMargin(cost, reading.value);
    return 'gap' in computed ? computed.gap : null;
  }
  if (cost === '' || price === '') return null;
  const markup = markupFromPrice(cost, price);
  return 'gap' in markup ? markup.gap : null;
}

const gapWords: Record<TriangleGap, () => string> = {
  'no-cost': m.product_form_gap_no_cost,
  'negative-cost': m.product_form_gap_zero_cost,
  'zero-cost': m.product_form_gap_zero_cost,
  'whole-margin': m.product_form_margin_whole,
  'no-price': m.product_form_gap_no_price,
  'no-positive-price': m.product_form_price_zero,
};

/** How many of the taxes are no share of the price; those that no list names are not known to be. */
export function leftOutOf(ids: readonly string[], taxes: readonly Tax[] | null): number {
  const known = taxes?.filter(({ id }) => ids.includes(id)) ?? [];
  return known.filter((tax) => !isShareOfPrice(tax)).length;
}

/** Of a quantity that somebody had to say yes to. */
export function quantityDoubts(field: string, quantity: string): string[] {
  const unusual = unusualQuantity(quantity);
  if (unusual === null) return [];
  return [
    m.product_form_quantity_doubt({
      field,
      quantity: amountText(quantity),
      doubt: unusualWords[unusual](),
    }),
  ];
}

export const unusualWords: Record<UnusualQuantity, () => string> = {
  negative: m.product_form_quantity_negative,
  fraction: m.product_form_quantity_fraction,
  large: m.product_form_quantity_large,
};

/** Nothing documented forbids spaces in a SKU, and they are rather part of what was copied than of the code. */
export function skuDoubt(sku: string): string | null {
  return /\s/.test(sku) ? m.product_form_sku_spaces() : null;
}

export function portionDoubts(
  portions: readonly Portion[],
  of: { base: string; cost: string },
): string[] {
  return readPortions(portions, of).flatMap(({ doubts }, index) =>
    doubts.map((doubt) =>
      m.product_form_portion_doubt({
        name: isolate(portions[index]?.name ?? ''),
        doubt: portionDoubtWords[doubt](),
      }),
    ),
  );
}
