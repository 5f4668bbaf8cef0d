import * as z from 'zod/mini';
import { readPage, type Page, type PageAsked } from '../core/paging';
import { choiceParam, idParam, intParam, pageParams } from '../core/params';
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalCode,
  optionalText,
  optionalUuid,
  uuid,
} from '../core/wire';
import { orNothing, wireRecord } from '../core/wire-record';
import { batchLimits, batchStatuses } from './names';

/** What the list may be asked for. `days` is the window of `expiring` and is not sent with another status. */
export const batchListParams = z.object({
  branch: idParam,
  product: z.optional(idParam),
  status: z.optional(choiceParam(batchStatuses)),
  days: z.optional(intParam(batchLimits.days.minimum, batchLimits.days.maximum)),
  ...pageParams(batchLimits.perPage),
});
export type BatchListParams = z.infer<typeof batchListParams>;

/** A filter whose pages are all read, in the largest size there is, from `firstPage` on. */
export type WholeBatches = Omit<BatchListParams, 'page' | 'perPage'> & { firstPage: number };

const product = wireRecord({
  id: ['id', optionalUuid],
  sku: ['sku', optionalCode],
  name: ['name', optionalText],
});

const batch = wireRecord({
  id: ['id', uuid],
  branchId: ['branch_id', optionalUuid],
  product: ['product', orNothing(product)],
  batchNumber: ['batch_number', optionalCode],
  /** `YYYY-MM-DD` in the business's calendar. */
  expirationDate: ['expiration_date', optionalDate],
  /** 0 is today; negative is that many days ago. */
  daysToExpire: ['days_to_expire', optionalNumber],
  quantity: ['quantity', optionalNumber],
  availableQuantity: ['available_quantity', optionalNumber],
  /** The service's own verdict, which the badge follows. */
  isExpired: ['is_expired', optionalFlag],
  isRemoved: ['is_removed', optionalFlag],
});

/** A lot in stock. Null is what the service did not give. */
export type Batch = z.output<typeof batch>;

export function readBatchPage(body: unknown, asked: PageAsked): Page<Batch> {
  return readPage(batch, body, asked);
}
