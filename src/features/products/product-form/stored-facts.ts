import { productKindOf, taxTreatmentOf } from '@/api/products/schemas';
import type { StoredProduct } from '@/api/products/write-schemas';
import { compositionOf } from '@/api/products/words';
import { decimalText } from '@/domain/decimal-text';
import type { Fact } from '@/modules/receipt/fact-list';
import { m } from '@/text/generated/messages';
import { amountText, moneyText } from '@/text/amount-text';
import { compositionWords, kindWords, treatmentWords } from './choice-words';
import { taxName } from './tax-words';
import type { ProductNames } from './use-product-names';

/** What the service said it stored; what it did not say is left out, for nobody knows what its answer holds. */
export function storedFacts(stored: StoredProduct, names: ProductNames): Fact[] {
  const { productType, compositionType, taxMethod, taxes } = stored;
  const kind = productType === null ? null : productKindOf(productType);
  const composition = compositionType === null ? null : compositionOf(compositionType);
  const treatment = taxMethod === null ? null : taxTreatmentOf(taxMethod);
  const told: [label: string, value: string | null][] = [
    [m.product_form_sku(), stored.sku],
    [m.product_form_name(), stored.name],
    [m.product_form_kind(), kind === null ? productType : kindWords[kind]()],
    [
      m.product_form_composition(),
      composition === null ? compositionType : compositionWords[composition](),
    ],
    [m.product_form_category(), stored.categoryId && names.category(stored.categoryId)],
    [m.product_form_unit(), stored.measurementId && names.unit(stored.measurementId)],
    [m.product_form_treatment(), treatment === null ? taxMethod : treatmentWords[treatment]()],
    [m.product_form_taxes(), taxes && taxes.map(taxName).join(', ')],
    [m.product_form_cost(), stored.cost && moneyText(stored.cost)],
    [m.product_form_price(), stored.price && moneyText(stored.price)],
    [m.product_form_stock(), quantity(stored.availability)],
    [m.product_form_limit(), quantity(stored.limitAvailability)],
    [m.product_form_id(), stored.id],
  ];
  return told.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const quantity = (told: number | null) => (told === null ? null : amountText(decimalText(told)));
