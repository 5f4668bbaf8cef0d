import { expect, it } from 'vitest';
import { textSearch } from './search-text';

const search = textSearch<{ name: string }>(({ name }) => [name]);
const all = [
  'Café de altura',
  '=1+1',
  '<b>{{7*7}}',
  '-1 %_',
  '__proto__',
  '👨\u200d👩\u200d👧 combo',
  '１２ مرحبا',
].map((name) => ({ name }));

/** The titles name a class of input and a kind of field. */
it.each<[title: string, typed: readonly string[], found: readonly string[]]>([
  ['I01 search', ['', '   ', '\u00a0', '\u200b', '\ufeff\u200e'], all.map(({ name }) => name)],
  ['I03 search', [' café ', '\tCafé\u00a0de  altura'], ['Café de altura']],
  ['I04 search', ['👨\u200d👩\u200d👧', '👨👩👧 COMBO'], ['👨\u200d👩\u200d👧 combo']],
  ['I05 search', ['cafe\u0301', 'caf\u00e9', 'cafe', 'CAFÉ'], ['Café de altura']],
  ['I06 search', ['\u202acafé\u202c', 'al\u200btura', '\u2066altura\u2069'], ['Café de altura']],
  ['I06 search in another script', ['مرحبا'], ['１２ مرحبا']],
  ['I07 search', ['caf\u0000é', '\u0007'], []],
  ['I08 search', ['<b>', '{{7*7}}'], ['<b>{{7*7}}']],
  ['I09 search', ['=1', '=1+1'], ['=1+1']],
  ['I10 search', ['-1', '-1 %_'], ['-1 %_']],
  ['I11 search', ['１２'], ['１２ مرحبا']],
  ['I11 search, which counts nothing', ['1e3', '0x10', '1_000'], []],
  ['I14 search', ['9'.repeat(400)], []],
  ['I15 search', ['Café de\r\naltura\n'], ['Café de altura']],
  ['I21 search', ['__proto__'], ['__proto__']],
  ['I21 search for what no row has', ['constructor', 'toString'], []],
])('%s', (_title, typed, found) => {
  for (const text of typed) {
    expect(search(all, text).map(({ name }) => name)).toEqual(found);
  }
});
