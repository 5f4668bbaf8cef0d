import { expect, it } from 'vitest';
import { documentInWords } from './document-words';

it('M301: a kind of document is said as the lists say it, one that nobody knows as it came', () => {
  const said = ['ccf', 'ticket', 'fse', 'nota', null].map(documentInWords);
  expect(said).toEqual(['CCF', 'Tiquete', 'FSE', 'nota', null]);
});
