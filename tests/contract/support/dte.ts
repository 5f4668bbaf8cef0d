import Big from 'big.js';
import * as z from 'zod';
import type { ExcludedAmount } from '../../../src/domain/purchase/excluded';
import { begunLine, lineKinds, type TypedLine } from '../../../src/domain/purchase/line';
import type { Charges } from '../../../src/domain/purchase/totals';
import type { PaperTotals } from '../../../src/domain/purchase/cuadre';

/** Why a file is no document that may be recorded as bought. */
type Refusal = 'not-json' | 'no-document' | 'other-document' | 'discount-elsewhere';

/** An electronic tax document as our sums would be asked for it, beside the sums it tells itself. */
export type DteReading =
  | { is: 'refused'; why: Refusal }
  | { is: 'general'; lines: TypedLine[]; charges: Charges; paper: PaperTotals }
  | {
      is: 'excluded';
      lines: ExcludedAmount[];
      told: { whole: string; withheld: string; net: string };
    };

/** Some write their sums as text; decimal text, `0` for what is left out. */
const amount = z
  .union([z.number(), z.string(), z.null()])
  .default(0)
  .transform((told) => new Big(told === null || told === '' ? 0 : told).toFixed());

const itemSchema = z.object({
  tipoItem: z.number().default(1),
  codigo: z.string().nullish(),
  descripcion: z.string(),
  cantidad: amount,
  precioUni: amount,
  montoDescu: amount,
  ventaNoSuj: amount,
  ventaExenta: amount,
  ventaGravada: amount,
  compra: amount,
});

/** Both sets of schemas: the newer one calls the 1 % otherwise. */
const documentSchema = z.object({
  identificacion: z.object({ tipoDte: z.string() }),
  cuerpoDocumento: z.array(itemSchema),
  resumen: z.object({
    subTotal: amount,
    descuNoSuj: amount,
    descuExenta: amount,
    descuGravada: amount,
    tributos: z
      .array(
        z.object({ codigo: z.union([z.string(), z.number().transform(String)]), valor: amount }),
      )
      .nullish(),
    ivaPerci1: amount,
    ivaPerci: amount,
    ivaRete1: amount,
    ivaRete: amount,
    reteRenta: amount,
    totalNoGravado: amount,
    totalPagar: amount,
    totalCompra: amount,
  }),
});
type Document = z.infer<typeof documentSchema>;

const typeSchema = z.object({ identificacion: z.object({ tipoDte: z.string() }) });
const wrapperSchema = z.object({ dteJson: z.unknown() });

/** Reads a file as it reached a buyer, however it was wrapped or encoded. */
export function readDte(bytes: Uint8Array): DteReading {
  const json = parsed(textOf(bytes));
  if (json === undefined) return { is: 'refused', why: 'not-json' };
  const wrapped = wrapperSchema.safeParse(json).data?.dteJson ?? json;
  const type = typeSchema.safeParse(wrapped).data?.identificacion.tipoDte;
  if (type === undefined) return { is: 'refused', why: 'no-document' };
  if (!['01', '03', '14'].includes(type)) return { is: 'refused', why: 'other-document' };
  const document = documentSchema.safeParse(wrapped).data;
  if (document === undefined) return { is: 'refused', why: 'no-document' };
  return type === '14' ? excludedOf(document) : generalOf(document, type === '01');
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function generalOf({ cuerpoDocumento, resumen }: Document, hasVatInside: boolean): DteReading {
  if (!isNothing(resumen.descuNoSuj) || !isNothing(resumen.descuExenta)) {
    return { is: 'refused', why: 'discount-elsewhere' };
  }
  const taxes = resumen.tributos ?? [];
  const tax = (...codes: string[]) => sumOf(taxes.filter(({ codigo }) => codes.includes(codigo)));
  const others = taxes.filter(({ codigo }) => !['20', 'D1', 'C8'].includes(codigo));
  return {
    is: 'general',
    lines: cuerpoDocumento.flatMap(linesOf),
    charges: {
      discount: resumen.descuGravada,
      nonTaxed: resumen.totalNoGravado,
      vatPercent: hasVatInside ? null : '13',
      perceives: !isNothing(resumen.ivaPerci1) || !isNothing(resumen.ivaPerci),
      fovial: tax('D1'),
      cotrans: tax('C8'),
      otherTaxes: sumOf(others),
      withholds: !isNothing(resumen.ivaRete1) || !isNothing(resumen.ivaRete),
      incomeWithholding: resumen.reteRenta,
    },
    paper: {
      net: resumen.subTotal,
      vat: hasVatInside ? '' : tax('20'),
      toPay: resumen.totalPagar,
    },
  };
}

/** A line of each kind that it has an amount of; the amount is the document's where a discount or a share makes it another. */
function linesOf(item: Document['cuerpoDocumento'][number]): TypedLine[] {
  const of = { taxed: item.ventaGravada, exempt: item.ventaExenta, notSubject: item.ventaNoSuj };
  return lineKinds
    .filter((kind) => !isNothing(of[kind]))
    .map((kind) => {
      const cents = new Big(of[kind]).toFixed(2, Big.roundHalfUp);
      const product = new Big(item.cantidad).times(item.precioUni).toFixed(2, Big.roundHalfUp);
      return {
        ...begunLine,
        sku: item.codigo ?? '',
        name: item.descripcion.trim(),
        quantity: item.cantidad,
        price: item.precioUni,
        kind,
        amount: cents === product ? '' : cents,
      };
    });
}

/** Of services, tax is withheld where the document withholds any. */
function excludedOf({ cuerpoDocumento, resumen }: Document): DteReading {
  return {
    is: 'excluded',
    lines: cuerpoDocumento.map(({ tipoItem, cantidad, precioUni, montoDescu, compra }) => ({
      ...(isNothing(montoDescu)
        ? { quantity: cantidad, price: precioUni }
        : { quantity: '1', price: compra }),
      kind: tipoItem === 2 ? 'service' : 'goods',
    })),
    told: { whole: resumen.totalCompra, withheld: resumen.reteRenta, net: resumen.totalPagar },
  };
}

const isNothing = (text: string) => new Big(text).eq(0);
const sumOf = (taxes: readonly { valor: string }[]) =>
  taxes.reduce((sum, { valor }) => sum.plus(valor), new Big(0)).toFixed();
