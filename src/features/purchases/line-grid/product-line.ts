import {
  productKindOf,
  taxTreatmentOf,
  type Product,
  type TaxTreatment,
} from '@/api/products/schemas';
import type { LineKind, TypedLine } from '@/domain/purchase/line';

const kinds: Record<TaxTreatment, LineKind> = {
  taxed: 'taxed',
  exempt: 'exempt',
  'not-subject': 'notSubject',
};

/** A line of this product: what was typed of it stays, what was not is the product's. */
export function withProduct(
  line: TypedLine,
  product: Product,
  types: readonly string[],
): TypedLine {
  const treatment = product.taxMethod === null ? null : taxTreatmentOf(product.taxMethod);
  const isService = productKindOf(product.productType ?? '') === 'service';
  const service = types.find((type) => type === 'service');
  return {
    ...line,
    sku: product.sku ?? line.sku,
    name: line.name.trim() === '' ? (product.name ?? '') : line.name,
    type: isService && service !== undefined ? service : line.type,
    kind: treatment === null ? line.kind : kinds[treatment],
    price: line.price.trim() === '' ? (product.cost ?? '') : line.price,
  };
}
