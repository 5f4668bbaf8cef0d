/** @typedef {'es' | 'en'} Language */

/** What browsers and screen readers are told that a page speaks. */
const pageLanguage = { es: 'es-SV', en: 'en' };

/**
 * A text as one function with the words of one language, in the place of paraglide's, which has one for each language and one
 * that asks for the language each time. A page speaks one language from loading to leaving (decision 2).
 * @param {Language} language
 * @returns {import('vite').Plugin}
 */
export const oneLanguage = (language) => ({
  name: 'one-language',
  transform: {
    filter: { id: /\/src\/text\/generated\/messages\/(?!_index)/ },
    handler(code, id) {
      const name = /([^/]+)\.js$/.exec(id)?.[1] ?? '';
      const say = wordsOf(code, name, language);
      return {
        code: `import * as registry from '../registry.js';\nexport const ${name} = ${say};`,
        map: null,
      };
    },
  },
  // In the page itself: set by a script, it makes the browser look up every style of the page again.
  transformIndexHtml: (html) =>
    html.replace(/<html lang="[^"]+"/, `<html lang="${pageLanguage[language]}"`),
});

/**
 * The function that says a text in one language, as it stands in what paraglide made of that text.
 * @param {string} code @param {string} name @param {Language} language
 * @throws when it is not there: paraglide writes otherwise, or the text lacks that language
 */
export function wordsOf(code, name, language) {
  const declared = new RegExp(`^const ${language}_${name} = ([^]*?\\n});$`, 'm').exec(code);
  if (!declared?.[1]) throw new Error(`${name} has no words in ${language}`);
  return declared[1];
}
