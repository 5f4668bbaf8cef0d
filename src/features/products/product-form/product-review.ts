import type { NewProduct } from '@/api/products/write-schemas';
import type { Product } from '@/api/products/schemas';
import type { Tax } from '@/api/taxes/schemas';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { isolate, isolateLast } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { amountText } from '@/text/amount-text';
import { treatmentWords } from './choice-words';
import { leftOutOf, portionDoubts, priceDoubts, quantityDoubts, skuDoubt } from './product-doubts';
import { newProductFacts } from './product-facts';
import { productName } from './product-name';
import type { ProductNames } from './use-product-names';

interface Surroundings {
  branch: string;
  names: ProductNames;
  taxes: readonly Tax[] | null;
  /** A product that has the SKU already, as far as they were read. */
  taken: Product | null;
}

/** What a creation will do, before it is sent. */
export function productReview(product: NewProduct, around: Surroundings): ReviewWords {
  const { branch, taken } = around;
  const facts = newProductFacts(product, around);
  const empty = facts.filter(({ quiet }) => quiet).map(({ label }) => label);
  return {
    sentences: [
      m.product_form_review({ name: isolate(product.name), branch: isolateLast(branch) }),
      ...(product.kind === 'service'
        ? []
        : [
            product.availability === ''
              ? m.product_form_review_no_opening()
              : m.product_form_review_opening({ quantity: amountText(product.availability) }),
          ]),
      m.product_form_review_once(),
    ],
    doubts: [
      ...(taken === null
        ? []
        : [
            m.product_form_sku_taken({
              sku: isolate(product.sku),
              name: isolate(productName(taken)),
            }),
          ]),
      ...doubtsOf(product, around.taxes),
    ],
    facts: facts.filter(({ quiet }) => quiet !== true),
    notSent: [
      ...(empty.length === 0 ? [] : [m.product_form_left_out({ fields: empty.join(', ') })]),
      ...(product.composition === 'recipe' ? [m.product_form_recipe_warning()] : []),
    ],
    action: m.product_form_action({ name: product.name }),
  };
}

function doubtsOf(product: NewProduct, taxes: readonly Tax[] | null): string[] {
  const { cost, price, margin, taxTreatment, taxIds, portions, baseUnitQuantity } = product;
  const spaces = skuDoubt(product.sku);
  return [
    ...(spaces === null ? [] : [spaces]),
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
