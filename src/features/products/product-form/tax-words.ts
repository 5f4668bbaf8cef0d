import { isShareOfPrice, isVat, type Tax } from '@/api/taxes/schemas';
import { percentOf } from '@/domain/price';
import { m } from '@/text/generated/messages';
import { taxTypeInWords } from '../product-words';
import { percentText } from '@/text/amount-text';

/** A tax with its rate, unless its name tells it; of a type that is not known, the service's own word. */
export function taxName(tax: Tax): string {
  const label = isVat(tax)
    ? m.product_form_vat()
    : (tax.name ?? tax.code ?? m.product_form_nameless_tax());
  if (!isShareOfPrice(tax)) return `${label} (${taxTypeInWords(tax.taxType)})`;
  const percent = percentOf(tax.fraction);
  const isTold = label.replace(/\s/g, '').includes(`${percent}%`);
  return isTold ? label : `${label} ${percentText(percent)}`;
}
