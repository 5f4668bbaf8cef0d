import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Arrival } from './arrival';

/**
 * The mishaps a world can be told to have, each with its usual moment: before the operation takes effect, so that
 * nothing happens to the data, or after. `slow` only waits; its operation always takes effect.
 */
export const faultKinds = {
  slow: 'before',
  hang: 'before',
  'reset-before': 'before',
  'reset-after': 'after',
  'mid-body': 'after',
  malformed: 'after',
  huge: 'after',
  'empty-body': 'after',
  'status-401': 'before',
  'status-401-error': 'before',
  'status-403': 'before',
  'status-403-bare': 'before',
  'status-404': 'before',
  'status-409': 'before',
  'status-422': 'before',
  'status-429': 'before',
  'status-500': 'before',
  'status-500-status': 'before',
  'html-502': 'before',
  'wrong-type': 'before',
  redirect: 'before',
  'flag-false': 'before',
} as const satisfies Record<string, 'before' | 'after'>;

export type FaultKind = keyof typeof faultKinds;

const kindNames = Object.keys(faultKinds) as [FaultKind, ...FaultKind[]];

export const faultSchema = z.strictObject({
  kind: z.enum(kindNames),
  /** Another moment than the usual one of the kind. */
  when: z.optional(z.enum(['before', 'after'])),
  method: z.optional(z.string()),
  /** Prefix of the path below the base. */
  path: z.optional(z.string()),
  /** Values the query has to have, such as that of one branch. */
  query: z.optional(z.record(z.string(), z.string())),
  /** The `X-Request-Id` of the one request it is meant for. */
  requestId: z.optional(z.string()),
  /** How many requests meet it; null: all until it is removed. */
  times: z._default(z.nullable(z.int().check(z.minimum(1))), 1),
  /** How long `slow` waits. */
  ms: z._default(z.int().check(z.minimum(0)), 1_000),
  /** Another status for the kinds that answer. */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** How much `huge` sends. */
  bytes: z._default(z.int().check(z.minimum(1)), 64 * 1024 * 1024),
  /** Where `redirect` points. */
  location: z._default(z.string(), 'https://example.com/elsewhere'),
  /** Another body for the kinds `status-…` and `flag-false`. */
  body: z.optional(z.unknown()),
});

export interface Fault extends z.infer<typeof faultSchema> {
  id: string;
}

/** The faults a world still has to show, first come first served. */
export class FaultList {
  #faults: Fault[] = [];

  add(fault: z.infer<typeof faultSchema>): Fault {
    const added = { ...fault, id: randomUUID() };
    this.#faults.push(added);
    return added;
  }

  /** The fault the next request of this method and path (below the base) meets; uses it up once. */
  take(
    { method, query, headers }: Pick<Arrival, 'method' | 'query' | 'headers'>,
    path: string,
  ): Fault | null {
    const found = this.#faults.find(
      (fault) =>
        (fault.method === undefined || fault.method.toUpperCase() === method) &&
        (fault.path === undefined || path.startsWith(fault.path)) &&
        (fault.requestId === undefined || headers['x-request-id'] === fault.requestId) &&
        Object.entries(fault.query ?? {}).every(([name, value]) => query.get(name) === value),
    );
    if (!found) return null;
    if (found.times !== null) {
      found.times -= 1;
      if (found.times === 0) this.#faults = this.#faults.filter(({ id }) => id !== found.id);
    }
    return found;
  }

  clear(): void {
    this.#faults = [];
  }
}
