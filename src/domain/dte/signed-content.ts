import { readContent, type ContentReading } from './content';
import { findDocument } from './find-document';
import { readJson } from './file-json';
import { payloadOf } from './jws';

type Content = Extract<ContentReading, { content: unknown }>['content'];

/**
 * Whether what was signed is another document than the one that is read. A signature is a compact JWS with the document inside, so that
 * this can be seen without a key; whether it is genuine cannot. One that cannot be decoded says nothing.
 */
export function signedContentDiffers(content: Content, signature: unknown): boolean {
  const payload = payloadOf(signature);
  const signed = payload === null ? null : findDocument(readJson(payload));
  if (signed === null) return false;
  const reading = readContent(signed.document);
  return 'problem' in reading || partsOf(reading.content) !== partsOf(content);
}

/** What is compared: amounts and texts are as they were read, whatever they were written like. */
function partsOf({ type, controlNumber, generationCode, date, ...content }: Content): string {
  const { supplier, receiver, lines, totals } = content;
  const parties = [supplier, receiver].map((party) => [party?.taxNumber, party?.registerNumber]);
  const { isTest } = content;
  return JSON.stringify([
    [type, isTest, controlNumber, generationCode, date],
    parties,
    lines,
    totals,
  ]);
}
