import * as z from 'zod/mini';
import { isBusinessDate } from '../business-date';
import { tidyControlNumber, tidyGenerationCode } from '../purchase/document-codes';
import {
  dteTypes,
  mostLines,
  type DteDocument,
  type DteLine,
  type DteProblem,
  type DteType,
  type DteWarning,
} from './document';
import { contentDoubts } from './doubts';
import { asObject, type JsonObject } from './find-document';
import { partiesOf } from './parties';
import { readTotals } from './totals';
import { wireDocument, type WireDocument, type WireItem, type WireSummary } from './wire-document';
import { tidyCode } from './wire-values';

type Content = Omit<DteDocument, 'stamp' | 'warnings'>;

/** What stands in the document itself, and what is odd about that; seal and signature come from around it. */
export type ContentReading = { content: Content; doubts: DteWarning[] } | { problem: DteProblem };

export function readContent(document: JsonObject): ContentReading {
  const told = tidyCode(asObject(document['identificacion'])?.['tipoDte']);
  // Events, such as that a document became void, have no type.
  if (!/^\d\d$/.test(told)) return { problem: { kind: 'not-document' } };
  const type = dteTypes.find((one) => one === told);
  if (type === undefined) return { problem: { kind: 'other-type', type: told } };
  const { cuerpoDocumento: items } = document;
  if (Array.isArray(items) && items.length > mostLines) {
    return { problem: { kind: 'too-many-lines', most: mostLines } };
  }
  const { data: wire, error } = z.safeParse(wireDocument, document);
  return wire === undefined
    ? incomplete(error?.issues[0]?.path.join('.') ?? '')
    : contentOf(wire, type);
}

const incomplete = (path: string): { problem: DteProblem } => ({
  problem: { kind: 'incomplete', path },
});

function contentOf(wire: WireDocument, type: DteType): ContentReading {
  const { identificacion, resumen, extension } = wire;
  const { supplier, receiver } = partiesOf(wire, type);
  if (supplier === null) return incomplete('sujetoExcluido');
  const totals = readTotals(resumen, type);
  if ('missing' in totals) return incomplete(`resumen.${totals.missing}`);
  const isCredit = resumen.condicionOperacion === '2';
  const content: Content = {
    type,
    version: identificacion.version,
    isTest: identificacion.ambiente === '00',
    controlNumber: tidyControlNumber(identificacion.numeroControl),
    generationCode: tidyGenerationCode(identificacion.codigoGeneracion),
    date: dateOf(identificacion.fecEmi),
    supplier,
    receiver,
    isCredit,
    creditDays: isCredit ? creditDays(resumen.pagos) : '',
    observation: resumen.observaciones || extension.observaciones,
    lines: wire.cuerpoDocumento.map((item) => lineOf(item, type)),
    totals,
  };
  return { content, doubts: contentDoubts(content, wire) };
}

/** The day of a date that some write with its hour. */
function dateOf(told: string): string {
  const [, date = ''] = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(told) ?? [];
  return isBusinessDate(date) ? date : '';
}

/** Days, months and years, by the convention of loans. */
const daysOf: Readonly<Record<string, number>> = { '01': 1, '02': 30, '03': 365 };

/** The longest term of the payments that have one; `''` for none. */
function creditDays(payments: WireSummary['pagos']): string {
  const terms = payments.map(({ plazo, periodo }) =>
    /^\d{1,4}$/.test(periodo) ? Number(periodo) * (daysOf[plazo] ?? 0) : 0,
  );
  const longest = Math.max(0, ...terms);
  return longest === 0 ? '' : String(longest);
}

function lineOf(item: WireItem, type: DteType): DteLine {
  const amounts =
    type === '14'
      ? { taxed: '0', exempt: '0', notSubject: item.compra }
      : { taxed: item.ventaGravada, exempt: item.ventaExenta, notSubject: item.ventaNoSuj };
  return {
    code: item.codigo,
    name: item.descripcion,
    isService: item.tipoItem === '2',
    quantity: item.cantidad,
    price: item.precioUni,
    discount: item.montoDescu,
    ...amounts,
    nonTaxed: item.noGravado,
  };
}
