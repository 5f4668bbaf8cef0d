import * as z from 'zod/mini';
import { idParam } from '../core/params';
import { readRows, type Rows } from '../core/rows';
import { readShape } from '../core/shape';
import {
  optionalCode,
  optionalDecimal,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalUuid,
} from '../core/wire';
import { optionalMoment } from '../core/wire-time';

export const saleParams = z.object({ id: idParam });

export interface SaleLine {
  name: string | null;
  quantity: number | null;
  /** Decimal text. */
  price: string | null;
  /** Decimal text. */
  subtotal: string | null;
}

/** A sale. Null is what the service did not give; words of lists of which only samples are known are kept as they came. */
export interface Sale {
  id: string | null;
  /** Looks like an id and is none. */
  generationCode: string | null;
  controlNumber: string | null;
  documentType: string | null;
  status: string | null;
  /** `YYYY-MM-DD HH:MM:SS` in the business's time. */
  issuedAt: string | null;
  stamp: string | null;
  paymentStatus: string | null;
  isCredit: boolean | null;
  customer: { id: string | null; legalName: string | null; name: string | null };
  /** Decimal texts. */
  totals: { total: string | null; toPay: string | null };
  /** Null when the service gave no list. */
  lines: Rows<SaleLine> | null;
}

const line = z.pipe(
  z.object({
    name: optionalText,
    quantity: optionalNumber,
    individual_price: optionalDecimal,
    subtotal: optionalDecimal,
  }),
  z.transform((wire): SaleLine => ({
    name: wire.name,
    quantity: wire.quantity,
    price: wire.individual_price,
    subtotal: wire.subtotal,
  })),
);

const customer = z.object({
  id: optionalUuid,
  legal_name: optionalText,
  customer_name: optionalText,
});
const totals = z.object({ sale_total: optionalDecimal, sale_to_payment: optionalDecimal });

const saleShape = z.object({
  data: z.object({
    sale_id: optionalUuid,
    generation_code: optionalCode,
    control_number: optionalCode,
    document_type: optionalCode,
    status: optionalCode,
    issue_time: optionalMoment,
    stamp: optionalCode,
    payment_status: optionalCode,
    is_credit: optionalFlag,
    customer: z.nullish(customer),
    totals: z.nullish(totals),
    products: z.nullish(z.array(z.unknown())),
  }),
});

/** Reads a sale. */
export function readSale(body: unknown): Sale {
  const wire = readShape(saleShape, body).data;
  return {
    id: wire.sale_id,
    generationCode: wire.generation_code,
    controlNumber: wire.control_number,
    documentType: wire.document_type,
    status: wire.status,
    issuedAt: wire.issue_time,
    stamp: wire.stamp,
    paymentStatus: wire.payment_status,
    isCredit: wire.is_credit,
    customer: {
      id: wire.customer?.id ?? null,
      legalName: wire.customer?.legal_name ?? null,
      name: wire.customer?.customer_name ?? null,
    },
    totals: {
      total: wire.totals?.sale_total ?? null,
      toPay: wire.totals?.sale_to_payment ?? null,
    },
    lines: wire.products ? readRows(line, wire.products, 'data.products') : null,
  };
}
