import type { DteProblem, DteWarning } from '../../../src/domain/dte/document';
import {
  plainDocument as plain,
  signedText,
  testDocument,
  testExcludedItem,
  testItem,
  testSeal,
  testVat,
} from '../../../src/domain/dte/test-document';

/** Documents of our own in every shape that suppliers send, with figures nobody has issued. */

const sealed = (content: object) => ({ ...content, selloRecibido: testSeal });

/** The same by the newer schema of its type. */
const newer = <T extends { identificacion: { version: number } }>(content: T): T => ({
  ...content,
  identificacion: { ...content.identificacion, version: content.identificacion.version + 1 },
});

/** A tax credit document. */
const credit = (items: readonly object[], resumen: object) =>
  testDocument('03', items.map(testItem), resumen);

const invoice = testDocument(
  '01',
  [
    testItem({ cantidad: 2, precioUni: 11.3, ventaGravada: 22.6, ivaItem: 2.6 }),
    testItem({ cantidad: 1, precioUni: 5.65, ventaGravada: 5.65, ivaItem: 0.65 }),
  ],
  { totalGravada: 28.25, subTotal: 28.25, tributos: null, totalIva: 3.25, totalPagar: 28.25 },
);

const service = testDocument(
  '14',
  [testExcludedItem({ tipoItem: 2, cantidad: 3, precioUni: 45, compra: 135 })],
  { totalCompra: 135, subTotal: 135, reteRenta: 13.5, totalPagar: 121.5 },
);
const { sujetoExcluido, ...goods } = {
  sujetoExcluido: null,
  ...testDocument(
    '14',
    [testExcludedItem({ cantidad: 20, precioUni: 1.75, montoDescu: 2, compra: 33 })],
    { totalCompra: 33, subTotal: 33, reteRenta: 0, totalPagar: 33 },
  ),
};

const manyItems = Array.from({ length: 300 }, (_, at) => ({
  codigo: `T-${at}`,
  cantidad: 1 + (at % 7),
  precioUni: 0.35,
  ventaGravada: ((1 + (at % 7)) * 35) / 100,
}));

type Twin = [content: unknown, ...warnings: DteWarning[]];

