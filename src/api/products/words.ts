import type { Profile } from '@/contract/profile';
import type { ProductKind, TaxTreatment } from './schemas';

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
const productTypes: Record<ProductKind, string> = {
  goods: 'phisical',
  service: 'service',
  both: 'both',
};

export const productTypeWord = (kind: ProductKind): string => productTypes[kind];

export const compositionWord = (
  composition: Composition,
  form: ProductForm,
  profile: Vocabulary,
): string => compositions[composition][spelledAs(form, profile)];

export const taxMethodWord = (
  treatment: TaxTreatment,
  form: ProductForm,
  profile: Vocabulary,
): string => taxMethods[treatment][spelledAs(form, profile)];

type Vocabulary = Pick<Profile, 'productVocabulary'>;

function spelledAs(form: ProductForm, { productVocabulary }: Vocabulary): ProductForm {
  return productVocabulary === 'documented' ? form : productVocabulary;
}

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
