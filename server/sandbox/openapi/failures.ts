import * as z from 'zod/mini';
import type { Operation } from '../operation';
import { failure, invalidKey, type Envelope } from '../replies';
import type { Shape } from './shape';

/* Failures (API description, Errors). Their flag is the one of the operation's successes. */

const failed = (envelope: Envelope, more: Record<string, z.ZodMiniType> = {}) =>
  z.object({ [envelope]: z.literal(false), message: z.string(), ...more });

const fieldErrors = z.record(z.string(), z.array(z.string()).check(z.minLength(1)));

const words = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** An answer that never has another body. */
function exactly(body: unknown): z.ZodMiniType {
  const fields = Object.entries(words.parse(body));
  return z.object(Object.fromEntries(fields.map(([name, value]) => [name, z.literal(value)])));
}

export interface FailureShape {
  description: string;
  /** Names of schemas with their schemas; the body is one of them. */
  bodies: Readonly<Record<string, z.ZodMiniType>>;
}

const named = (envelope: Envelope, name: string) =>
  envelope === 'status' ? name : `${name}OfCatalogsAndProducts`;

const missed = {
  record: 'There is no such record in the business.',
  branch: 'The business has no such branch.',
  both: 'The business has no such record, or no such branch.',
} as const;

/** Everything an operation can refuse or fail with, by status. */
export function failuresOf(
  { method, envelope, failure: broken, unauthorized, scope, invalid }: Operation,
  { misses, once, query }: Shape,
): Readonly<Record<string, FailureShape>> {
  const one = (description: string, name: string, body: z.ZodMiniType): FailureShape => ({
    description,
    bodies: { [name]: body },
  });
  const plain = failed(envelope);
  const plainName = named(envelope, 'Failure');
  const checksFields = method === 'POST' || method === 'PUT' || query !== undefined;
  return {
    401: one(
      'The key is missing or not known.',
      unauthorized === 'error' ? 'MisspelledUnauthorized' : 'InvalidKey',
      exactly(invalidKey[unauthorized].body),
    ),
    403:
      scope === null
        ? one('The integration is deactivated.', plainName, plain)
        : one(
            `The integration lacks the permission \`${scope}\`, or is deactivated.`,
            named(envelope, 'MissingPermission'),
            failed(envelope, { required_scope: z.string() }),
          ),
    ...(misses && { 404: one(missed[misses], plainName, plain) }),
    ...(once && {
      409: one('The key came with another body, or is in process.', plainName, plain),
    }),
    ...(checksFields && {
      422: one(
        'What is wrong, by field.',
        invalid ? 'InvalidProvider' : named(envelope, 'Invalid'),
        failed(envelope, { [invalid ? 'data' : 'errors']: fieldErrors }),
      ),
    }),
    429: one(
      'Too many requests.',
      named(envelope, 'RateLimited'),
      failed(envelope, { rate_limit: z.int() }),
    ),
    500: one(
      'The service failed.',
      broken === 'invoice' ? 'PurchaseFailed' : 'ServerError',
      exactly(failure[broken].body),
    ),
  };
}
