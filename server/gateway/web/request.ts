import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { readStrictBody } from '../ledger/strict-json';

/** Keeps JSON bodies as the bytes they are; every other type of body is refused (415). */
export function keepJsonBytes(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    /^application\/json(?:; ?charset="?utf-8"?)?$/i,
    { parseAs: 'buffer' },
    (_request, body, parsed) => {
      parsed(null, body);
    },
  );
}

/** The body in the form a schema gives it; null when it has another. */
export function bodyAs<Body>(schema: ZodMiniType<Body>, { body }: FastifyRequest): Body | null {
  const read = Buffer.isBuffer(body) ? schema.safeParse(readStrictBody(body)?.value) : null;
  return read?.success ? read.data : null;
}

/** A whole number in a query, between two others. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
