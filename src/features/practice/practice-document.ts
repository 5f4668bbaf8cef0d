import Big from 'big.js';
import { practiceCodeStart } from '@/api/practice/schemas';
import type { WrittenFile } from '@/modules/export/save-file';

/** For whom and when a document is made: each person has documents of their own, and new ones every day. */
interface Buyer {
  /** Stands for the person. */
  mark: string;
  name: string;
  taxNumber: string | null;
  /** `YYYY-MM-DD` */
  today: string;
}

interface Item {
  code: string;
  name: string;
  quantity: number;
  price: string;
}

/** What the documents are for; the sums follow from them. */
const deliveries: readonly (readonly Item[])[] = [
  [
    { code: 'PR-101', name: 'Arroz precocido 5 lb', quantity: 24, price: '2.15' },
    { code: 'PR-102', name: 'Frijol rojo de seda 1 lb', quantity: 36, price: '1.20' },
  ],
  [
    { code: 'PR-110', name: 'Aceite vegetal 750 ml', quantity: 12, price: '2.60' },
    { code: 'PR-111', name: 'Azúcar blanca 2.5 kg', quantity: 20, price: '2.45' },
    { code: 'PR-112', name: 'Sal yodada 1 lb', quantity: 30, price: '0.28' },
  ],
  [{ code: 'PR-120', name: 'Papel higiénico, 12 rollos', quantity: 18, price: '4.35' }],
];

export const practiceDocuments = deliveries.length;

/**
 * A tax credit document that nobody issued, as a supplier would mail it. It says that it is one of the test environment: should it
 * ever be dropped where writes are real, that is asked about there.
 */
export function practiceDocument(buyer: Buyer, at: number): object {
  const items = deliveries[at] ?? [];
  const taxed = items.reduce((sum, item) => sum.plus(amountOf(item)), new Big(0));
  const vat = taxed.times('0.13').round(2);
  const total = taxed.plus(vat);
  const code = codesOf(buyer, at);
  return {
    identificacion: {
      version: 3,
      ambiente: '00',
      tipoDte: '03',
      numeroControl: code.control,
      codigoGeneracion: code.generation,
      tipoModelo: 1,
      tipoOperacion: 1,
      fecEmi: buyer.today,
      horEmi: '08:15:00',
      tipoMoneda: 'USD',
    },
    emisor: supplier,
    receptor: { nit: buyer.taxNumber, nrc: null, nombre: buyer.name },
    cuerpoDocumento: items.map((item, index) => ({
      numItem: index + 1,
      tipoItem: 1,
      codigo: item.code,
      descripcion: item.name,
      cantidad: item.quantity,
      uniMedida: 59,
      precioUni: Number(item.price),
      montoDescu: 0,
      ventaNoSuj: 0,
      ventaExenta: 0,
      ventaGravada: Number(amountOf(item)),
      tributos: ['20'],
      psv: 0,
      noGravado: 0,
    })),
    resumen: {
      totalNoSuj: 0,
      totalExenta: 0,
      totalGravada: Number(taxed),
      subTotalVentas: Number(taxed),
      totalDescu: 0,
      tributos: [{ codigo: '20', descripcion: 'IVA 13%', valor: Number(vat) }],
      subTotal: Number(taxed),
      ivaPerci1: 0,
      ivaRete1: 0,
      reteRenta: 0,
      montoTotalOperacion: Number(total),
      totalNoGravado: 0,
      totalPagar: Number(total),
      condicionOperacion: 2,
      pagos: [
        { codigo: '05', montoPago: Number(total), referencia: null, plazo: '01', periodo: 30 },
      ],
    },
    selloRecibido: `2026${code.digits.padStart(36, 'PRACTICA')}`,
  };
}

/** The same as a file. */
export const practiceFile = (buyer: Buyer, at: number): WrittenFile => ({
  blob: new Blob([JSON.stringify(practiceDocument(buyer, at), null, 2)], {
    type: 'application/json',
  }),
  fileName: `practica-dte-${at + 1}.json`,
});

const supplier = {
  nit: '06142903990017',
  nrc: '2903991',
  nombre: 'DISTRIBUIDORA EL ENSAYO, S.A. DE C.V.',
  nombreComercial: 'El Ensayo',
  direccion: { departamento: '06', municipio: '23', complemento: 'Calle de la Práctica 1' },
  telefono: '22990000',
  correo: 'ventas@elensayo.example',
};

const amountOf = ({ quantity, price }: Item) => new Big(price).times(quantity).round(2);

/** Numbers that stay the same for a person, a day and a document, and hardly ever meet another's. */
function codesOf({ mark, today }: Buyer, at: number) {
  const seed = `${mark} ${today} ${at}`;
  const [one, two, three] = [1, 2, 3].map((turn) => hashOf(`${turn} ${seed}`));
  const hex = [one, two, three].map((part = 0) => part.toString(16).padStart(8, '0')).join('');
  const tail = [hex.slice(0, 4), `4${hex.slice(4, 7)}`, `8${hex.slice(7, 10)}`, hex.slice(10, 22)];
  const digits = `${one ?? 0}${two ?? 0}`.slice(-15).padStart(15, '0');
  return {
    generation: [practiceCodeStart, ...tail].join('-').toUpperCase(),
    control: `DTE-03-M001P001-${digits}`,
    digits,
  };
}

/** FNV-1a in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
