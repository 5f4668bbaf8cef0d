import type { Product } from '@/api/products/schemas';
import { textSearch } from '@/domain/search-text';
import { stockMark, treatmentOf } from './product-row';
import type { ProductNarrowing } from './product-search';

const byText = textSearch<Product>(({ name, sku }) => [name, sku]);

/** The products that match all that narrows the list; the same array when nothing does. */
export function narrowed(
  products: readonly Product[],
  { text, low, tax, category }: ProductNarrowing,
): readonly Product[] {
  const found = byText(products, text);
  if (!low && tax === null && category === null) return found;
  return found.filter(
    (product) =>
      (!low || stockMark(product) !== null) &&
      (tax === null || treatmentOf(product) === tax) &&
      (category === null || product.categoryId?.toLowerCase() === category),
  );
}
