import type { Product } from '@/api/products/schemas';
import { typedFrom } from '../product-edit/edit-values';
import { emptyProduct } from './new-product-form';
import type { TypedProduct } from './product-fields';

/**
 * A new product that begins as a copy of one that was read. Its SKU is its own; portions, prices in lists and a wanted margin are
 * not readable, and a stock is not copied. The service creates nothing that is both a thing and a service.
 */
export function copyOf(product: Product): TypedProduct {
  const typed = typedFrom(product);
  const { portionsWay, pricesWay, portions, prices, availability } = emptyProduct;
  return {
    ...typed,
    sku: '',
    kind: typed.kind === 'both' ? '' : typed.kind,
    taxWay: product.taxIds === null ? 'usual' : 'choose',
    portionsWay,
    pricesWay,
    portions,
    prices,
    availability,
  };
}

/** Another one like the one just created: what products of one kind share stays, what tells them apart is typed anew. */
export function keptForAnother(typed: TypedProduct): TypedProduct {
  const { kind, composition, categoryId, measurementId, taxTreatment, taxWay, taxIds, vatId } =
    typed;
  const kept = {
    kind,
    composition,
    categoryId,
    measurementId,
    taxTreatment,
    taxWay,
    taxIds,
    vatId,
  };
  return { ...emptyProduct, ...kept };
}
