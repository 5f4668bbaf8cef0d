import type { ProductKind, TaxTreatment } from '@/api/products/schemas';
import { isShareOfPrice, isVat, type Tax } from '@/api/taxes/schemas';
import { percentOf } from '@/domain/price';
import { formatDecimal, withMinus } from '@/text/format';
import { m } from '@/text/generated/messages';
import type { ProductRow, StockMark, Known, Lack } from './product-row';

const lackWords: Record<Lack, () => string> = {
  'not-told': m.common_not_told,
  loading: m.products_loading,
  unreadable: m.products_unreadable,
  unlisted: m.products_unlisted,
};
export const lackInWords = (lack: Lack) => lackWords[lack]();

/** A value in words, or why it is not known. */
export const knownInWords = <T>(known: Known<T>, words: (value: T) => string) =>
  'value' in known ? words(known.value) : lackInWords(known.lack);

/** The name of what an id stands for, or why it is not known. */
export const nameInWords = (item: Known<{ name: string }>) =>
  knownInWords(item, ({ name }) => name);

/** What a catalog calls an item, with the mark of one that is not offered any more. */
export const itemName = ({ name, retired }: { name: string; retired: boolean }) =>
  retired ? m.products_retired({ name }) : name;

/** What people call a product. */
export const productName = ({ name, sku }: { name: string | null; sku: string | null }) =>
  name || sku || m.products_nameless();

const kindWords: Record<ProductKind, () => string> = {
  goods: m.products_kind_goods,
  service: m.products_kind_service,
  both: m.products_kind_both,
};
export const kindInWords = (kind: ProductKind) => kindWords[kind]();

const treatmentWords: Record<TaxTreatment, () => string> = {
  taxed: m.products_tax_taxed,
  exempt: m.products_tax_exempt,
  'not-subject': m.products_tax_not_subject,
};
export const treatmentInWords = (treatment: TaxTreatment) => treatmentWords[treatment]();

export function stockMarkInWords(mark: StockMark): string {
  return mark === 'out' ? m.products_stock_out() : m.products_stock_low();
}

/** More decimals than prices have; what lies beyond is rounded on the screen and kept in files. */
export const mostDecimals = 4;

/** An amount with the decimals of its column. */
export function amountInWords(digits: string, decimals: number): string {
  return withMinus(formatDecimal(digits, decimals));
}

export function percentInWords(percent: string, decimals?: number): string {
  const own = percent.split('.')[1]?.length ?? 0;
  return `${withMinus(formatDecimal(percent, decimals ?? own))}\u00a0%`;
}

/** A tax with its rate, unless its name tells it: `IVA 13 %`. Of a type that is not known, the service's own word. */
export function taxName(tax: Tax): string {
  const label = isVat(tax)
    ? m.products_tax_vat()
    : (tax.name ?? tax.code ?? m.products_tax_nameless());
  if (!isShareOfPrice(tax)) return `${label} (${taxTypeInWords(tax.taxType)})`;
  const percent = percentOf(tax.fraction);
  const isTold = label.replace(/\s/g, '').includes(`${percent}%`);
  return isTold ? label : `${label} ${percentInWords(percent)}`;
}

/** The description names the type of a share alone (Product): another one is told by the service's own word, unless it is plain. */
function taxTypeInWords(taxType: string | null): string {
  return taxType === 'amount' ? m.products_tax_fixed() : (taxType ?? m.common_not_told());
}

/** How a product is taxed, in one line; null when its tax method is not one the description lists. */
export function taxesInWords({ treatment, taxes }: ProductRow): string | null {
  if (treatment === null) return null;
  const named = (taxes ?? []).map((tax) => knownInWords(tax, taxName));
  if (treatment !== 'taxed') return [treatmentInWords(treatment), ...named].join(', ');
  if (taxes === null) return `${m.products_tax_taxed()}, ${m.common_not_told()}`;
  return named.length === 0 ? m.products_tax_none() : named.join(', ');
}

/** Both spellings of each composition: creation and update differ (API description, Product). */
const compositionWords = new Map<string, () => string>([
  ['simple', m.product_page_composition_simple],
  ['portions', m.product_page_composition_portions],
  ['with_portions', m.product_page_composition_portions],
  ['recipe', m.product_page_composition_recipe],
  ['with_recipe', m.product_page_composition_recipe],
]);

/** How a product is made up; a word that no description lists stands as it came. */
export function compositionInWords(word: string | null): string {
  return word === null ? m.common_not_told() : (compositionWords.get(word)?.() ?? word);
}
