import * as z from 'zod/mini';
import { similarAttemptSchema } from './outcome';
import { purchaseStates, type PurchaseState } from './purchase-words';
import { words } from './words';

/**
 * The purchases that were sent from this installation, drawn from the ledger: the service lists none (API description,
 * Endpoints). What was refused, never sent or found not to be recorded is none.
 */

/** What the service said of a purchase, and when it was last read. */
const toldSchema = z.object({
  /** As it came. */
  status: z.nullable(z.string()),
  at: z.string(),
  /** What only a status check tells; null before the first one. */
  documentType: z.nullable(z.string()),
  providerName: z.nullable(z.string()),
  /** Decimal text. */
  toPay: z.nullable(z.string()),
});

/** What was paid of a purchase from here: the service tells nobody what is still to pay. */
const paymentsSchema = z.object({
  /** Decimal text, of the payments that were applied. */
  paid: z.string(),
  /** The newest payment of it whose end nobody knows; until that is known, no other one is sent. */
  locked: z.nullable(
    z.object({
      attemptId: z.string(),
      operator: z.string(),
      at: z.string(),
      /** What it gives to this purchase; decimal text, null for what was no amount. */
      amount: z.nullable(z.string()),
    }),
  ),
});
export type PurchasePayments = z.infer<typeof paymentsSchema>;

export const sentPurchaseSchema = z.object({
  attemptId: z.string(),
  state: z.enum(purchaseStates),
  operator: z.string(),
  /** When it was recorded here; an instant. */
  at: z.string(),
  branchId: z.nullable(z.string()),
  branchName: z.nullable(z.string()),
  providerId: z.nullable(z.string()),
  providerName: z.nullable(z.string()),
  /** The service's id of it, by which it is paid; null while nobody knows it. */
  purchaseId: z.nullable(z.string()),
  /** `ccf`, `ticket`, `fse`, or what else was sent. */
  documentType: z.nullable(z.string()),
  generationCode: z.nullable(z.string()),
  controlNumber: z.nullable(z.string()),
  /** Of the document, `YYYY-MM-DD`. */
  date: z.nullable(z.string()),
  /** Decimal text. */
  total: z.nullable(z.string()),
  /** Null: not on credit. */
  creditDays: z.nullable(z.number()),
  /** `YYYY-MM-DD`. */
  dueDate: z.nullable(z.string()),
  told: z.nullable(toldSchema),
  payments: paymentsSchema,
});
export type SentPurchase = z.infer<typeof sentPurchaseSchema>;

/** Those known to be recorded: what may only be is added up with no other. */
export const recordedStates: readonly PurchaseState[] = ['recorded', 'settled'];

/** Sums over all purchases of a filter that are known to be recorded, as exact decimal text. */
const sumsSchema = z.object({
  /** Purchases that are in the sums. */
  summed: z.number(),
  /** Of those, the ones whose total nobody knows: what they add to `total` and `rest` is missing. */
  withoutTotal: z.number(),
  total: z.string(),
  paid: z.string(),
  /** What is left to pay of each by what was paid from here, added up. */
  rest: z.string(),
  /** What payments give of which nobody knows the end, added up; it is in neither of the others. */
  inDoubt: z.string(),
});
export type PurchaseSums = z.infer<typeof sumsSchema>;

/**
 * The answer of `GET /gateway/purchases`; what may be asked stands in `server/gateway/purchases/query.ts`. One row is the answer of
 * `GET /gateway/purchases/{attempt}`.
 */
export const sentPurchasePageSchema = z.object({
  rows: z.array(sentPurchaseSchema),
  pagination: z.object({
    page: z.number(),
    lastPage: z.number(),
    perPage: z.number(),
    total: z.number(),
  }),
  /** Null where they were not asked for. */
  sums: z.nullable(sumsSchema),
});
export type SentPurchasePage = z.infer<typeof sentPurchasePageSchema>;

/** The longest code that is asked about. */
const longestCode = 255;

/** The body of `POST /gateway/purchases/earlier`: by what people know a document. Its codes have no place in an address. */
export const askedDocumentSchema = z.strictObject({
  generationCode: words(longestCode),
  /** One supplier's documents have one each. */
  controlNumber: words(longestCode),
  providerId: z.nullable(words(longestCode)),
});
export type AskedDocument = z.infer<typeof askedDocumentSchema>;

/** Its answer: of each code the newest purchase that was sent with it, unless it was refused, never sent or found not to be there. */
export const earlierPurchasesSchema = z.object({ earlier: z.array(similarAttemptSchema) });
export type EarlierPurchase = z.infer<typeof similarAttemptSchema>;

/**
 * The answer of `GET /gateway/purchases/last`: the branch of the last purchase, of either kind, that whoever asks sent from here,
 * unless it was refused, never sent or found not to be there; null before the first one.
 */
export const lastPurchaseSchema = z.object({
  last: z.nullable(z.object({ branchId: z.string(), branchName: z.nullable(z.string()) })),
});
export type LastPurchase = z.infer<typeof lastPurchaseSchema>['last'];

/** The most purchases that are asked about at once: they stand in an address. */
export const mostPayable = 50;

/**
 * The answer of `GET /gateway/payable?ids=…`, a row for each of the ids in their order: `sent` is null for a purchase that was not
 * sent from here.
 */
export const payableSchema = z.object({
  rows: z.array(
    z.object({
      purchaseId: z.string(),
      sent: z.nullable(sentPurchaseSchema),
      payments: paymentsSchema,
      /** By the gateway's clock; what is paid later is not in it. */
      readAt: z.string(),
    }),
  ),
});
export type PayablePurchase = z.infer<typeof payableSchema>['rows'][number];

/** One whose end nobody knows. */
const openPaymentSchema = z.object({
  attemptId: z.string(),
  branchId: z.nullable(z.string()),
  operator: z.string(),
  at: z.string(),
});

/**
 * The answer of `GET /gateway/payable/automatic`: what was paid to suppliers where the service decided of which purchases. It stands
 * in the rest of none. A supplier has a row where any such payment went to it, or where one by purchase is open.
 */
export const automaticPaymentsSchema = z.object({
  /** By the gateway's clock; what is paid later is not in it. */
  readAt: z.string(),
  rows: z.array(
    z.object({
      providerId: z.string(),
      /** Decimal text, of the payments that were applied. */
      paid: z.string(),
      /** Those whose end nobody knows, the newest first: any open purchase of the branch may be paid by them. */
      open: z.array(openPaymentSchema),
      /** Payments by purchase whose end nobody knows, each with the branch of its purchases, the newest first. */
      openByPurchase: z.array(openPaymentSchema),
    }),
  ),
});
export type AutomaticPayments = z.infer<typeof automaticPaymentsSchema>;
export type AutomaticPayment = AutomaticPayments['rows'][number];
