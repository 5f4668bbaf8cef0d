import type { Product } from '@/api/products/schemas';
import type { Tax } from '@/api/taxes/schemas';
import type { FieldSpec } from '@/modules/form-fields/form-scope';
import { m } from '@/text/generated/messages';
import type { ProductRules } from '../product-form/product-schema';
import { productSpecs } from '../product-form/product-specs';
import type { TypedProduct } from '../product-form/typed-product';
import { typedFrom } from './edit-values';

/** What an existing product is not left without: no update can say that a field is to be empty. */
const kept = ['sku', 'name', 'kind', 'composition', 'taxTreatment', 'price'] as const;

/** What its form checks: fields that came empty, or in words nobody knows, may stay so. */
export function editRules(product: Product, taxes: readonly Tax[] | null): ProductRules {
  const before = typedFrom(product);
  return {
    mode: 'edit',
    required: new Set(kept.filter((name) => before[name] !== '')),
    taxes,
    hasPortions: before.composition === 'portions',
  };
}

/** Every field of its form, in its order. */
export function editSpecs(required: ReadonlySet<keyof TypedProduct>): Record<string, FieldSpec> {
  const { sku, name, categoryId, measurementId, kind, composition, ...others } =
    productSpecs(required);
  return {
    sku,
    name,
    categoryId,
    measurementId,
    kind,
    composition,
    confirmedComposition: { label: m.product_form_composition },
    taxWay: { label: m.product_edit_tax_way },
    portionsWay: { label: m.product_edit_portions_way, help: m.product_edit_unreadable },
    pricesWay: { label: m.product_edit_prices_way, help: m.product_edit_unreadable },
    ...others,
    branchId: { label: m.product_edit_branch },
  };
}
