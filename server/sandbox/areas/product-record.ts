import * as z from 'zod/mini';
import { compositionWord, taxMethodWord, type Form } from './product-words';
import { taxRecord, type TaxRow } from './taxes';
import { onWire } from '../overrides';
import type { ProductRow } from '../seed/products';

const taxIdsSchema = z.array(z.string());

/** A product as its record shows it, with those of the given taxes that are its own (API description, Product). */
export function productRecord(product: ProductRow, words: Form, taxes: readonly TaxRow[]) {
  const taxIds = taxIdsSchema.parse(JSON.parse(product.tax_ids));
  const record = {
    id: product.id,
    name: product.name,
    sku: product.sku,
    price_before_taxes: product.price_before_taxes,
    cost: product.cost,
    tax_method: taxMethodWord(product.tax_method, words),
    composition_type: compositionWord(product.composition_type, words),
    product_type: product.product_type,
    product_category_id: product.product_category_id,
    product_measurement_id: product.product_measurement_id,
    availability: product.availability,
    limit_availability: product.limit_availability,
    taxes: taxIds.flatMap((id) => taxes.filter((tax) => tax.id === id).map(taxRecord)),
  };
  return onWire(record, product.overrides);
}
