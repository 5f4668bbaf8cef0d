import {
  productKindOf,
  taxTreatmentOf,
  type Product,
  type TaxTreatment,
} from '@/api/products/schemas';
import type { LineKind, TypedLine } from '@/domain/purchase/line';
import { textSearch } from '@/domain/search-text';

/** More are no choice beside a cell. */
const mostOffered = 8;
/** Fewer letters match nearly everything. */
const fewestLetters = 2;

/** The products of a branch as a line finds them. */
export interface ProductFinder {
  /** By the whole SKU, whatever its case. */
  bySku: (typed: string) => Product | null;
  /** By parts of the name or the SKU, a few of them. */
  offered: (typed: string) => readonly Product[];
}

export function productFinder(products: readonly Product[]): ProductFinder {
  const skus = new Map(
    products.flatMap((product) =>
      product.sku === null ? [] : [[product.sku.trim().toLowerCase(), product] as const],
    ),
  );
  const search = textSearch<Product>(({ name, sku }) => [name, sku]);
  return {
    bySku: (typed) => skus.get(typed.trim().toLowerCase()) ?? null,
    offered: (typed) =>
      typed.trim().length < fewestLetters ? [] : search(products, typed).slice(0, mostOffered),
  };
}

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
