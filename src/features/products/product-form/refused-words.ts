import { m } from '@/text/generated/messages';
import { spellingRefused } from '../product-edit/spelling-refused';

/** What a refusal of a product's field most probably means; null where only the service's own words say it. */
export function refusedInWords(path: string, bodyText: string): string | null {
  return path === 'sku' ? m.product_form_sku_refused() : spellingRefused(path, bodyText);
}
