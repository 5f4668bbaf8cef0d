import type { Locator } from '@playwright/test';

/** A file to choose. */
type FilePayload = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly unknown[]>;

/** What differs from one document to the next; the figures are of a tax credit document of two lines, $45.20. */
export interface TaxDocument {
  file?: string;
  type?: string;
  generation?: string;
  control?: string;
  environment?: '00' | '01';
  supplier?: { nit?: string; nrc?: string; nombre?: string };
  receiver?: { nit?: string; nrc?: string; nombre?: string };
  summary?: object;
}

export const documentCodes = {
  generation: 'b7c1d2e3-1a2b-4c3d-8e4f-0123456789ab'.toUpperCase(),
  control: 'DTE-03-M001P001-000000000000815',
  seal: `2026${'A1B2C3D4'.repeat(4)}WXYZ`,
};

const line = (numItem: number, item: object) => ({
  numItem,
  tipoItem: 1,
  uniMedida: 59,
  montoDescu: 0,
  ventaNoSuj: 0,
  ventaExenta: 0,
  tributos: ['20'],
  psv: 0,
  noGravado: 0,
  ...item,
});

/** A document as a supplier mails it. The numbers are nobody's. */
export function taxDocument(of: TaxDocument = {}): object {
  const {
    type = '03',
    generation = documentCodes.generation,
    control = documentCodes.control,
  } = of;
  return {
    identificacion: {
      version: 3,
      ambiente: of.environment ?? '01',
      tipoDte: type,
      numeroControl: control,
      codigoGeneracion: generation,
      tipoModelo: 1,
      tipoOperacion: 1,
      fecEmi: '2026-03-09',
      horEmi: '10:20:30',
      tipoMoneda: 'USD',
    },
    emisor: {
      nit: '03151106051045',
      nrc: '1572044',
      nombre: 'LA CEIBA, S.A. DE C.V.',
      nombreComercial: 'La Ceiba',
      direccion: { departamento: '06', municipio: '23', complemento: 'Calle El Progreso 12' },
      telefono: '22223333',
      correo: 'ventas@laceiba.example',
      ...of.supplier,
    },
    receptor: {
      nit: '06141503121012',
      nrc: '2145678',
      nombre: 'COMERCIAL LOS VOLCANES, S.A. DE C.V.',
      ...of.receiver,
    },
    cuerpoDocumento: [
      line(1, {
        codigo: 'A-1',
        descripcion: 'Arroz precocido 5 lb ',
        cantidad: 8,
        precioUni: 1.25,
        ventaGravada: 10,
      }),
      line(2, {
        codigo: null,
        descripcion: 'Frijol rojo 1 lb',
        cantidad: 24,
        precioUni: 1.25,
        ventaGravada: 30,
      }),
    ],
    resumen: {
      totalNoSuj: 0,
      totalExenta: 0,
      totalGravada: 40,
      subTotalVentas: 40,
      descuNoSuj: 0,
      descuExenta: 0,
      descuGravada: 0,
      totalDescu: 0,
      tributos: [{ codigo: '20', descripcion: 'IVA 13%', valor: 5.2 }],
      subTotal: 40,
      ivaPerci1: 0,
      ivaRete1: 0,
      reteRenta: 0,
      montoTotalOperacion: 45.2,
      totalNoGravado: 0,
      totalPagar: 45.2,
      condicionOperacion: 2,
      pagos: [{ codigo: '05', montoPago: 45.2, referencia: null, plazo: '01', periodo: 30 }],
      ...of.summary,
    },
    selloRecibido: documentCodes.seal,
  };
}

/** The same as a file to choose. */
export const documentFile = (of: TaxDocument = {}): FilePayload => ({
  name: of.file ?? 'factura.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(taxDocument(of), null, 2)),
});
