import { productKindOf, taxTreatmentOf, type Product } from '@/api/products/schemas';
import { compositionOf } from '@/api/products/words';
import { decimalText } from '@/domain/decimal-text';
import { roundedTo } from '@/domain/price';
import { groupedDecimal } from '@/domain/typed-decimal';
import { decimalRules, marginOfPrice } from '../product-form/decimal-rules';
import { emptyProduct } from '../product-form/new-product-form';
import type { TypedProduct } from '../product-form/product-fields';

/** A product that exists as it stands in its form before anything is typed; what cannot be read is left as it is. */
export function typedFrom(product: Product): TypedProduct {
  const { productType, compositionType, taxMethod, taxIds } = product;
  const cost = amount(product.cost);
  const price = amount(product.price);
  const limit = product.limitAvailability;
  const composition = (compositionType && compositionOf(compositionType)) ?? '';
  const limitAvailability = limit === null ? '' : amount(decimalText(limit));
  return {
    ...emptyProduct,
    sku: product.sku ?? '',
    name: product.name ?? '',
    kind: (productType && productKindOf(productType)) ?? '',
    composition,
    categoryId: product.categoryId ?? '',
    measurementId: product.measurementId ?? '',
    cost: groupedDecimal(inCents(cost)),
    price: groupedDecimal(inCents(price)),
    margin: marginOfPrice(cost, price),
    taxTreatment: (taxMethod && taxTreatmentOf(taxMethod)) ?? '',
    taxWay: 'leave',
    taxIds: [...(taxIds ?? [])],
    limitAvailability: groupedDecimal(limitAvailability),
    // It is so already: nobody is asked about it.
    confirmedLimit: limitAvailability,
    // One that has none begins with new ones.
    portionsWay: composition === 'portions' ? 'leave' : 'replace',
    pricesWay: 'leave',
  };
}

/** What is told with more decimals than the form takes is a binary fraction that was written out. */
function amount(told: string | null): string {
  const { decimals } = decimalRules.amount;
  const isLong = (told?.split('.')[1]?.length ?? 0) > decimals;
  return told === null ? '' : isLong ? roundedTo(told, decimals) : told;
}

/** With two decimals at least, as amounts are written. */
function inCents(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return amount === '' ? '' : `${whole}.${fraction.padEnd(2, '0')}`;
}

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
