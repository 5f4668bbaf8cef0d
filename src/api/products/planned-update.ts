import * as z from 'zod/mini';
import { writeWireJson } from '../core/wire-json';
import { productMutations } from './mutations';
import { keptProduct } from './schemas';
import type { ProductUpdate } from './write-schemas';

/** The exact text of an update that leaves the stock as it is, whatever stands there; a plan is made long before it is sent. */
export function plannedUpdateText(update: ProductUpdate): string {
  const stock = { way: 'leave', justRead: null } as const;
  return writeWireJson(productMutations.update.toRequest({ ...update, stock }).body);
}

const text = z.string();

const planned = z.object({
  loaded: keptProduct,
  changes: z.object({
    name: z.optional(text),
    sku: z.optional(text),
    kind: z.optional(z.enum(['goods', 'service', 'both'])),
    composition: z.optional(z.enum(['simple', 'portions', 'recipe'])),
    price: z.optional(text),
    cost: z.optional(text),
    margin: z.optional(text),
    limitAvailability: z.optional(text),
    taxTreatment: z.optional(z.enum(['taxed', 'exempt', 'not-subject'])),
    categoryId: z.optional(text),
    measurementId: z.optional(text),
    branchId: z.optional(text),
    portions: z.optional(z.unknown()),
    prices: z.optional(z.unknown()),
  }),
  taxes: z.discriminatedUnion('way', [
    z.object({ way: z.literal('leave') }),
    z.object({ way: z.literal('choose'), ids: z.array(text) }),
    z.object({ way: z.literal('remove-all') }),
  ]),
});

/** What a plan says of a product: as it was, and what is to change. */
export type PlannedUpdate = z.infer<typeof planned>;

/** Reads what a plan kept of an update; null for one of a form that this version does not know. */
export function readPlannedUpdate(input: unknown): PlannedUpdate | null {
  const read = planned.safeParse(input);
  return read.success ? read.data : null;
}
