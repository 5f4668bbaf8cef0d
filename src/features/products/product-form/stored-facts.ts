import { valuesOfProduct, type StoredProduct } from '@/api/products/write-schemas';
import { decimalText } from '@/domain/decimal-text';
import type { Fact } from '@/modules/receipt/fact-list';
import { amountText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { newProductForm } from './new-product-form';
import { productWords } from './product-facts';
import type { ProductNames } from './use-product-names';

/** What the service said it stored; what it did not say is left out, for nobody knows what its answer holds. */
export function storedFacts(stored: StoredProduct, names: ProductNames): Fact[] {
  const { id, taxes, taxIds, availability, limitAvailability } = stored;
  const known = taxes?.map((tax) => ({ ...tax, id: tax.id })) ?? null;
  const quantity = (label: string, told: number | null) =>
    told === null ? [] : [{ label, value: amountText(decimalText(told)) }];
  const values = { ...valuesOfProduct(stored), taxIds };
  const facts = newProductForm.facts(values, productWords({ names, taxes: known }));
  return [
    ...facts.filter(({ quiet }) => quiet !== true),
    ...quantity(m.product_form_stock(), availability),
    ...quantity(m.product_form_limit(), limitAvailability),
    ...(id === null ? [] : [{ label: m.product_form_id(), value: id }]),
  ];
}
