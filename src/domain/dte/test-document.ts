import type { DteType } from './document';

/** Documents of our own in the shape that suppliers send, with figures and names nobody has issued. */

export const testSeal = '2026'.padEnd(36, '0A1B') + 'QXYZ';

/** What is paid to a supplier, or who is. */
export const testSupplier = {
  nit: '0614-150390-107-0',
  nrc: '251900-3',
  nombre: 'Comercial El Maquilishuat ',
  nombreComercial: null,
  direccion: { departamento: '06', municipio: '23', complemento: 'Calle Las Ceibas 12' },
  telefono: '2250-0011',
  correo: ' ventas@maquilishuat.example',
};
export const testBuyer = { nit: '06140208981025', nrc: '99887', nombre: 'Tienda La Trastienda' };

/** An item of an invoice or a tax credit document. */
export const testItem = (change: object = {}) => ({
  numItem: 1,
  tipoItem: 1,
  codigo: 'A-1',
  descripcion: 'Jabón de sábila ',
  cantidad: 1,
  uniMedida: 59,
  precioUni: 0,
  montoDescu: 0,
  ventaNoSuj: 0,
  ventaExenta: 0,
  ventaGravada: 0,
  tributos: ['20'],
  psv: 0,
  noGravado: 0,
  ...change,
});

/** An item of an excluded-subject invoice. */
export const testExcludedItem = (change: object = {}) => ({
  numItem: 1,
  tipoItem: 1,
  codigo: null,
  descripcion: 'Poda de árboles',
  cantidad: 1,
  uniMedida: 59,
  precioUni: 0,
  montoDescu: 0,
  compra: 0,
  ...change,
});

export const testVat = (valor: number | string) => ({
  codigo: '20',
  descripcion: 'IVA 13%',
  valor,
});

/** A document without seal or signature; who buys from an excluded subject issues it. */
export function testDocument(type: DteType, items: readonly object[], resumen: object) {
  const parties =
    type === '14'
      ? { emisor: testBuyer, sujetoExcluido: { nombre: 'Rosa Mejía', numDocumento: '04567890-1' } }
      : { emisor: testSupplier, receptor: testBuyer };
  return {
    identificacion: {
      version: type === '03' ? 3 : 1,
      ambiente: '01',
      tipoDte: type,
      numeroControl: `DTE-${type}-M001P001-000000000000077`,
      codigoGeneracion: '5D01C2A4-77AB-0E3F-10B2-9C0D4E5F6A7B',
      tipoOperacion: 1,
      fecEmi: '2026-11-03',
      horEmi: '09:41:00',
      tipoMoneda: 'USD',
    },
    documentoRelacionado: null,
    ...parties,
    cuerpoDocumento: items,
    resumen: { condicionOperacion: 1, numPagoElectronico: '', ...resumen },
    extension: null,
    apendice: null,
  };
}

/** Two taxed lines of a tax credit document that is level with itself. */
export const plainDocument = testDocument(
  '03',
  [
    testItem({ cantidad: 12, precioUni: 2.35, ventaGravada: 28.2, codigo: null }),
    testItem({ cantidad: 3, precioUni: 7.45, ventaGravada: 22.35 }),
  ],
  {
    totalNoSuj: 0,
    totalExenta: 0,
    totalGravada: 50.55,
    subTotalVentas: 50.55,
    subTotal: 50.55,
    tributos: [testVat(6.57)],
    montoTotalOperacion: 57.12,
    totalPagar: 57.12,
  },
);

/** A compact JWS as the signing program makes one, its payload indented. */
export function signedText(payload: unknown): string {
  const encoded = (text: string) =>
    btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  return ['{"alg":"RS512"}', JSON.stringify(payload, null, 2), 'not a signature']
    .map(encoded)
    .join('.');
}
