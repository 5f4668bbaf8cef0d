import * as z from 'zod/mini';
import type { DocumentTotals } from '@/domain/purchase/totals';
import { idParam } from '../core/params';
import { readShape } from '../core/shape';
import { optionalCode, optionalDecimal, optionalUuid } from '../core/wire';
import { readData, storedRecord } from '../core/wire-record';
import { optionalMoment } from '../core/wire-time';

/** The documents of a general purchase, as they are sent (API description, Purchase). */
export const purchaseDocuments = ['ccf', 'fse', 'ticket'] as const;
export type PurchaseDocument = (typeof purchaseDocuments)[number];

/** One line of a general purchase. Amounts are decimal texts; one of the three kinds left empty is 0. */
export interface PurchaseLine {
  sku: string;
  name: string;
  /** One of the profile's `lineTypes`, or another word the service may know. */
  type: string;
  quantity: string;
  /** Before taxes, of one. */
  price: string;
  notSubject: string;
  exempt: string;
  taxed: string;
  subtotal: string;
}

/** A general purchase as a person fills it in; empty is left out. */
export interface NewPurchase {
  branchId: string;
  providerId: string;
  documentType: PurchaseDocument;
  /** `YYYY-MM-DD`. */
  date: string;
  observation: string;
  isCredit: boolean;
  /** A whole number; counts on credit only. */
  creditDays: string;
  controlNumber: string;
  generationCode: string;
  stamp: string;
  lines: readonly PurchaseLine[];
  /** How they are sent is the profile's `purchaseTotals`. */
  totals: DocumentTotals;
}

/** What the answer to either kind of purchase tells of it. */
export const recordedFields = {
  /** The only handle for a later payment: nothing lists purchases. */
  id: ['expense_id', optionalUuid],
  generationCode: ['generation_code', optionalCode],
  /** As it came; see `isProcessed`. */
  status: ['status', optionalCode],
  /** Decimal text. */
  total: ['total', optionalDecimal],
} as const;

const recordedPurchase = storedRecord({
  ...recordedFields,
  controlNumber: ['control_number', optionalCode],
  /** `YYYY-MM-DD HH:MM:SS` in the business's time. */
  issuedAt: ['issue_time', optionalMoment],
});

/** A purchase as the service recorded it. Null is what it did not tell. */
export type RecordedPurchase = z.output<typeof recordedPurchase>;

/** Reads the answer to a general purchase. */
export const readRecordedPurchase = (body: unknown): RecordedPurchase =>
  readData(recordedPurchase, body);

/** Whether the status means that the purchase is done; the two flows spell it differently (API description, States). */
export function isProcessed(status: string): boolean {
  return ['processed', 'procesado'].includes(status.trim().toLowerCase());
}

export const purchaseStatusParams = z.object({ id: idParam });

/** What a status check tells of a purchase. Null is what it did not tell. */
export interface PurchaseStatus {
  id: string | null;
  documentType: string | null;
  /** As it came; see `isProcessed`. */
  status: string | null;
  providerName: string | null;
  /** Decimal text. */
  toPay: string | null;
}

const purchaseStatus = z.object({
  data: z.object({
    expense_id: optionalUuid,
    document_type: optionalCode,
    status: optionalCode,
    provider: z.nullish(z.object({ legal_name: optionalCode })),
    totals: z.nullish(z.object({ expense_to_payment: optionalDecimal })),
  }),
});

/** Reads the answer to a status check. */
export function readPurchaseStatus(body: unknown): PurchaseStatus {
  const wire = readShape(purchaseStatus, body).data;
  return {
    id: wire.expense_id,
    documentType: wire.document_type,
    status: wire.status,
    providerName: wire.provider?.legal_name ?? null,
    toPay: wire.totals?.expense_to_payment ?? null,
  };
}
