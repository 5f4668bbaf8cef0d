import { currentProfile } from '@/api/core/profile';
import { m } from '@/text/generated/messages';

/** The fields whose words the service spells in two ways (API description, Product). */
const spelled: Readonly<Record<string, string>> = {
  kind: 'product_type',
  composition: 'composition_type',
  taxTreatment: 'tax_method',
};

/** What a refusal of one of them most probably means: the word that was sent, and the setting that changes it. */
export function spellingRefused(path: string, bodyText: string): string | null {
  const name = spelled[path];
  if (name === undefined) return null;
  const body: unknown = JSON.parse(bodyText);
  if (typeof body !== 'object' || body === null || !(name in body)) return null;
  const word: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof word === 'string'
    ? m.product_edit_spelling({ word, vocabulary: currentProfile().productVocabulary })
    : null;
}
