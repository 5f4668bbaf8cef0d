import * as z from 'zod/mini';
import type { DocumentTotals } from '@/domain/purchase/totals';
import { idParam } from '../core/params';
import { readShape } from '../core/shape';
import { currentProfile } from '../core/profile';
import {
  decimal,
  decimalOrZero,
  optionalCode,
  optionalDate,
  optionalDecimal,
  optionalFlag,
  optionalText,
  optionalUuid,
  upperCode,
} from '../core/wire';
import {
  optionalList,
  readData,
  storedRecord,
  wireNames,
  wireRecord,
  type Filled,
} from '../core/wire-record';
import { optionalMoment } from '../core/wire-time';
import { sentTotals, toSentTotals } from './totals';

export { mostCreditDays } from '@/contract/purchase-words';

/** The documents of a general purchase, as they are sent (API description, Purchase). */
export const purchaseDocuments = ['ccf', 'fse', 'ticket'] as const;
export type PurchaseDocument = (typeof purchaseDocuments)[number];

/** What is sent of a line. The three amounts always go, two of them misspelled (API description, Purchase). */
const sentLine = {
  sku: ['sku', optionalCode],
  name: ['name', optionalText],
  /** One of the profile's `lineTypes`, or another word the service may know. */
  type: ['type', optionalCode],
  quantity: ['quantity', decimal],
  /** Before taxes, of one. */
  price: ['price_before_taxes', decimal],
  notSubject: ['expense_not_suject', decimalOrZero],
  exempt: ['expense_exent', decimalOrZero],
  taxed: ['expense_taxed', decimalOrZero],
  subtotal: ['subtotal', decimal],
} as const;

/** One line of a general purchase. Amounts are decimal texts; one of the three kinds left empty is 0. */
export type PurchaseLine = Filled<typeof sentLine>;

/** What both kinds of purchase say; empty is left out. */
export const sentOfBoth = {
  branchId: ['branch_id', optionalUuid],
  providerId: ['provider_id', optionalUuid],
  documentType: ['document_type', optionalCode],
  /** `YYYY-MM-DD`. */
  date: ['date', optionalDate],
} as const;

const sent = {
  ...sentOfBoth,
  /** Its lines are kept. */
  observation: ['observation', optionalText],
  isCredit: ['is_credit', optionalFlag],
  /** A whole number; counts on credit only. */
  creditDays: ['credit_days', optionalDecimal],
  controlNumber: ['number_control', upperCode],
  generationCode: ['generation_code', upperCode],
  stamp: ['stamp', optionalCode],
  lines: ['products', optionalList(wireRecord(sentLine))],
  totals: ['totals', wireRecord(sentTotals)],
} as const;
export const newPurchase = wireRecord(sent);

/** A general purchase as a person fills it in. */
export interface NewPurchase extends Omit<
  Filled<typeof sent>,
  'documentType' | 'lines' | 'totals'
> {
  documentType: PurchaseDocument;
  lines: readonly PurchaseLine[];
  totals: DocumentTotals;
}

/** What is sent of a purchase. What one without credit says of its days, and which sum a total is, the profile says. */
export function sentPurchase({ totals, ...purchase }: NewPurchase): Partial<Filled<typeof sent>> {
  const { creditDaysWhenCash, purchaseTotals } = currentProfile();
  const inCash = creditDaysWhenCash === 'zero' ? '0' : '';
  return {
    ...purchase,
    creditDays: purchase.isCredit ? purchase.creditDays : inCash,
    totals: toSentTotals(totals, purchaseTotals),
  };
}

/**
 * The service's names of a purchase's fields, for its messages about them; which sum a charge is, the profile says.
 * `expenseTotalTax` has none: it is a sum of others, so a message about it belongs to the form as a whole.
 */
export function purchaseNames(): Readonly<Record<string, string>> {
  const { charge_1, charge_2 } = currentProfile().purchaseTotals;
  const { 'totals.expenseTotalTax': _, ...names } = wireNames(newPurchase);
  return {
    ...names,
    'totals.charge_1': `totals.${charges[charge_1]}`,
    'totals.charge_2': `totals.${charges[charge_2]}`,
  };
}

const charges = {
  perception: 'perception',
  fovial: 'fovial',
  'non-taxed': 'nonTaxed',
  'other-taxes': 'otherTaxes',
  cotrans: 'cotrans',
} as const satisfies Record<string, keyof DocumentTotals>;

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
