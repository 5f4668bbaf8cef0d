import * as z from 'zod/mini';
import { readPage, type Page, type PageAsked } from '../core/paging';
import { choiceParam, idParam, intParam } from '../core/params';
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalCode,
  optionalText,
  optionalUuid,
  uuid,
} from '../core/wire';

/** The states the list can be filtered by (API description, Endpoints). */
export const batchStatuses = ['available', 'expiring', 'expired'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** Bounds and defaults of the list (API description, Limits). */
export const batchLimits = {
  days: { minimum: 1, maximum: 365, default: 30 },
  perPage: { minimum: 1, maximum: 200, default: 50 },
} as const;

/** What the list may be asked for. `days` is the window of `expiring` and is not sent with another status. */
export const batchListParams = z.object({
  branch: idParam,
  product: z.optional(idParam),
  status: z.optional(choiceParam(batchStatuses)),
  days: z.optional(intParam(batchLimits.days.minimum, batchLimits.days.maximum)),
  page: intParam(1),
  perPage: intParam(batchLimits.perPage.minimum, batchLimits.perPage.maximum),
});
export type BatchListParams = z.infer<typeof batchListParams>;

/** A filter whose pages are all read, in the largest size there is, from `firstPage` on. */
export type WholeBatches = Omit<BatchListParams, 'page' | 'perPage'> & { firstPage: number };

/** A lot in stock. Null is what the service did not give. */
export interface Batch {
  id: string;
  branchId: string | null;
  product: { id: string | null; sku: string | null; name: string | null };
  batchNumber: string | null;
  /** `YYYY-MM-DD` in the business's calendar. */
  expirationDate: string | null;
  /** 0 is today; negative is that many days ago. */
  daysToExpire: number | null;
  quantity: number | null;
  availableQuantity: number | null;
  /** The service's own verdict, which the badge follows. */
  isExpired: boolean | null;
  isRemoved: boolean | null;
}

const noProduct = { id: null, sku: null, name: null };

const batch = z.pipe(
  z.object({
    id: uuid,
    branch_id: optionalUuid,
    product: z.nullish(z.object({ id: optionalUuid, sku: optionalCode, name: optionalText })),
    batch_number: optionalCode,
    expiration_date: optionalDate,
    days_to_expire: optionalNumber,
    quantity: optionalNumber,
    available_quantity: optionalNumber,
    is_expired: optionalFlag,
    is_removed: optionalFlag,
  }),
  z.transform((wire): Batch => ({
    id: wire.id,
    branchId: wire.branch_id,
    product: wire.product ?? noProduct,
    batchNumber: wire.batch_number,
    expirationDate: wire.expiration_date,
    daysToExpire: wire.days_to_expire,
    quantity: wire.quantity,
    availableQuantity: wire.available_quantity,
    isExpired: wire.is_expired,
    isRemoved: wire.is_removed,
  })),
);

/** Reads a page of the batch list. */
export function readBatchPage(body: unknown, asked: PageAsked): Page<Batch> {
  return readPage(batch, body, asked);
}
