import type { Product } from '@/api/products/schemas';
import { barcodeOf, quietModules, type Barcode } from '@/domain/code-128';
import { find } from '../lookup';
import { taxedPrice, type ProductReferences } from '../product-row';
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

// Apart from the sizes: every screen reads those of an address, and only a drawn label draws a barcode.

/** Below this a bar is too narrow for the readers and printers of a shop. */
const narrowestModule = 0.19;
/** Wider bars only take room. */
const widestModule = 0.4;
/** Printers of labels have eight dots a millimetre: bars of whole dots come out as wide as each other. */
const dot = 0.125;

/** How wide a barcode's modules are on a label, in millimetres; null where it does not fit. */
export function moduleWidth({ modules }: Barcode, size: LabelSize): number | null {
  const room = size.width - 2 * size.padding;
  const width = Math.min(widestModule, room / (modules + 2 * quietModules));
  if (width < narrowestModule) return null;
  return size.paper === 'roll' && width >= 2 * dot ? Math.floor(width / dot) * dot : width;
}
