import * as z from 'zod/mini';
import { optionalDecimal, optionalNumber, optionalText, optionalUuid, uuid } from '../core/wire';
import type { SeenProduct } from './reread';

const kept = z.object({
  product: z.object({
    id: uuid,
    name: optionalText,
    sku: optionalText,
    price: optionalDecimal,
    cost: optionalDecimal,
    taxMethod: optionalText,
    compositionType: optionalText,
    productType: optionalText,
    categoryId: optionalUuid,
    measurementId: optionalUuid,
    availability: optionalNumber,
    limitAvailability: optionalNumber,
    taxIds: z.nullable(z.array(uuid)),
  }),
  readAt: z.number(),
  place: z.nullable(z.object({ page: z.int(), perPage: z.int() })),
});

/** A product that was read once and kept as JSON, such as with a draft about it; null for what this page cannot read as one. */
export function readKeptProduct(told: unknown): SeenProduct | null {
  const read = kept.safeParse(told);
  return read.success ? read.data : null;
}
