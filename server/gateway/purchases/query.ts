import * as z from 'zod';
import {
  purchaseDocuments,
  purchaseOrders,
  purchaseStates,
} from '../../../src/contract/purchase-words';
import { wholeNumber } from '../web/request';

const orders = purchaseOrders.flatMap((order) => [order, `-${order}`] as const);

/** The query of the list; whatever else it holds is refused. */
export const purchaseQuerySchema = z.strictObject({
  state: z.enum(purchaseStates).optional(),
  document: z.enum(purchaseDocuments).optional(),
  branch: z.guid().toLowerCase().optional(),
  /** An id of `/gateway/attempts/people`. */
  person: z.string().max(40).optional(),
  credit: z.literal('1').optional(),
  /** On credit, and not paid to its end from here. */
  owed: z.literal('1').optional(),
  /** Of the document's date, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Words of the supplier's name, codes, amount, branch or notes. */
  q: z.string().max(200).optional(),
  sort: z.enum(orders).default('-at'),
  sums: z.literal('1').optional(),
  page: wholeNumber(1, 999_999_999).default(1),
  perPage: wholeNumber(1, 200).default(50),
});
export type PurchaseQuery = z.infer<typeof purchaseQuerySchema>;
