import * as z from 'zod/mini';
import { currentProfile } from '../core/profile';
import { orNull } from '../core/wire';
import { productKindOf, taxTreatmentOf, type ProductKind, type TaxTreatment } from './schemas';

/** How a product is put together. */
export type Composition = 'simple' | 'portions' | 'recipe';

/** The two forms of the description; each spells some words in its own way (API description, Product). */
export type ProductForm = 'create' | 'update';

type Spellings<T extends string> = Record<T, Record<ProductForm, string>>;

const compositions: Spellings<Composition> = {
  simple: { create: 'simple', update: 'simple' },
  portions: { create: 'portions', update: 'with_portions' },
  recipe: { create: 'recipe', update: 'with_recipe' },
};

const taxMethods: Spellings<TaxTreatment> = {
  taxed: { create: 'is_taxed', update: 'is_taxed' },
  exempt: { create: 'exent', update: 'is_exent' },
  'not-subject': { create: 'not_subject', update: 'is_not_subject' },
};

/** `phisical` is the wire's own spelling. */
const productTypes: Spellings<ProductKind> = {
  goods: { create: 'phisical', update: 'phisical' },
  service: { create: 'service', update: 'service' },
  both: { create: 'both', update: 'both' },
};

/** A word that is read as this kind by whatever reads a product. */
export const productTypeWord = (kind: ProductKind): string => productTypes[kind].update;

const compositionOfWord = new Map<string, Composition>([
  ['simple', 'simple'],
  ['portions', 'portions'],
  ['with_portions', 'portions'],
  ['recipe', 'recipe'],
  ['with_recipe', 'recipe'],
]);

/** Reads a product's `compositionType`; null for a word that no description lists. */
export function compositionOf(word: string): Composition | null {
  return compositionOfWord.get(word) ?? null;
}

/** Spelled as the form wants it, or as the profile says; a word that no description lists comes and goes as it is. */
function spelled<T extends string>(
  spellings: Spellings<T>,
  meaning: (word: string) => T | null,
  form: ProductForm,
) {
  const isOwn = (word: string): word is T => Object.hasOwn(spellings, word);
  return orNull(
    z.codec(z.string(), z.custom<T>(), {
      // Such a word has no name of ours.
      decode: (word) => meaning(word) ?? (word as T),
      encode: (word) => {
        const meant = isOwn(word) ? word : meaning(word);
        const { productVocabulary } = currentProfile();
        const spelling = productVocabulary === 'documented' ? form : productVocabulary;
        return meant === null ? word : spellings[meant][spelling];
      },
    }),
  );
}

/** How words of closed lists are sent in one of the forms. */
export const wordsIn = (form: ProductForm) => ({
  kind: spelled(productTypes, productKindOf, form),
  composition: spelled(compositions, compositionOf, form),
  taxTreatment: spelled(taxMethods, taxTreatmentOf, form),
});
