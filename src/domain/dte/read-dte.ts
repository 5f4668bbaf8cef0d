import { present } from '../present';
import { readContent } from './content';
import type { DteReading, DteWarning } from './document';
import { parseFile } from './file-json';
import { countDocuments, findDocument, isAnswer, sealsOf, signaturesOf } from './find-document';
import { signedContentDiffers } from './signed-content';
import { tidy } from './wire-values';

/** Reads the text of a file as it reached a buyer, whatever shape it was wrapped in. Never throws. */
export function readDte(text: string): DteReading {
  const file = parseFile(text);
  if ('problem' in file) return file;
  const found = findDocument(file.json);
  if (found === null) {
    const count = countDocuments(file.json);
    if (count > 1) return { problem: { kind: 'several', count } };
    return { problem: { kind: isAnswer(file.json) ? 'only-answer' : 'not-document' } };
  }
  const reading = readContent(found.document);
  if ('problem' in reading) return reading;
  const { content, doubts } = reading;
  const stamp =
    sealsOf(found)
      .map(tidy)
      .find((seal) => seal !== '') ?? '';
  const isSignedOtherwise = signaturesOf(found).some((one) => signedContentDiffers(content, one));
  const around = present<DteWarning>(
    stamp === '' && 'no-seal',
    isSignedOtherwise && 'signed-content-differs',
  );
  return { document: { ...content, stamp, warnings: [...doubts, ...around] } };
}
