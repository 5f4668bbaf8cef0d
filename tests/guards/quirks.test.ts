import { describe, expect, test } from 'vitest';
import quirks from './quirks.json';
import { isInTree, read } from './support/tree';

type Quirk = { quirk: string; key: string; shownBy: string };
type Words = Record<string, unknown>;

/** The area whose words begin like the key: the longest, for `product_form` begins like `product` too. */
function wordsOf(key: string, language: 'es' | 'en', areas: readonly string[]): unknown {
  for (const area of areas) {
    const words = JSON.parse(read(`src/text/${area}/${language}.json`)) as Words;
    if (key in words) return words[key];
  }
  return undefined;
}

/** Every form of a message: one, or one per number. */
function formsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  const forms = (message as { match?: Record<string, string> }[] | undefined)?.[0]?.match ?? {};
  return Object.values(forms);
}

/** A name or a label says nothing of a quirk: it takes a few words in a row. */
const isSentence = (text: string) => text.trim().split(/\s+/).length >= 4;

function problemsOf({ key, shownBy }: Quirk): string[] {
  const area = areaOf(key);
  const problems: string[] = [];
  for (const language of ['es', 'en'] as const) {
    const forms = formsOf(wordsOf(key, language, area));
    if (forms.length === 0) problems.push(`${key} is missing in ${language}`);
    if (!forms.every(isSentence)) problems.push(`${key} is no sentence in ${language}`);
  }
  if (!isInTree(shownBy)) return [...problems, `${shownBy} does not exist`];
  const shows = new RegExp(String.raw`\bm\.${key}\b`).test(read(shownBy));
  return shows ? problems : [...problems, `${shownBy} does not show ${key}`];
}

/** Areas write their names with hyphens and their keys with underscores. */
function areaOf(key: string): string[] {
  const parts = key.split('_');
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('-'))
    .filter((area) => isInTree(`src/text/${area}/es.json`));
}

describe('M305: what is odd about the service is said where somebody meets it', () => {
  test.each(quirks)('$quirk', (quirk) => {
    expect(problemsOf(quirk)).toEqual([]);
  });

  test('a planted one without words, or shown nowhere, is told', () => {
    const known = { quirk: '', key: 'entry_types_restores', shownBy: 'src/main.tsx' };
    expect(problemsOf({ ...known, key: 'entry_types_nothing' })).toHaveLength(3);
    expect(problemsOf(known)).toEqual(['src/main.tsx does not show entry_types_restores']);
    expect(problemsOf({ ...known, key: 'common_close' })).toHaveLength(3);
  });
});
