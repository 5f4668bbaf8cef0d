import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { readStrictBody } from './strict-json';

/** The body in the form a schema gives it; null when it has another. */
export function bodyAs<Body>(schema: z.ZodMiniType<Body>, { body }: FastifyRequest): Body | null {
  const read = Buffer.isBuffer(body) ? schema.safeParse(readStrictBody(body)?.value) : null;
  return read?.success ? read.data : null;
}
