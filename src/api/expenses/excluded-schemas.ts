import type * as z from 'zod/mini';
import { currentProfile } from '../core/profile';
import { decimal, decimalOrZero, optionalCode, optionalDate, optionalText } from '../core/wire';
import { optionalList, readData, storedRecord, wireRecord, type Filled } from '../core/wire-record';
import { recordedFields, sentOfBoth } from './schemas';

/** How an excluded-subject invoice is paid: `01` cash, `02` check, `03` card; text, never a number. */
export const excludedPaymentTypes = ['01', '02', '03'] as const;
export type ExcludedPaymentType = (typeof excludedPaymentTypes)[number];

const sentLine = {
  sku: ['sku', optionalCode],
  /** Decimal text. */
  quantity: ['quantity', decimal],
  description: ['description', optionalText],
} as const;

/** A line carries no price: the service takes none (API description, Purchase, excluded-subject variant). */
export type ExcludedLine = Filled<typeof sentLine>;

const sent = {
  ...sentOfBoth,
  paymentType: ['payment_type', optionalCode],
  lines: ['invoiceProductsDetail', optionalList(wireRecord(sentLine))],
  /** Decimal text of the 10 % on services, which is ours to compute; empty is 0. */
  incomeWithholding: ['totalRent', decimalOrZero],
  /** One lot for the whole document. */
  batchNumber: ['batch_number', optionalCode],
  /** `YYYY-MM-DD`. */
  expirationDate: ['expiration_date', optionalDate],
} as const;
export const newExcludedPurchase = wireRecord(sent);

/** An invoice that we issue for a supplier who cannot; empty is left out. */
export interface NewExcludedPurchase extends Omit<
  Filled<typeof sent>,
  'documentType' | 'paymentType' | 'lines'
> {
  paymentType: ExcludedPaymentType;
  lines: readonly ExcludedLine[];
}

/** What is sent of an invoice. Whether its type goes with this body, the description does not say. */
export function sentExcludedPurchase(purchase: NewExcludedPurchase): Partial<Filled<typeof sent>> {
  return {
    ...purchase,
    ...(currentProfile().fseDocumentType === 'send' && { documentType: 'fse' }),
  };
}

const recordedInvoice = storedRecord(recordedFields);

/** The invoice as the service recorded it; it tells no control number and no time. */
export type RecordedExcludedPurchase = z.output<typeof recordedInvoice>;

/** Reads the answer to an excluded-subject invoice. */
export const readRecordedExcludedPurchase = (body: unknown): RecordedExcludedPurchase =>
  readData(recordedInvoice, body);
