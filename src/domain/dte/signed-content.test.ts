import { describe, expect, it } from 'vitest';
import { readDte } from './read-dte';
import { plainDocument, signedText, testItem } from './test-document';
import { documentIn, sealedDocument, within } from './test-reading';

describe('what was signed', () => {
  const differs = (content: unknown) =>
    documentIn(content).warnings.includes('signed-content-differs');
  const signed = (payload: unknown) => ({
    ...sealedDocument,
    firmaElectronica: signedText(payload),
  });

  it('is the same document, whatever its numbers and keys were written like', () => {
    const { identificacion, ...rest } = plainDocument;
    const turned = { ...rest, identificacion: { ...identificacion, version: '3', horEmi: '1' } };
    expect(differs(signed(turned))).toBe(false);
    expect(differs({ dteJson: plainDocument, firma: signedText(plainDocument) })).toBe(false);
  });

  it.each<[string, unknown]>([
    ['another sum', within('resumen', { totalPagar: 157.12 })],
    ['another date', within('identificacion', { fecEmi: '2026-11-04' })],
    ['another code', within('identificacion', { codigoGeneracion: 'X' })],
    ['another supplier', { ...plainDocument, emisor: { nit: '1' } }],
    ['another buyer', { ...plainDocument, receptor: null }],
    ['another line', { ...plainDocument, cuerpoDocumento: [testItem({ ventaGravada: 1 })] }],
    ['another type', within('identificacion', { tipoDte: '05' })],
    ['no lines', { ...plainDocument, cuerpoDocumento: [] }],
  ])('is told where it is %s', (_what, payload) => {
    expect(differs(signed(payload))).toBe(true);
  });

  it.each(['', 'a.b.c', 'x', 'a.!!!.c', 7, null, {}, signedText('text'), signedText({ sub: 1 })])(
    'says nothing where it cannot be decoded: %j',
    (firma) => {
      expect(differs({ ...sealedDocument, firma })).toBe(false);
    },
  );

  it.each<[string, string]>([
    ['as a file of its own', signedText(plainDocument)],
    ['as a text', JSON.stringify(signedText(plainDocument))],
    ['beside the seal', JSON.stringify({ firma: signedText(plainDocument), selloRecibido: 'X' })],
  ])('is the document where it comes alone, %s', (_how, text) => {
    expect(readDte(text)).toMatchObject({ document: { type: '03', totals: { toPay: '57.12' } } });
  });
});
