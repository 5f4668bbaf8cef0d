import * as z from 'zod/mini';
import { amount, code, lines, needed, objects, text, told } from './wire-values';

/**
 * What we read of a document, in the words of both sets of schemas (01 v1 and v2, 03 v3 and v4, 14 v1 and v2). It asks for far less
 * than they do: sealed documents fail the official ones, for their municipality codes or for blanks.
 */

const party = z.object({
  nombre: text,
  nombreComercial: text,
  nit: text,
  numDocumento: text,
  nrc: text,
  correo: text,
  telefono: text,
  direccion: z.catch(z.object({ departamento: code, municipio: code, complemento: text }), {
    departamento: '',
    municipio: '',
    complemento: '',
  }),
});
export type WireParty = z.infer<typeof party>;

/** Null for a party that is left out. */
const maybeParty = z.catch(z.nullable(party), null);

const item = z.object({
  tipoItem: text,
  codigo: text,
  descripcion: text,
  cantidad: needed,
  precioUni: amount,
  montoDescu: amount,
  ventaNoSuj: amount,
  ventaExenta: amount,
  ventaGravada: amount,
  /** The amount in type 14, which has no other. */
  compra: amount,
  noGravado: amount,
});
export type WireItem = z.infer<typeof item>;

const resumen = z.object({
  totalNoSuj: told,
  totalExenta: told,
  totalGravada: told,
  totalCompra: told,
  subTotalVentas: told,
  descuNoSuj: amount,
  descuExenta: amount,
  descuGravada: amount,
  /** The one discount of type 14. */
  descu: amount,
  subTotal: told,
  tributos: z.pipe(objects, z.array(z.object({ codigo: code, valor: amount }))),
  // The newer set of schemas calls the two of 1 % otherwise.
  ivaPerci1: amount,
  ivaPerci: amount,
  ivaRete1: amount,
  ivaRete: amount,
  reteRenta: amount,
  totalNoGravado: amount,
  saldoFavor: amount,
  montoTotalOperacion: told,
  totalPagar: told,
  condicionOperacion: text,
  pagos: z.pipe(objects, z.array(z.object({ plazo: code, periodo: text }))),
  observaciones: lines,
});
export type WireSummary = z.infer<typeof resumen>;

export const wireDocument = z.object({
  identificacion: z.object({
    version: text,
    ambiente: code,
    numeroControl: text,
    codigoGeneracion: text,
    tipoOperacion: text,
    fecEmi: text,
    tipoMoneda: text,
  }),
  emisor: party,
  receptor: maybeParty,
  sujetoExcluido: maybeParty,
  cuerpoDocumento: z.array(item).check(z.minLength(1)),
  resumen,
  extension: z.catch(z.object({ observaciones: lines }), { observaciones: '' }),
});
export type WireDocument = z.infer<typeof wireDocument>;
