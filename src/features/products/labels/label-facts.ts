import type { Product } from '@/api/products/schemas';
import { barcodeOf } from '@/domain/code-128';
import { find } from '../lookup';
import { taxedPrice, type ProductReferences } from '../product-row';
import { moduleWidth } from './barcode-width';
import type { LabelSize } from './label-sizes';
import type { LabelFacts } from './product-label';

/** What stands on a product's label of a size. */
export function labelFacts(
  product: Product,
  { taxes }: ProductReferences,
  size: LabelSize,
): LabelFacts {
  const found = taxedPrice(product, product.taxIds?.map((id) => find(taxes, id)) ?? null);
  const paid = 'value' in found && found.value.leftOut === 0 ? found.value.amount : null;
  const barcode = product.sku === null ? null : barcodeOf(product.sku);
  const module = barcode && moduleWidth(barcode, size);
  return {
    product,
    paid,
    isTaxed: (product.taxIds?.length ?? 0) > 0,
    bars: barcode && module ? { barcode, module } : null,
  };
}
