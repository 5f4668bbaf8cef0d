import { gatewayNow } from '@/api/core/gateway-clock';
import type { Product } from '@/api/products/schemas';
import { businessDateAt } from '@/domain/business-date';
import { decimalText } from '@/domain/decimal-text';
import { csvFile } from '@/modules/export/csv-file';
import type { ExportColumn, ExportFormat } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { xlsxFile } from '@/modules/export/xlsx-file';
import type { WrittenFile } from '@/modules/export/save-file';
import { m } from '@/text/generated/messages';
import { treatmentOf, find, type ProductReferences } from '../product-row';
import { treatmentInWords } from '../product-words';
import { fileFields, type FileField } from './file-columns';

/** A row of a file of changes, as it is written; null is an empty cell, which leaves the value as it is. */
export type FileLine = Record<FileField, string | null>;

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

/** A file of these lines, in the language in use. @param name what it is called, without its ending */
export function writeFile(
  lines: readonly FileLine[],
  name: string,
  format: ExportFormat,
): WrittenFile {
  const words = exportWords();
  const columns = fileFields.map((field): ExportColumn<FileLine> => ({
    heading: headingWords[field](),
    kind: field === 'price' || field === 'minimum' ? 'decimal' : 'code',
    value: (line) => line[field],
  }));
  const about = { title: m.bulk_title(), branch: '', filter: '', operator: '' };
  const file =
    format === 'csv'
      ? csvFile<FileLine>(columns, words)
      : xlsxFile<FileLine>({ columns, words, about });
  file.add(lines);
  return {
    blob: file.finish([]),
    fileName: `${name}-${businessDateAt(gatewayNow())}.${format}`,
  };
}
