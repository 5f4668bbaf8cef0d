import * as z from 'zod/mini';
import type { SeenProduct } from './reread';
import { keptProduct } from './schemas';

const kept = z.object({
  product: keptProduct,
  readAt: z.number(),
  place: z.nullable(z.object({ page: z.int(), perPage: z.int() })),
});

/** A product that was read once and kept as JSON, such as with a draft about it; null for what this page cannot read as one. */
export function readKeptProduct(told: unknown): SeenProduct | null {
  const read = kept.safeParse(told);
  return read.success ? read.data : null;
}
