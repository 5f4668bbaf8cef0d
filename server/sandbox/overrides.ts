import * as z from 'zod/mini';

/**
 * What a test changed on the wire of one record: fields set to anything, also of the wrong type or unknown to the
 * description, and fields left out. Kept beside the row, because the row itself could not hold it.
 */
export const overridesSchema = z.strictObject({
  set: z.optional(z.record(z.string(), z.unknown())),
  drop: z.optional(z.array(z.string())),
});

export type Overrides = z.infer<typeof overridesSchema>;

/** A record as it goes on the wire. */
export function onWire(record: Record<string, unknown>, overrides: string | null): unknown {
  if (overrides === null) return record;
  const { set = {}, drop = [] } = overridesSchema.parse(JSON.parse(overrides));
  const changed = { ...record, ...set };
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !drop.includes(name)));
}
