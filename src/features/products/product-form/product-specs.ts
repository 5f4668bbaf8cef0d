import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { m } from '@/text/generated/messages';
import { decimalRules } from './decimal-rules';
import type { ProductProblem } from './product-problems';
import type { TypedProduct } from './typed-product';

type RowPath =
  `portions.*.${'name' | 'unitQuantity' | 'price'}` | `prices.*.${'priceListId' | 'price'}`;

/** The price with taxes: typed, shown and never kept, for it is another way to write the price. */
export const paidPriceField = 'paidPrice';

/** Ways a field is filled, which are said by the field they belong to. */
type Unseen = 'priceFrom' | 'taxWay' | 'portionsWay' | 'pricesWay';
/** Said by the form of a product that exists. */
type OfEdits = 'confirmedComposition' | 'branchId';
type FieldPath = Exclude<keyof TypedProduct, Unseen | OfEdits> | RowPath | typeof paidPriceField;

const problems: Record<ProductProblem, () => string> = {
  product_form_vat_missing: m.product_form_vat_missing,
  product_form_taxes_unread: m.product_form_taxes_unread,
  product_form_tax_not_chosen: m.product_form_tax_not_chosen,
  product_form_margin_whole: m.product_form_margin_whole,
  product_form_no_portions: m.product_form_no_portions,
  product_form_list_twice: m.product_form_list_twice,
};

/** Every field, in the order of the form. */
export function productSpecs(
  required: ReadonlySet<keyof TypedProduct>,
): Record<FieldPath, FieldSpec> {
  const needs = (name: keyof TypedProduct) =>
    required.has(name) ? { required: true as const } : {};
  return {
    sku: {
      label: m.product_form_sku,
      help: m.product_form_sku_help,
      dependsOn: ['branchId'],
      ...needs('sku'),
    },
    name: { label: m.product_form_name, ...needs('name') },
    categoryId: { label: m.product_form_category },
    measurementId: { label: m.product_form_unit },
    kind: { label: m.product_form_kind, ...needs('kind') },
    composition: {
      label: m.product_form_composition,
      dependsOn: ['kind'],
      ...needs('composition'),
    },
    taxTreatment: {
      label: m.product_form_treatment,
      dependsOn: ['taxWay', 'taxIds', 'vatId'],
      ...needs('taxTreatment'),
    },
    taxIds: {
      label: m.product_form_taxes,
      dependsOn: ['taxTreatment', 'taxWay', 'vatId'],
      problems,
    },
    vatId: { label: m.product_form_vat_which, help: m.product_form_vat_which_help },
    confirmedRemoval: { label: m.product_form_taxes_remove },
    cost: {
      label: m.product_form_cost,
      help: m.product_form_cost_help,
      dependsOn: ['price'],
      decimal: decimalRules.amount,
    },
    margin: {
      label: m.product_form_margin,
      dependsOn: ['cost', 'price'],
      decimal: decimalRules.margin,
      problems,
    },
    price: {
      label: m.product_form_price,
      dependsOn: ['cost'],
      decimal: decimalRules.amount,
      ...needs('price'),
    },
    [paidPriceField]: { label: m.product_form_paid, decimal: decimalRules.paid },
    baseUnitQuantity: {
      label: m.product_form_base,
      help: m.product_form_base_help,
      decimal: decimalRules.quantity,
      required: true,
    },
    portions: { label: m.product_form_portions, problems },
    'portions.*.name': { label: m.product_form_portion_name, required: true },
    'portions.*.unitQuantity': {
      label: m.product_form_portion_quantity,
      decimal: decimalRules.quantity,
      required: true,
    },
    'portions.*.price': {
      label: m.product_form_portion_price,
      decimal: decimalRules.anyAmount,
      required: true,
    },
    availability: {
      label: m.product_form_opening,
      help: m.product_form_opening_help,
      decimal: decimalRules.quantity,
    },
    confirmedAvailability: { label: m.product_form_opening },
    limitAvailability: {
      label: m.product_form_limit,
      help: m.product_form_limit_help,
      dependsOn: ['availability'],
      decimal: decimalRules.quantity,
    },
    confirmedLimit: { label: m.product_form_limit },
    prices: { label: m.product_form_list_prices },
    'prices.*.priceListId': { label: m.product_form_list, required: true, problems },
    'prices.*.price': {
      label: m.product_form_list_price,
      decimal: decimalRules.amount,
      required: true,
    },
  };
}
