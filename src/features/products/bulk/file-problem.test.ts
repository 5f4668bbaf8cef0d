import { expect, it } from 'vitest';
import { problemFile } from './file-problem';

it.each([
  ['precios.csv', 'problemas-precios.csv'],
  ['Precios.XLSX', 'problemas-Precios.csv'],
  ['precios 3.5', 'problemas-precios 3.5.csv'],
  ['precios.csv.txt', 'problemas-precios.csv.csv'],
  [`${'\u{1f34e}'.repeat(80)}.tsv`, `problemas-${'\u{1f34e}'.repeat(60)}.csv`],
])('what is wrong with %s is called %s', (of, name) => {
  expect(problemFile([], of).fileName).toBe(name);
});
