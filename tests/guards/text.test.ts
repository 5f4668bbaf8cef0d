import { describe, expect, test } from 'vitest';
import { codeFiles, foldersIn, isTest, read } from './support/tree';

type Messages = Record<string, unknown>;

const areas = foldersIn('src/text').filter((name) => name !== 'generated');
const sources = codeFiles
  .filter((file) => file.startsWith('src/') && !isTest(file))
  .map((file) => ({ file, source: read(file) }));

const messages = (area: string, language: string) =>
  JSON.parse(read(`src/text/${area}/${language}.json`)) as Messages;

/** The `{names}` a message takes, whatever its form. */
function placeholders(message: unknown): string[] {
  const found = JSON.stringify(message).matchAll(/\{([A-Za-z0-9_]+)\}/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))].sort();
}

/** Differences between the two languages of one area. */
function differences(es: Messages, en: Messages): string[] {
  const keys = [...new Set([...Object.keys(es), ...Object.keys(en)])];
  return keys.flatMap((key) => {
    if (!(key in es)) return `${key} is missing in es`;
    if (!(key in en)) return `${key} is missing in en`;
    const same = placeholders(es[key]).join() === placeholders(en[key]).join();
    return same ? [] : `${key} takes other values in en than in es`;
  });
}

const isUsed = (key: string) =>
  sources.some(({ source }) => new RegExp(`\\b${key}\\b`).test(source));

describe('M301: the wording', () => {
  test.each(areas)('of %s is complete in both languages', (area) => {
    expect(differences(messages(area, 'es'), messages(area, 'en'))).toEqual([]);
  });

  test.each(areas)('of %s is used, key by key', (area) => {
    expect(Object.keys(messages(area, 'es')).filter((key) => !isUsed(key))).toEqual([]);
  });

  test.each(areas)('of %s has keys that begin with the area', (area) => {
    const prefix = `${area.replaceAll('-', '_')}_`;
    const strange = Object.keys(messages(area, 'es')).filter((key) => !key.startsWith(prefix));
    expect(strange).toEqual([]);
  });

  test.each(areas)('of %s quotes in Spanish as Spanish does', (area) => {
    const foreign = Object.entries(messages(area, 'es')).filter(([, said]) =>
      /[“”]/.test(JSON.stringify(said)),
    );
    expect(foreign).toEqual([]);
  });

  test('of every area is compiled', () => {
    const settings = JSON.parse(read('project.inlang/settings.json')) as {
      'plugin.inlang.messageFormat': { pathPattern: string[] };
    };
    const compiled = settings['plugin.inlang.messageFormat'].pathPattern;
    expect(compiled.sort()).toEqual(areas.map((area) => `./src/text/${area}/{locale}.json`).sort());
  });

  test('src/ui says only what every screen may say', () => {
    const others = sources
      .filter(({ file }) => file.startsWith('src/ui/'))
      .flatMap(({ file, source }) =>
        [...source.matchAll(/\bm\.(\w+)/g)]
          .filter((match) => !match[1]?.startsWith('common_'))
          .map((match) => `${file}: ${match[0]}`),
      );
    expect(others).toEqual([]);
  });

  test('planted differences are told', () => {
    expect(differences({ a: 'x' }, {})).toHaveLength(1);
    expect(differences({}, { a: 'x' })).toHaveLength(1);
    expect(differences({ a: '{n} días' }, { a: 'days' })).toHaveLength(1);
    expect(differences({ a: '{n} días' }, { a: '{n} days' })).toEqual([]);
  });
});
