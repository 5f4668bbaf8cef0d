import {
  productKindOf,
  taxTreatmentOf,
  type Product,
  type TaxTreatment,
} from '@/api/products/schemas';
import type { LineKind, TypedLine } from '@/domain/purchase/line';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import type { SaidLine } from './pasted-lines';

const kinds: Record<TaxTreatment, LineKind> = {
  taxed: 'taxed',
  exempt: 'exempt',
  'not-subject': 'notSubject',
};

interface Around {
  /** The words a line's type may be: for goods and, where the service has one, for services. */
  types: readonly string[];
  pricesHoldVat: boolean;
}

/**
 * A line of this product: what was typed of it stays, what was not is the product's. Its cost is one without VAT, and so no price
 * of a document whose prices hold it.
 */
export function withProduct(
  line: TypedLine,
  product: Product,
  { types, pricesHoldVat }: Around,
): TypedLine {
  const treatment = product.taxMethod === null ? null : taxTreatmentOf(product.taxMethod);
  const isService = productKindOf(product.productType ?? '') === 'service';
  const [, service] = types;
  return {
    ...line,
    sku: product.sku ?? line.sku,
    name: line.name.trim() === '' ? (product.name ?? '') : line.name,
    type: isService && service !== undefined ? service : line.type,
    kind: line.kind === 'split' || treatment === null ? line.kind : kinds[treatment],
    price: line.price.trim() === '' && !pricesHoldVat ? (product.cost ?? '') : line.price,
  };
}

/**
 * A line whose product is another one from now on: what stands in it only because of the product it had goes. A line of a tax
 * document keeps all it says, whatever product it was taken for.
 */
export function withoutProduct(
  line: TypedLine,
  had: Product | null,
  { begun, ...around }: Around & { begun: TypedLine },
): TypedLine {
  if (had === null || line.from !== undefined) return { ...line, name: '' };
  const its = withProduct(begun, had, around);
  return {
    ...line,
    name: '',
    type: line.type === its.type ? begun.type : line.type,
    kind: line.kind === its.kind ? begun.kind : line.kind,
    price: line.price.trim() === its.price ? begun.price : line.price,
  };
}

/**
 * The line of a table's row. What its document says of class and type is so, whatever the catalogue says of the product; what the
 * row does not say is the product's, where its code is that of one.
 */
export function lineOfRow(
  said: SaidLine,
  { begun, finder, ...around }: Around & { begun: TypedLine; finder: ProductFinder },
): TypedLine {
  const line = { ...begun, ...said };
  const product = finder.bySku(line.sku);
  if (product === null) return line;
  const filled = withProduct(line, product, around);
  const isTypeSaid = said.type !== undefined && around.types.includes(said.type);
  return {
    ...filled,
    kind: said.kind ?? filled.kind,
    type: isTypeSaid ? line.type : filled.type,
  };
}

/** The products of the branch, and whether they are all there: before, nothing can be said of a code that is not found. */
export interface LineCatalogue {
  finder: ProductFinder;
  isRead: boolean;
}

/** What is known of a line's code: how much of its product there is, or that it is none of the branch's; null for nothing. */
export function stateOfCode(
  code: string,
  { finder, isRead }: LineCatalogue,
): { stock: number } | 'unknown' | null {
  if (code.trim() === '') return null;
  const product = finder.bySku(code);
  if (product === null) return isRead ? 'unknown' : null;
  return product.availability === null ? null : { stock: product.availability };
}
