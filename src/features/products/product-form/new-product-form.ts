import { productMutations } from '@/api/products/mutations';
import type { Product } from '@/api/products/schemas';
import type { NewProduct } from '@/api/products/write-schemas';
import type { Tax } from '@/api/taxes/schemas';
import { declareForm, knows } from '@/modules/form/declare-form';
import { m } from '@/text/generated/messages';
import { newProductDoubts } from './product-doubts';
import { marginFacts, paidFacts, portionFacts, priceFacts, stockFacts } from './product-facts';
import { ofProducts, productFields, type TypedProduct } from './product-fields';
import { productRules } from './product-rules';
import type { ProductNames } from './use-product-names';
import { chosenTaxes, vatRules } from './vat';

/** What the form of a new product knows besides what is typed. */
export interface AroundNew {
  branchId: string;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  names: ProductNames;
  /** The product that has a SKU already, as far as they were read. */
  takenBy: (sku: string) => Product | null;
}

/** A product that is created in a branch (API description, Product). */
export const newProductForm = declareForm({
  ...ofProducts,
  name: 'products',
  around: knows<AroundNew>(),
  write: productMutations.create,
  draft: {
    form: 'products',
    schema: 1,
    title: ({ sku, name }) => [sku, name].filter((text) => text.trim() !== '').join(' · '),
  },
  reviewLabel: m.product_form_to_review,
  fields: productFields('create'),
  rules: (read, { taxes }) => productRules(read, { mode: 'create', taxes }),
  doubts: newProductDoubts,
  told: [
    'sku',
    'name',
    'kind',
    'composition',
    'categoryId',
    'measurementId',
    'taxTreatment',
    'taxIds',
    'cost',
    marginFacts,
    'price',
    paidFacts,
    stockFacts,
    portionFacts,
    priceFacts,
  ],
  identifier: m.product_form_id,
  leftOut: m.product_form_left_out,
  toInput: (read, { branchId, taxes }): NewProduct => {
    const { kind, composition, taxTreatment } = read;
    if (kind === '' || composition === '' || taxTreatment === '') {
      throw new Error('A product was not checked before it was sent');
    }
    return {
      name: read.name,
      sku: read.sku,
      kind,
      composition,
      price: read.price,
      cost: read.cost,
      // Only one that somebody wants is sent: one that follows from price and cost says nothing new.
      margin: read.margin,
      availability: read.availability,
      limitAvailability: read.limitAvailability,
      taxTreatment,
      categoryId: read.categoryId,
      measurementId: read.measurementId,
      baseUnitQuantity: read.baseUnitQuantity,
      portions: read.portions,
      prices: read.prices,
      branchId,
      taxIds: chosenTaxes(read, vatRules(taxes, read.vatId)),
    };
  },
});

export const emptyProduct: TypedProduct = newProductForm.empty;
