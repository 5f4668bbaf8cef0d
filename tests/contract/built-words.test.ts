import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { m } from '@/text/generated/messages';
import * as registry from '@/text/generated/registry';
import { locales, type Locale } from '@/text/generated/runtime';
import { wordsOf } from '../../scripts/lib/one-language.mjs';
import { inProject } from '../../scripts/lib/project.mjs';

type Say = (values: object, options?: { locale: Locale }) => string;
type Built = { default: (of: typeof registry) => Record<string, Say> };

const messages = Object.entries(m) as [name: string, say: Say][];
const every = (value: number) => new Proxy({}, { get: () => value });

/** Every text as a build in one language has it. */
async function builtIn(locale: Locale): Promise<Record<string, Say>> {
  const texts = messages.map(([name]) => {
    const code = readFileSync(inProject(`src/text/generated/messages/${name}.js`), 'utf8');
    return `${name}: ${wordsOf(code, name, locale)}`;
  });
  const source = `export default (registry) => ({ ${texts.join(',\n')} });`;
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  return ((await import(/* @vite-ignore */ module)) as Built).default(registry);
}

describe.each(locales)('a text of the app in %s', (locale) => {
  it.each([1, 2, 1_000_000])('is what paraglide says with every value %d', async (value) => {
    const built = await builtIn(locale);
    const other = messages.filter(
      ([name, say]) => built[name]?.(every(value)) !== say(every(value), { locale }),
    );
    expect(other.map(([name]) => name)).toEqual([]);
    expect(messages.length).toBeGreaterThan(3_000);
  });
});

it('a text that lacks a language ends the build', () => {
  const spanish = 'const es_a = () => {\n\treturn ``\n};';
  expect(wordsOf(spanish, 'a', 'es')).toBe('() => {\n\treturn ``\n}');
  expect(() => wordsOf(spanish, 'a', 'en')).toThrow('a has no words in en');
});
