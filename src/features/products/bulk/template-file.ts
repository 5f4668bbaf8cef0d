import type { Product } from '@/api/products/schemas';
import { decimalText } from '@/domain/decimal-text';
import { m } from '@/text/generated/messages';
import { treatmentOf, find, type ProductReferences } from '../product-row';
import { treatmentInWords } from '../product-words';
import type { FileField } from './file-columns';

/** A row of a file of changes, as it is written; null is an empty cell, which leaves the value as it is. */
export type FileLine = Record<FileField, string | null> & {
  /** Of a row that was to change something and did not: what became of it, and why. It is for the eyes only. */
  reason?: string;
};

/** The headings of the template; the reader knows them in both languages. */
export const headingWords: Record<FileField, () => string> = {
  sku: m.products_column_sku,
  id: m.bulk_column_id,
  name: m.products_column_product,
  price: m.products_column_price,
  minimum: m.products_column_minimum,
  category: m.products_column_category,
  taxes: m.products_column_taxes,
  treatment: m.bulk_column_treatment,
};

/** A product with the values it has, for somebody to change some of them. */
export function lineOfProduct(product: Product, references: ProductReferences): FileLine {
  const treatment = treatmentOf(product);
  return {
    sku: product.sku,
    id: product.id,
    name: product.name,
    price: product.price,
    minimum: product.limitAvailability === null ? null : decimalText(product.limitAvailability),
    category: categoryCalled(product.categoryId, references),
    taxes: product.taxIds === null ? null : taxesCalled(product.taxIds, references),
    treatment: treatment === null ? null : treatmentInWords(treatment),
  };
}

/** A category by the name the reader finds it by, else by its id. */
export function categoryCalled(
  id: string | null,
  { categories }: ProductReferences,
): string | null {
  const category = find(categories, id);
  return 'value' in category ? category.value.name : id;
}

/** Taxes by their codes, else by their ids; having none is a word of its own. */
export function taxesCalled(ids: readonly string[], { taxes }: ProductReferences): string {
  if (ids.length === 0) return m.bulk_none_word();
  return ids
    .map((id) => {
      const tax = find(taxes, id);
      return 'value' in tax ? (tax.value.code ?? id) : id;
    })
    .join('; ');
}
