import * as z from 'zod/mini';

const provenSchema = z.object({
  /** The area of a read (`batches`), or the name of a write (`products.update`). */
  operation: z.string(),
  works: z.boolean(),
  /** The permission that was missing, as the service named it. */
  requiredScope: z.nullable(z.string()),
  /** When it was first answered so, ISO 8601 in UTC by the gateway's clock. */
  at: z.string(),
});

/** What the service's last answer to an operation showed, in one session, of the permission it needs. */
export type Proven = z.infer<typeof provenSchema>;

/** The answer of `GET /gateway/permissions`. */
export const permissionsSchema = z.object({ proven: z.array(provenSchema) });
