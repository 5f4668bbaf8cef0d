import { expect, it } from 'vitest';
import { seriousInWords } from './document-review';
import { importedIn } from './imported';
import { readDocumentFile } from './read-document-file';
import { testDte } from './test-dte';

it.each([
  ['0614-110351-102-4', null, /NIT .03151106051045. .* tiene .0614-110351-102-4/],
  ['04567890-3', '251900-3', /NRC .1572044. .* tiene .251900-3/],
  [null, '251900-3', /NRC .1572044. .* tiene .251900-3/],
])('D1: a supplier with NIT %s and NRC %s is another by that number', async (...numbers) => {
  const [taxNumber, registerNumber, words] = numbers;
  const file = new File([testDte({ receptor: {}, id: 1 })], 'uno.json');
  const reading = await readDocumentFile(file, ['goods', 'service']);
  const imported = 'values' in reading ? importedIn(reading.values.document) : null;
  if (imported === null) throw new Error('No document was read.');
  const supplier = { taxNumber, registerNumber };
  expect(seriousInWords(imported, { taxNumbers: [], supplier })).toEqual([
    expect.stringMatching(words),
  ]);
});
