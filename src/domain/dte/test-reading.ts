import type { DteDocument, DteProblem } from './document';
import { readDte } from './read-dte';
import { plainDocument, testItem, testSeal } from './test-document';

/** The document that a file with this content is; an error for one that is refused. */
export function documentIn(content: unknown): DteDocument {
  const reading = readDte(JSON.stringify(content));
  if ('problem' in reading) throw new Error(JSON.stringify(reading.problem));
  return reading.document;
}

/** Why a file with this text or content is refused; an error for one that is read. */
export function problemIn(content: unknown): DteProblem {
  const reading = readDte(typeof content === 'string' ? content : JSON.stringify(content));
  if ('document' in reading) throw new Error('a document');
  return reading.problem;
}

export const sealedDocument = { ...plainDocument, selloRecibido: testSeal };

/** The plain document with something else in one of its parts. */
export const within = (
  part: 'identificacion' | 'resumen',
  change: object,
  of: object = sealedDocument,
) => ({ ...of, [part]: { ...plainDocument[part], ...change } });

/** The plain document with this as its second item. */
export const withItem = (change: object) => ({
  ...sealedDocument,
  cuerpoDocumento: [plainDocument.cuerpoDocumento[0], testItem(change)],
});