/** Those whose sums are ours, within what rounding explains, and what they warn of. */
export const levelTwins: Record<string, Twin> = {
  'a tax credit document, its seal as the manual says': [sealed(plain)],
  'one with the answer of the authority among it': [
    { ...sealed(plain), estado: 'PROCESADO', observaciones: [], firma: 'a.b.c' },
  ],
  'one whose seal has another name': [{ ...plain, selloRecepcion: testSeal, firma: 'a.b.c' }],
  'one with the answer beside it': [
    { ...plain, respuestaMH: { estado: 'PROCESADO', selloRecibido: testSeal } },
  ],
  'one with the answer by its English name': [
    { ...plain, ResponseMH: { selloRecibido: testSeal } },
  ],
  'one without a seal': [plain, 'no-seal'],
  'one in the wrapper of a store, its seal outside': [
    { dteJson: plain, selloRecibido: testSeal, respuesta: { estado: 'PROCESADO' } },
  ],
  'one as text in such a wrapper, its seal in the answer': [
    { dteJson: JSON.stringify(plain), respuesta: { selloRecibido: testSeal } },
  ],
  'one in a list of one': [[sealed(plain)]],
  'one that was signed': [{ ...sealed(plain), firmaElectronica: signedText(plain) }],
  'one that was signed with another sum': [
    {
      ...sealed(plain),
      firmaElectronica: signedText({ ...plain, resumen: { ...plain.resumen, totalPagar: 75.12 } }),
    },
    'signed-content-differs',
  ],
  'one of a test': [
    sealed({ ...plain, identificacion: { ...plain.identificacion, ambiente: '00' } }),
    'test-environment',
  ],
  'one whose sums are text, and whose taxes are numbers': [
    sealed({
      ...plain,
      cuerpoDocumento: plain.cuerpoDocumento.map((item) => ({ ...item, tributos: [20] })),
      resumen: {
        totalGravada: '50.55',
        subTotal: '50.55',
        tributos: [{ codigo: 20, valor: '6.57' }],
        totalPagar: '57.12',
      },
    }),
  ],
  'one with a discount of the whole, and lines of eight decimals': [
    sealed(
      credit(
        [
          { precioUni: 2.1238938, ventaGravada: 2.1239 },
          { precioUni: 48.67256637, ventaGravada: 48.6726 },
        ],
        {
          totalGravada: 50.8,
          subTotalVentas: 50.8,
          descuGravada: 10.16,
          porcentajeDescuento: 20,
          totalDescu: 10.16,
          subTotal: 40.64,
          tributos: [testVat(5.28)],
          totalPagar: 45.92,
        },
      ),
    ),
    'global-discount',
  ],
  'one of the newer schema with perception and a discount in a line': [
    newer(
      credit(
        [
          { cantidad: 10, precioUni: 4.2, montoDescu: 2, ventaGravada: 40 },
          { cantidad: 6, precioUni: 5.15, ventaGravada: 30.9 },
        ],
        {
          totalGravada: 70.9,
          totalDescu: 2,
          subTotal: 70.9,
          tributos: [testVat(9.22)],
          ivaPerci: 0.71,
          totalPagar: 80.83,
        },
      ),
    ),
    'no-seal',
  ],
  'one of fuel, with its two taxes': [
    sealed(
      credit([{ cantidad: 5.25, precioUni: 3.1, ventaGravada: 16.275 }], {
        totalGravada: 16.28,
        subTotal: 16.28,
        tributos: [testVat(2.12), { codigo: 'D1', valor: 1.05 }, { codigo: 'C8', valor: 0.53 }],
        totalPagar: 19.98,
      }),
    ),
  ],
  'one with an exempt line, 1 % withheld and a tip': [
    sealed(
      credit(
        [
          { cantidad: 4, precioUni: 50, ventaGravada: 200 },
          { cantidad: 2, precioUni: 4, ventaExenta: 8 },
          { cantidad: 1, precioUni: 0, noGravado: 1.5 },
        ],
        {
          totalGravada: 200,
          totalExenta: 8,
          subTotal: 208,
          tributos: [testVat(26)],
          ivaRete1: 2,
          totalNoGravado: 1.5,
          totalPagar: 233.5,
        },
      ),
    ),
  ],
  'one of exempt lines only': [
    sealed(
      credit([{ cantidad: 3, precioUni: 12.25, ventaExenta: 36.75 }], {
        totalExenta: 36.75,
        subTotal: 36.75,
        tributos: [],
        totalPagar: 36.75,
      }),
    ),
  ],
  'one of a line with amounts of two kinds': [
    sealed(
      credit([{ cantidad: 5, precioUni: 4, ventaGravada: 15, ventaNoSuj: 5 }], {
        totalGravada: 15,
        totalNoSuj: 5,
        subTotal: 20,
        tributos: [testVat(1.95)],
        totalPagar: 21.95,
      }),
    ),
  ],
  'one that rounds a cent otherwise': [
    sealed(
      credit([{ cantidad: 2, precioUni: 15.4425, ventaGravada: 30.88 }], {
        totalGravada: 30.88,
        subTotal: 30.88,
        tributos: [testVat(4.02)],
        totalPagar: 34.9,
      }),
    ),
  ],
  'one of 300 lines': [
    sealed(
      credit(manyItems, {
        totalGravada: 418.95,
        subTotal: 418.95,
        tributos: [testVat(54.46)],
        totalPagar: 473.41,
      }),
    ),
  ],
  'a consumer invoice, whose prices hold the tax': [sealed(invoice)],
  'one of the newer schema, to nobody': [
    sealed({ ...newer(invoice), receptor: null }),
    'no-receiver',
  ],
  'an excluded-subject invoice of a service, 10 % withheld': [sealed(service)],
  'one of the newer schema, of goods, nothing withheld': [
    sealed(newer({ ...goods, receptor: sujetoExcluido })),
  ],
};

/** It disagrees with itself by ten cents. */
export const oddTwin = sealed({ ...plain, resumen: { ...plain.resumen, totalPagar: 57.22 } });

/** The sum of what is exempt is less by a dollar, which our form has no field for. */
export const elsewhereTwin = sealed(
  credit(
    [
      { cantidad: 4, precioUni: 50, ventaGravada: 200 },
      { cantidad: 2, precioUni: 4, ventaExenta: 8 },
    ],
    {
      totalGravada: 200,
      totalExenta: 8,
      descuExenta: 1,
      subTotal: 207,
      tributos: [testVat(26)],
      totalPagar: 233,
    },
  ),
);

const ofType = (tipoDte: string) => ({
  ...plain,
  identificacion: { ...plain.identificacion, tipoDte },
});

const broken = JSON.stringify(sealed(plain), null, 1).replace(
  '"apendice": null,',
  '"apendice": null,\n "observaciones": ,',
);
const brokenLine = broken.split('\n').indexOf(' "observaciones": ,') + 1;

/** What is no purchase, and why. */
export const refusedTwins: Record<string, [text: string, problem: DteProblem]> = {
  'a delivery note': [JSON.stringify(ofType('04')), { kind: 'other-type', type: '04' }],
  'a credit note': [JSON.stringify(ofType('05')), { kind: 'other-type', type: '05' }],
  'a debit note': [JSON.stringify(ofType('06')), { kind: 'other-type', type: '06' }],
  'a withholding receipt': [JSON.stringify(ofType('07')), { kind: 'other-type', type: '07' }],
  'an export invoice': [JSON.stringify(ofType('11')), { kind: 'other-type', type: '11' }],
  'the answer of the authority alone': [
    JSON.stringify({ estado: 'PROCESADO', selloRecibido: testSeal, observaciones: [] }),
    { kind: 'only-answer' },
  ],
  'a document without its items': [
    JSON.stringify({ ...plain, cuerpoDocumento: null }),
    { kind: 'incomplete', path: 'cuerpoDocumento' },
  ],
  'one that a program broke': [broken, { kind: 'not-json', line: brokenLine }],
};
