import type { Product } from '@/api/products/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { cleanLine } from '@/domain/typed-text';
import type { FileFault } from './file-problem';

/** The products of a branch by what a file may call them. */
export interface ProductIndex {
  byId: ReadonlyMap<string, Product>;
  /** A SKU is called unique, but two products may have come with one. */
  bySku: ReadonlyMap<string, readonly Product[]>;
  /** By the SKU without the zeros before it, which spreadsheet programs drop. */
  byDigits: ReadonlyMap<string, readonly Product[]>;
}

export function indexProducts(products: readonly Product[]): ProductIndex {
  const bySku = new Map<string, Product[]>();
  const byDigits = new Map<string, Product[]>();
  for (const product of products) {
    if (product.sku === null) continue;
    const sku = cleanLine(product.sku).text;
    put(bySku, sku, product);
    if (/^0\d+$/.test(sku)) put(byDigits, withoutZeros(sku), product);
  }
  return {
    byId: new Map(products.map((product) => [product.id.toLowerCase(), product])),
    bySku,
    byDigits,
  };
}

function put(map: Map<string, Product[]>, key: string, product: Product): void {
  const before = map.get(key);
  if (before === undefined) map.set(key, [product]);
  else before.push(product);
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

export type FoundProduct = { product: Product } | { field: 'sku' | 'id' | null; fault: FileFault };

/** The product that a row means by its id, else by its SKU; where it has both, they have to agree. */
export function findProduct(
  index: ProductIndex,
  { sku, id }: { sku: string | null; id: string | null },
): FoundProduct {
  if (id !== null) {
    const clean = cleanIdentifier(id).toLowerCase();
    if (!isIdentifier(clean)) return { field: 'id', fault: { kind: 'not-an-id' } };
    const product = index.byId.get(clean);
    if (product === undefined) return { field: 'id', fault: { kind: 'unknown-id' } };
    const isOther = sku !== null && product.sku !== null && cleanLine(product.sku).text !== sku;
    if (isOther) return { field: 'sku', fault: { kind: 'id-sku-differ' } };
    return { product };
  }
  if (sku === null) return { field: null, fault: { kind: 'no-product' } };
  const [product, ...others] = index.bySku.get(sku) ?? [];
  if (product === undefined) return { field: 'sku', fault: whyUnknown(index, sku) };
  if (others.length > 0) {
    return { field: 'sku', fault: { kind: 'sku-shared', count: others.length + 1 } };
  }
  return { product };
}

function whyUnknown(index: ProductIndex, sku: string): FileFault {
  const [meant] = index.byDigits.get(withoutZeros(sku)) ?? [];
  const full = meant?.sku ?? null;
  if (full !== null) return { kind: 'lost-zeros', sku: full };
  return { kind: /^\d([.,]\d+)?e\+\d+$/i.test(sku) ? 'exponent-sku' : 'unknown-sku' };
}
