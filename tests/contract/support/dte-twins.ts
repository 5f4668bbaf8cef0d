/** Documents of our own in every shape that suppliers send, with figures nobody has issued. */

interface Item {
  quantity: number;
  price: number;
  discount?: number;
  exempt?: number;
  notSubject?: number;
  taxed?: number;
}

/** The items of an invoice or a tax credit document. */
const items = (all: readonly Item[]) =>
  all.map(({ quantity, price, discount = 0, exempt = 0, notSubject = 0, taxed = 0 }, at) => ({
    numItem: at + 1,
    tipoItem: 1,
    codigo: at === 0 ? null : `T-${at}`,
    descripcion: `Artículo ${at + 1} `,
    cantidad: quantity,
    uniMedida: 59,
    precioUni: price,
    montoDescu: discount,
    ventaNoSuj: notSubject,
    ventaExenta: exempt,
    ventaGravada: taxed,
    tributos: ['20'],
    psv: 0,
    noGravado: 0,
  }));

const document = (type: string, version: number, body: unknown[], resumen: object) => ({
  identificacion: { version, ambiente: '01', tipoDte: type, tipoMoneda: 'USD' },
  documentoRelacionado: null,
  emisor: { nombre: 'Comercial El Maquilishuat' },
  cuerpoDocumento: body,
  resumen: { condicionOperacion: 1, numPagoElectronico: '', ...resumen },
  apendice: null,
});

const vat = (valor: number | string) => ({ codigo: '20', descripcion: 'IVA 13%', valor });

const plain = document(
  '03',
  3,
  items([
    { quantity: 12, price: 2.35, taxed: 28.2 },
    { quantity: 3, price: 7.45, taxed: 22.35 },
  ]),
  { totalGravada: 50.55, subTotal: 50.55, tributos: [vat(6.57)], totalPagar: 57.12 },
);

const excludedItem = (kind: 1 | 2, cantidad: number, precioUni: number, compra: number) => ({
  tipoItem: kind,
  codigo: null,
  descripcion: 'Poda de árboles',
  cantidad,
  precioUni,
  montoDescu: 0,
  compra,
});

/** Those whose sums are ours, within what rounding explains. */
export const levelTwins: Record<string, unknown> = {
  'a tax credit document of the older schemas': plain,
  'one in the wrapper of a store, its seal outside': {
    dteJson: plain,
    selloRecibido: 'X'.repeat(40),
  },
  'one with the answer of the authority beside it': {
    ...plain,
    respuestaMH: { selloRecibido: 'X'.repeat(40) },
    firma: 'a.b.c',
  },
  'one whose sums are text': {
    ...plain,
    resumen: { subTotal: '50.55', tributos: [vat('6.57')], totalPagar: '57.12' },
  },
  'one with a discount of the whole, and lines of eight decimals': document(
    '03',
    3,
    items([
      { quantity: 1, price: 2.1238938, taxed: 2.1239 },
      { quantity: 1, price: 48.67256637, taxed: 48.6726 },
    ]),
    {
      subTotalVentas: 50.8,
      descuGravada: 10.16,
      porcentajeDescuento: 20,
      subTotal: 40.64,
      tributos: [vat(5.28)],
      totalPagar: 45.92,
    },
  ),
  'one of the newer schemas with perception and a discount in a line': document(
    '03',
    4,
    items([
      { quantity: 10, price: 4.2, discount: 2, taxed: 40 },
      { quantity: 6, price: 5.15, taxed: 30.9 },
    ]),
    { totalDescu: 2, subTotal: 70.9, tributos: [vat(9.22)], ivaPerci: 0.71, totalPagar: 80.83 },
  ),
  'one of fuel, with its two taxes': document(
    '03',
    3,
    items([{ quantity: 5.25, price: 3.1, taxed: 16.275 }]),
    {
      subTotal: 16.28,
      tributos: [vat(2.12), { codigo: 'D1', valor: 1.05 }, { codigo: 'C8', valor: 0.53 }],
      totalPagar: 19.98,
    },
  ),
  'one with an exempt line, 1 % withheld and a tip': document(
    '03',
    3,
    items([
      { quantity: 4, price: 50, taxed: 200 },
      { quantity: 2, price: 4, exempt: 8 },
    ]),
    {
      subTotal: 208,
      tributos: [vat(26)],
      ivaRete1: 2,
      totalNoGravado: 1.5,
      totalPagar: 233.5,
    },
  ),
  'a consumer invoice, whose prices hold the tax': document(
    '01',
    1,
    items([
      { quantity: 2, price: 11.3, taxed: 22.6 },
      { quantity: 1, price: 5.65, taxed: 5.65 },
    ]),
    { subTotal: 28.25, tributos: null, totalIva: 3.25, totalPagar: 28.25 },
  ),
  'an excluded-subject invoice of a service, 10 % withheld': document(
    '14',
    1,
    [excludedItem(2, 3, 45, 135)],
    { totalCompra: 135, subTotal: 135, reteRenta: 13.5, totalPagar: 121.5 },
  ),
  'an excluded-subject invoice of goods, nothing withheld': document(
    '14',
    2,
    [excludedItem(1, 20, 1.75, 35)],
    { totalCompra: 35, subTotal: 35, reteRenta: 0, totalPagar: 35 },
  ),
};

/** It disagrees with itself by ten cents. */
export const oddTwin = { ...plain, resumen: { ...plain.resumen, totalPagar: 57.22 } };

/** What is no purchase, and why. */
export const refusedTwins: Record<string, [content: unknown, why: string]> = {
  'a credit note': [document('05', 3, items([]), {}), 'other-document'],
  'a withholding receipt': [document('07', 1, [], {}), 'other-document'],
  'an export invoice': [document('11', 1, [], {}), 'other-document'],
  'the answer of the authority alone': [
    { estado: 'PROCESADO', selloRecibido: 'X'.repeat(40) },
    'no-document',
  ],
  'a document without its items': [{ ...plain, cuerpoDocumento: null }, 'no-document'],
  'a discount on what is exempt': [
    { ...plain, resumen: { ...plain.resumen, descuExenta: 1 } },
    'discount-elsewhere',
  ],
};
