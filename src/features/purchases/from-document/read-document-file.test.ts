import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { linesIn } from '../line-grid/line-text';
import { seriousDoubts } from './document-doubts';
import { importedIn, isIssuedExcluded } from './imported';
import { readDocumentFile } from './read-document-file';

const document = {
  identificacion: {
    version: 3,
    ambiente: '01',
    tipoDte: '03',
    numeroControl: 'DTE-03-M001P001-000000000000815',
    codigoGeneracion: 'B7C1D2E3-1A2B-4C3D-8E4F-0123456789AB',
    fecEmi: '2026-03-09',
    tipoMoneda: 'USD',
  },
  emisor: { nit: '03151106051045', nrc: '1572044', nombre: 'Panadería Cañas' },
  receptor: { nit: '06141503121012', nrc: '2145678', nombre: 'LOS VOLCANES' },
  cuerpoDocumento: [
    {
      tipoItem: 1,
      codigo: 'P-1',
      descripcion: 'Pan',
      cantidad: 8,
      precioUni: 1.25,
      ventaGravada: 10,
    },
  ],
  resumen: {
    subTotal: 10,
    totalGravada: 10,
    tributos: [{ codigo: '20', valor: 1.3 }],
    totalPagar: 11.3,
    condicionOperacion: 1,
  },
  selloRecibido: '2026'.padEnd(40, 'A'),
};
const types = ['goods', 'service'];
const fileOf = (content: BlobPart, name = 'pan.json') => new File([content], name);

async function filledBy(content: BlobPart) {
  const reading = await readDocumentFile(fileOf(content), types);
  if ('problem' in reading) throw new Error(reading.problem.kind);
  const imported = importedIn(reading.values.document);
  if (imported === null) throw new Error('it is not remembered');
  return { ...reading, imported };
}

it('D1: a file fills in the form as one would type it, and what it said is remembered', async () => {
  const { values, imported, kept } = await filledBy(JSON.stringify(document));
  const sha256 = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  expect([kept.hash, imported.hash]).toEqual([sha256, sha256]);
  expect(await kept.file.text()).toBe(JSON.stringify(document));
  expect(values).toMatchObject({ documentType: 'ccf', date: '09/03/2026', paperToPay: '11.30' });
  expect(linesIn(values.lines)).toMatchObject([{ sku: 'P-1', name: 'Pan', quantity: '8' }]);
  expect(imported).toMatchObject({
    file: 'pan.json',
    issued: '2026-03-09',
    lines: { count: 1, amount: '10.00' },
    warnings: [],
    values: { date: '09/03/2026', paperVat: '1.30' },
  });
  expect(isIssuedExcluded(values.document)).toBe(false);
});

it('D1: letters of Windows are read, and told', async () => {
  const bytes = Uint8Array.from(JSON.stringify(document), (letter) => letter.charCodeAt(0));
  const { imported } = await filledBy(bytes);
  expect(imported.supplier.name).toBe('Panadería Cañas');
  expect(imported.warnings).toEqual(['encoding']);
});

it.each([
  ['a text that breaks off', '{\n"a": 1,\n', { kind: 'not-json' }],
  ['bytes that are no text', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), { kind: 'other-file' }],
  ['another JSON', '{"a":1}', { kind: 'not-document' }],
])('D1: %s fills in nothing', async (_what, content, problem) => {
  expect(await readDocumentFile(fileOf(content), types)).toMatchObject({ problem });
});

it('D1: a file that is too large is not read', async () => {
  const large = fileOf('x'.repeat(8 * 1024 * 1024 + 1));
  expect(await readDocumentFile(large, types)).toMatchObject({ problem: { kind: 'too-large' } });
});

it.each([
  ['our NIT, written otherwise', ['0614-150312-101-2'], false],
  ['our NRC', ['214567-8'], false],
  ['our NRC, filled up with zeros', ['0214567-8'], false],
  ['somebody else', ['0315-110605-104-5'], true],
  ['anybody, where ours is not known', [], false],
])('D1: a document names %s', async (_who, own, isOthers) => {
  const { imported } = await filledBy(JSON.stringify(document));
  expect(seriousDoubts(imported, { taxNumbers: own, supplier: undefined })).toEqual(
    isOthers ? ['other-receiver'] : [],
  );
});

it('D1: a text of a draft that holds no document is none', () => {
  expect(['', '{', '{"file":1}', '[]'].map(importedIn)).toEqual([null, null, null, null]);
});
