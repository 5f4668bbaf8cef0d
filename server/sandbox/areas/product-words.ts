import * as z from 'zod/mini';
import type { Profile } from '../../../src/contract/profile';

/** The forms the description shows, each with words of its own. */
export type Form = 'create' | 'update';
type Words = Record<Form, string>;

/** The wire's two spellings of each tax treatment (API description, Product). */
const taxMethods: ReadonlyMap<string, Words> = new Map([
  ['taxed', { create: 'is_taxed', update: 'is_taxed' }],
  ['exempt', { create: 'exent', update: 'is_exent' }],
  ['not-subject', { create: 'not_subject', update: 'is_not_subject' }],
]);

/** The wire's two spellings of each composition. */
const compositions: ReadonlyMap<string, Words> = new Map([
  ['simple', { create: 'simple', update: 'simple' }],
  ['portions', { create: 'portions', update: 'with_portions' }],
  ['recipe', { create: 'recipe', update: 'with_recipe' }],
]);

const types: Record<Form, readonly string[]> = {
  create: ['phisical', 'service'],
  update: ['phisical', 'service', 'both'],
};

/** A stored word as a record shows it; one the description does not know goes out as it is. */
export const taxMethodWord = (stored: string, form: Form) =>
  taxMethods.get(stored)?.[form] ?? stored;
export const compositionWord = (stored: string, form: Form) =>
  compositions.get(stored)?.[form] ?? stored;

/** The form whose words an operation takes. */
export function formOf({ productVocabulary }: Profile, operation: Form): Form {
  return productVocabulary === 'documented' ? operation : productVocabulary;
}

/** Takes a word of one form and gives the stored one. */
function wordOf(words: ReadonlyMap<string, Words>, form: Form) {
  const storedOf = new Map([...words].map(([stored, spelled]) => [spelled[form], stored]));
  return z.pipe(
    z.enum([...storedOf.keys()]),
    z.transform((word) => storedOf.get(word) ?? word),
  );
}

/** The three fields whose words depend on the form. */
export function wordFields(form: Form) {
  return {
    product_type: z.enum([...types[form]]),
    composition_type: wordOf(compositions, form),
    tax_method: wordOf(taxMethods, form),
  };
}
