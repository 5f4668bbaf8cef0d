import * as z from 'zod/mini';
import type { Envelope } from '../replies';

/* The fields answers are made of. They are never parsed with: they say what goes out, and a test holds them to it. */

export const id = () => z.string().check(z.meta({ format: 'uuid' }));
export const text = () => z.string();
export const number = () => z.number();
export const count = () => z.int().check(z.minimum(0));
export const day = () => z.string().check(z.meta({ format: 'date' }));
export const maybe = z.nullable;

/** A business time, without a zone. */
export const instant = () =>
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
      z.meta({ description: 'YYYY-MM-DD HH:MM:SS in America/El_Salvador' }),
    );

/** A success of an envelope; `message` where the operation has one. */
export function enveloped(envelope: Envelope, data: z.ZodMiniType, message = false) {
  return z.object({
    [envelope]: z.literal(true),
    data,
    ...(message ? { message: text() } : {}),
  });
}

export const shortPages = z.object({ current_page: count(), total: count() });

export const fullPages = z.object({
  current_page: count(),
  last_page: count(),
  per_page: count(),
  total: count(),
});

/** A page of records inside an envelope. */
export function paged(envelope: Envelope, record: z.ZodMiniType, pagination: z.ZodMiniType) {
  return enveloped(envelope, z.object({ data: z.array(record), pagination }));
}
