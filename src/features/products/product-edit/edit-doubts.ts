import type { Product } from '@/api/products/schemas';
import type { SeenProduct } from '@/api/products/reread';
import { m } from '@/text/generated/messages';
import { find } from '../lookup';
import { treatmentWords } from '../product-form/choice-words';
import {
  leftOutOf,
  portionDoubts,
  priceDoubts,
  quantityDoubts,
  skuDoubts,
} from '../product-form/product-doubts';
import { treatmentOf, type ProductReferences } from '../product-row';
import { withEdit, type ProductEdit } from './edit-changes';

interface About {
  seen: SeenProduct;
  references: ProductReferences;
  /** Another product that has the SKU already, as far as they were read. */
  taken: Product | null;
}

/** What is odd about what a product becomes, where the edit touches it. */
export function editDoubts(edit: ProductEdit, about: About): string[] {
  const { changes, taxes } = edit;
  const { product } = about.seen;
  const wished = withEdit(product, edit);
  const isPriced = [changes.price, changes.cost, changes.margin].some((it) => it !== undefined);
  return [
    ...(changes.sku === undefined ? [] : skuDoubts(changes.sku, about.taken)),
    ...(isPriced || taxes.way === 'choose'
      ? priceDoubts({
          cost: wished.cost ?? '',
          price: wished.price ?? '',
          margin: changes.margin ?? null,
          leftOut: leftOutOf(wished.taxIds ?? [], knownTaxes(wished, about.references)),
        })
      : []),
    ...taxDoubts(edit, wished),
    ...(isOfPortions(product) && changes.composition !== undefined
      ? [m.product_edit_portions_lost()]
      : []),
    ...quantityDoubts(m.product_form_limit(), changes.limitAvailability ?? ''),
    ...(changes.portions === undefined
      ? []
      : portionDoubts(changes.portions.portions, {
          base: changes.portions.baseUnitQuantity,
          cost: wished.cost ?? '',
        })),
  ];
}

/** Composed of portions, in either of the service's words for it. */
export const isOfPortions = ({ compositionType }: Product) =>
  compositionType === 'portions' || compositionType === 'with_portions';

/** Taxes that do not go with how the product is taxed. */
function taxDoubts({ changes, taxes }: ProductEdit, wished: Product): string[] {
  if (taxes.way === 'remove-all') return [m.product_edit_review_untaxed()];
  const treatment = treatmentOf(wished);
  const { taxIds } = wished;
  if (treatment === null || taxIds === null) return [];
  if (taxes.way === 'leave' && changes.taxTreatment === undefined) return [];
  const hasTaxes = taxIds.length > 0;
  if (hasTaxes === (treatment === 'taxed')) return [];
  if (!hasTaxes) return [m.product_edit_taxed_lacks()];
  return taxes.way === 'leave'
    ? [m.product_edit_untaxed_keeps()]
    : [m.product_form_untaxed_with({ treatment: treatmentWords[treatment]() })];
}

function knownTaxes({ taxIds }: Product, { taxes }: ProductReferences) {
  return (taxIds ?? []).flatMap((id) => {
    const tax = find(taxes, id);
    return 'value' in tax ? [tax.value] : [];
  });
}
