import { expect, it } from 'vitest';
import { seriousInWords, unnamedInReview } from './document-review';
import { importedIn } from './imported';
import { readDocumentFile } from './read-document-file';
import { testDte } from './test-dte';

/** A tax credit of La Ceiba, as a form keeps it. */
async function readDocument(): Promise<string> {
  const file = new File([testDte({ receptor: {}, id: 1 })], 'uno.json');
  const reading = await readDocumentFile(file, ['goods', 'service']);
  return 'values' in reading ? reading.values.document : '';
}

it.each([
  ['0614-110351-102-4', null, /NIT .03151106051045. .* tiene .0614-110351-102-4/],
  ['04567890-3', '251900-3', /NRC .1572044. .* tiene .251900-3/],
  [null, '251900-3', /NRC .1572044. .* tiene .251900-3/],
])('D1: a supplier with NIT %s and NRC %s is another by that number', async (...numbers) => {
  const [taxNumber, registerNumber, words] = numbers;
  const imported = importedIn(await readDocument());
  if (imported === null) throw new Error('No document was read.');
  const supplier = { taxNumber, registerNumber };
  expect(seriousInWords(imported, { taxNumbers: [], supplier })).toEqual([
    expect.stringMatching(words),
  ]);
});

it('M136: a supplier nobody has named is told in the review, with whom the document names', async () => {
  expect(unnamedInReview({ document: '' })).toMatch(/ningún nombre .* antes de enviar/);
  expect(unnamedInReview({ document: await readDocument() })).toMatch(/documento: .LA CEIBA/);
});
