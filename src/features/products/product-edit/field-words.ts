import type { ProductField } from '@/api/products/reread-moved';
import type { Product } from '@/api/products/schemas';
import { decimalText } from '@/domain/decimal-text';
import { m } from '@/text/generated/messages';
import { productRow, type ProductReferences, type ProductRow } from '../product-row';
import { amountText, moneyText } from '@/text/amount-text';
import {
  kindInWords,
  itemName,
  knownInWords,
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

const told = (text: string | null) => text ?? m.common_not_told();
const money = (digits: string | null) => (digits === null ? told(null) : moneyText(digits));
const quantity = (told: number | null) =>
  told === null ? m.common_not_told() : amountText(decimalText(told));

const texts: Record<ProductField, (row: ProductRow) => string> = {
  name: ({ name }) => told(name),
  sku: ({ sku }) => told(sku),
  productType: ({ kind, productType }) => (kind === null ? told(productType) : kindInWords(kind)),
  compositionType: ({ compositionType }) => compositionInWords(compositionType),
  categoryId: ({ category }) => knownInWords(category, itemName),
  measurementId: ({ unit }) => knownInWords(unit, itemName),
  price: ({ price }) => money(price),
  cost: ({ cost }) => money(cost),
  taxMethod: ({ treatment, taxMethod }) =>
    treatment === null ? told(taxMethod) : treatmentInWords(treatment),
  taxIds: ({ taxes }) =>
    taxes?.length === 0
      ? m.product_edit_no_taxes()
      : told(taxes && taxes.map((tax) => knownInWords(tax, taxName)).join(', ')),
  availability: ({ availability }) => quantity(availability),
  limitAvailability: ({ limitAvailability }) => quantity(limitAvailability),
};

/** A field of a product as people read it; a word that nobody knows stands as it came. */
export const fieldText = (field: ProductField, product: Product, references: ProductReferences) =>
  texts[field](productRow(product, references));
