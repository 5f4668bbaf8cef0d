import type { ProductField } from '@/api/products/reread-moved';
import type { Product } from '@/api/products/schemas';
import { decimalText } from '@/domain/decimal-text';
import { m } from '@/text/generated/messages';
import { productRow, type ProductReferences, type ProductRow, type Known } from '../product-row';
import { amountText, moneyText } from '@/text/amount-text';
import {
  kindInWords,
  lackInWords,
  taxName,
  treatmentInWords,
  compositionInWords,
} from '../product-words';

const labels: Record<ProductField, () => string> = {
  name: m.product_form_name,
  sku: m.product_form_sku,
  productType: m.product_form_kind,
  compositionType: m.product_form_composition,
  categoryId: m.product_form_category,
  measurementId: m.product_form_unit,
  price: m.product_form_price,
  cost: m.product_form_cost,
  taxMethod: m.product_form_treatment,
  taxIds: m.product_form_taxes,
  availability: m.product_edit_stock,
  limitAvailability: m.product_form_limit,
};

export const fieldLabel = (field: ProductField): string => labels[field]();

/** A field of a product as people read it; a word that nobody knows stands as it came. */
export function fieldText(
  field: ProductField,
  product: Product,
  references: ProductReferences,
): string {
  const row = productRow(product, references);
  switch (field) {
    case 'name':
    case 'sku':
      return told(row[field]);
    case 'productType':
      return row.kind === null ? told(row.productType) : kindInWords(row.kind);
    case 'compositionType':
      return compositionInWords(row.compositionType);
    case 'categoryId':
      return nameIn(row.category);
    case 'measurementId':
      return nameIn(row.unit);
    case 'price':
    case 'cost':
      return row[field] === null ? m.common_not_told() : moneyText(row[field]);
    case 'taxMethod':
      return row.treatment === null ? told(row.taxMethod) : treatmentInWords(row.treatment);
    case 'taxIds':
      return taxesText(row);
    case 'availability':
    case 'limitAvailability':
      return row[field] === null ? m.common_not_told() : amountText(decimalText(row[field]));
  }
}

const told = (text: string | null) => text ?? m.common_not_told();

const nameIn = (item: Known<{ name: string }>) =>
  'value' in item ? item.value.name : lackInWords(item.lack);

function taxesText({ taxes }: ProductRow): string {
  if (taxes === null) return m.common_not_told();
  if (taxes.length === 0) return m.product_edit_no_taxes();
  return taxes
    .map((tax) => ('value' in tax ? taxName(tax.value) : lackInWords(tax.lack)))
    .join(', ');
}
