import { m } from '@/text/generated/messages';

/** Both spellings of each composition: creation and update differ (API description, Product). */
const words = new Map<string, () => string>([
  ['simple', m.product_page_composition_simple],
  ['portions', m.product_page_composition_portions],
  ['with_portions', m.product_page_composition_portions],
  ['recipe', m.product_page_composition_recipe],
  ['with_recipe', m.product_page_composition_recipe],
]);

/** How a product is made up; a word that no description lists stands as it came. */
export function compositionInWords(word: string | null): string {
  return word === null ? m.common_not_told() : (words.get(word)?.() ?? word);
}
