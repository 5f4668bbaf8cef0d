import type { ProductKind, TaxTreatment } from '@/api/products/schemas';
import type { Composition } from '@/api/products/words';
import { m } from '@/text/generated/messages';

/** One vocabulary on the screen; the service has two, and they are the business of its operations alone. */

export const kindWords: Record<ProductKind, () => string> = {
  goods: m.product_form_kind_goods,
  service: m.product_form_kind_service,
  both: m.product_form_kind_both,
};

export const compositionWords: Record<Composition, () => string> = {
  simple: m.product_form_simple,
  portions: m.product_form_with_portions,
  recipe: m.product_form_with_recipe,
};

export const treatmentWords: Record<TaxTreatment, () => string> = {
  taxed: m.product_form_taxed,
  exempt: m.product_form_exempt,
  'not-subject': m.product_form_not_subject,
};
