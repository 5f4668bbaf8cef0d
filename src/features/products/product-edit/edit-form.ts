import { readKeptProduct } from '@/api/products/reread';
import { productMutations } from '@/api/products/mutations';
import type { Tax } from '@/api/taxes/schemas';
import { declareForm, knows } from '@/modules/form/declare-form';
import { m } from '@/text/generated/messages';
import { ofProducts, productFields, type TypedProduct } from '../product-form/product-fields';
import { productRules } from '../product-form/product-rules';
import { titleOfProduct } from '../checked-update/reread-words';
import { typedFrom } from './edit-values';

/** What the form of a product that exists knows besides what is typed. */
export interface AroundEdit {
  branchId: string;
  /** The product as it stood in the form before anything was typed. */
  before: TypedProduct;
  /** Of a branch; null while they are not known. */
  taxesOf: (branchId: string) => readonly Tax[] | null;
}

/** No update can say that a field is to be empty: what is there stays needed, and what came without may stay so. */
const whereTold =
  (name: keyof TypedProduct) =>
  (_: TypedProduct, { before }: AroundEdit) =>
    before[name] !== '';

/** A change of a product (API description, Product); what of it is sent is decided against the product as it is then. */
export const editForm = declareForm({
  ...ofProducts,
  name: 'products.edit',
  around: knows<AroundEdit>(),
  write: productMutations.update,
  draft: {
    form: 'product-edits',
    schema: 1,
    empty: ({ product }) => typedFrom(product),
    // With the product as it was when that began.
    readOrigin: readKeptProduct,
    title: (_typed, opened) => titleOfProduct(opened),
  },
  reviewLabel: m.product_edit_to_review,
  fields: productFields('edit'),
  // The stock is not changed here: what the service says of it stands in the form's own message.
  shown: {
    ...ofProducts.shown,
    availability: () => false,
    // Those that stay may be refused, too, and say so in their place.
    taxIds: ({ taxWay }) => taxWay !== 'remove-all',
  },
  required: {
    sku: whereTold('sku'),
    name: whereTold('name'),
    kind: whereTold('kind'),
    composition: whereTold('composition'),
    taxTreatment: whereTold('taxTreatment'),
    price: whereTold('price'),
  },
  rules: (read, { before, branchId, taxesOf }) => {
    const taxes = taxesOf(read.branchId === '' ? branchId : read.branchId);
    // What becomes of portions when a product is sold another way is not documented (API description, Product).
    const leaves = before.composition === 'portions' && read.composition !== 'portions';
    return [
      ...productRules(read, { mode: 'edit', taxes }),
      ...(leaves && read.confirmedComposition !== read.composition
        ? [['confirmedComposition', 'forms_not_confirmed'] as const]
        : []),
    ];
  },
  // A draft that was to move it here, where it is by now, moves it no more.
  toInput: (read, { branchId }): TypedProduct =>
    read.branchId === branchId ? { ...read, branchId: '' } : read,
});
