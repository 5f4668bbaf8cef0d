import * as z from 'zod/mini';
import { purchaseDocuments, purchaseOrders, purchaseStates } from '@/contract/purchase-words';
import {
  automaticPaymentsSchema,
  earlierPurchasesSchema,
  lastPurchaseSchema,
  mostPayable,
  payableSchema,
  sentPurchasePageSchema,
  sentPurchaseSchema,
  type AskedDocument,
  type AutomaticPayments,
  type EarlierPurchase,
  type LastPurchase,
  type PayablePurchase,
  type SentPurchase,
  type SentPurchasePage,
} from '@/contract/purchases';
import { isBusinessDate } from '@/domain/business-date';
import { request, type ReadOptions } from '../core/http';
import { checkParams, choiceParam, idParam, pageParams } from '../core/params';
import { withQuery } from '../core/url';
import { attemptLimits } from './names';

export { recordedStates } from '@/contract/purchases';
export type { PurchaseState } from '@/contract/purchase-words';
export type {
  AskedDocument,
  AutomaticPayment,
  EarlierPurchase,
  PayablePurchase,
  SentPurchase,
  SentPurchasePage,
} from '@/contract/purchases';

const base = '/gateway/purchases';
const list = { name: 'purchases.list' };
const one = { name: 'purchases.one' };
const earlier = { name: 'purchases.earlier' };
const last = { name: 'purchases.last' };
const automatic = { name: 'purchases.automatic' };
const payable = { name: 'purchases.payable' };

const dateParam = z.string().check(z.refine(isBusinessDate, { error: 'out-of-range' }));
const orders = purchaseOrders.flatMap((order) => [order, `-${order}`] as const);

/** What the list may be asked for; several conditions all have to be met. */
const purchaseListParams = z.object({
  state: z.optional(choiceParam(purchaseStates)),
  document: z.optional(choiceParam(purchaseDocuments)),
  branch: z.optional(idParam),
  /** Id of a person of the journal: a name has no place in an address. */
  person: z.optional(z.string().check(z.maxLength(40))),
  /** Only those on credit. */
  credit: z.optional(z.literal(true)),
  /** Only those on credit that were not paid to their end from here. */
  owed: z.optional(z.literal(true)),
  /** Of the document's date, both included. */
  from: z.optional(dateParam),
  to: z.optional(dateParam),
  /** Words of the supplier's name, codes, amount, branch or notes, all of them. */
  q: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(choiceParam(orders)),
  /** With the sums of all of them. */
  sums: z.optional(z.literal(true)),
  ...pageParams(attemptLimits.perPage),
});
export type PurchaseListParams = z.infer<typeof purchaseListParams>;

/** A page of the journal's purchases: those that were sent from here, for the service lists none. */
export async function fetchSentPurchases(
  params: PurchaseListParams,
  options: ReadOptions = {},
): Promise<SentPurchasePage> {
  const asked = checkParams(list, purchaseListParams, params);
  const url = withQuery(base, {
    ...asked,
    credit: asked.credit ? 1 : undefined,
    owed: asked.owed ? 1 : undefined,
    sums: asked.sums ? 1 : undefined,
    q: asked.q || undefined,
  });
  return request({ ...options, operation: list, url }, sentPurchasePageSchema);
}

/** What is known of the purchase of one attempt. */
export async function fetchSentPurchase(attemptId: string): Promise<SentPurchase> {
  const { id } = checkParams(one, z.object({ id: idParam }), { id: attemptId });
  return request({ operation: one, url: `${base}/${id}` }, sentPurchaseSchema);
}

/** The purchases that a document may be: its codes go in a body, for an address is written down on the way. */
export async function fetchEarlierPurchases(asked: AskedDocument): Promise<EarlierPurchase[]> {
  const bodyText = JSON.stringify(asked);
  const url = `${base}/earlier`;
  const found = await request(
    { operation: earlier, url, method: 'POST', bodyText },
    earlierPurchasesSchema,
  );
  return found.earlier;
}

/** Where the last purchase belongs that whoever asks sent from here. */
export async function fetchLastPurchase(): Promise<LastPurchase> {
  return (await request({ operation: last, url: `${base}/last` }, lastPurchaseSchema)).last;
}

/** What is known here of purchases to be paid, by the service's ids of them; so many at a time as an address holds. */
export async function fetchPayable(ids: readonly string[]): Promise<PayablePurchase[]> {
  const asked = checkParams(payable, z.object({ ids: z.array(idParam) }), { ids: [...ids] }).ids;
  const parts = Array.from({ length: Math.ceil(asked.length / mostPayable) }, (_, part) =>
    asked.slice(part * mostPayable, (part + 1) * mostPayable).join(','),
  );
  const answers = await Promise.all(
    parts.map((part) => {
      const url = withQuery('/gateway/payable', { ids: part });
      return request({ operation: payable, url }, payableSchema);
    }),
  );
  return answers.flatMap(({ rows }) => rows);
}

/** What was paid to suppliers where the service decided of which purchases. */
export async function fetchAutomaticPayments(): Promise<AutomaticPayments> {
  return request(
    { operation: automatic, url: '/gateway/payable/automatic' },
    automaticPaymentsSchema,
  );
}
