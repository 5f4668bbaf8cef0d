import type * as z from 'zod/mini';
import { readData, storedRecord } from '../core/wire-record';
import { recordedFields } from './schemas';

/** How an excluded-subject invoice is paid: `01` cash, `02` check, `03` card; text, never a number. */
export const excludedPaymentTypes = ['01', '02', '03'] as const;
export type ExcludedPaymentType = (typeof excludedPaymentTypes)[number];

/** A line carries no price: the service takes none (API description, Purchase, excluded-subject variant). */
export interface ExcludedLine {
  sku: string;
  /** Decimal text. */
  quantity: string;
  description: string;
}

/** An invoice that we issue for a supplier who cannot; empty is left out. */
export interface NewExcludedPurchase {
  branchId: string;
  providerId: string;
  /** `YYYY-MM-DD`. */
  date: string;
  paymentType: ExcludedPaymentType;
  lines: readonly ExcludedLine[];
  /** Decimal text of the 10 % on services, which is ours to compute; empty is 0. */
  incomeWithholding: string;
  /** One lot for the whole document. */
  batchNumber: string;
  /** `YYYY-MM-DD`. */
  expirationDate: string;
}

const recordedInvoice = storedRecord(recordedFields);

/** The invoice as the service recorded it; it tells no control number and no time. */
export type RecordedExcludedPurchase = z.output<typeof recordedInvoice>;

/** Reads the answer to an excluded-subject invoice. */
export const readRecordedExcludedPurchase = (body: unknown): RecordedExcludedPurchase =>
  readData(recordedInvoice, body);

/** The service's names of the fields, for its messages about them. */
export const excludedFieldNames = {
  branch_id: 'branchId',
  provider_id: 'providerId',
  date: 'date',
  payment_type: 'paymentType',
  invoiceProductsDetail: 'lines',
  'invoiceProductsDetail.*.sku': 'lines.*.sku',
  'invoiceProductsDetail.*.quantity': 'lines.*.quantity',
  'invoiceProductsDetail.*.description': 'lines.*.description',
  totalRent: 'incomeWithholding',
  batch_number: 'batchNumber',
  expiration_date: 'expirationDate',
} as const satisfies Record<string, `${keyof NewExcludedPurchase}${string}`>;
