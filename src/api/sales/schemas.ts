import * as z from 'zod/mini';
import { idParam } from '../core/params';
import { readRowsOfRecord, type Rows } from '../core/rows';
import {
  optionalCode,
  optionalDecimal,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalUuid,
} from '../core/wire';
import { orNothing, readData, wireRecord } from '../core/wire-record';
import { optionalMoment } from '../core/wire-time';

export const saleParams = z.object({ id: idParam });

const line = wireRecord({
  name: ['name', optionalText],
  quantity: ['quantity', optionalNumber],
  /** Decimal text. */
  price: ['individual_price', optionalDecimal],
  /** Decimal text. */
  subtotal: ['subtotal', optionalDecimal],
});
export type SaleLine = z.output<typeof line>;

const customer = wireRecord({
  id: ['id', optionalUuid],
  legalName: ['legal_name', optionalText],
  name: ['customer_name', optionalText],
});

/** Decimal texts. */
const totals = wireRecord({
  total: ['sale_total', optionalDecimal],
  toPay: ['sale_to_payment', optionalDecimal],
});

const sale = wireRecord({
  id: ['sale_id', optionalUuid],
  /** Looks like an id and is none. */
  generationCode: ['generation_code', optionalCode],
  controlNumber: ['control_number', optionalCode],
  documentType: ['document_type', optionalCode],
  status: ['status', optionalCode],
  /** `YYYY-MM-DD HH:MM:SS` in the business's time. */
  issuedAt: ['issue_time', optionalMoment],
  stamp: ['stamp', optionalCode],
  paymentStatus: ['payment_status', optionalCode],
  isCredit: ['is_credit', optionalFlag],
  customer: ['customer', orNothing(customer)],
  totals: ['totals', orNothing(totals)],
  lines: ['products', z.nullish(z.array(z.unknown()))],
});

/** A sale. Null is what the service did not give; words of lists of which only samples are known are kept as they came. */
export type Sale = Omit<z.output<typeof sale>, 'lines'> & {
  /** Null when the service gave no list. */
  lines: Rows<SaleLine> | null;
};

export function readSale(body: unknown): Sale {
  const { lines, ...told } = readData(sale, body);
  return { ...told, lines: lines ? readRowsOfRecord(line, lines, 'data.products') : null };
}
