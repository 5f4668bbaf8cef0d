import * as z from 'zod/mini';
import { receivedProfileSchema } from './profile';

/** Every request of the app carries it: a page of another origin cannot add it without being asked first. */
export const appHeader = { name: 'X-Trastienda', value: '1' } as const;

/**
 * Whom a request was made for: the `mark` of the session its page works under. Windows share a cookie, so a request of one
 * person's page may come with another's session; it is refused then (`other-person`), and so is one without a mark. Only
 * `GET /gateway/session` and the browser's own reports need none.
 */
export const markHeader = 'Worker-Mark';

const pauses = z.array(z.number());

/**
 * Milliseconds before each time a page sends a payment again by itself, with the same key and bytes, by what the last send came to;
 * with the last of them used up a person decides.
 */
const paymentResendsSchema = z.object({
  /** The service still works on it. */
  inProcess: pauses,
  /** The service asked to wait. */
  limited: pauses,
  /** It failed, or its answer did not come. */
  inDoubt: pauses,
});
export type PaymentResends = z.infer<typeof paymentResendsSchema>;

const signedIn = z.object({
  signedIn: z.literal(true),
  /** Stands for business, integration and person; the same for every session of the same three, and for no others. */
  mark: z.string(),
  operator: z.string(),
  /** `name` never changes and names it in records; `label` and `business` are what people read. */
  integration: z.object({
    name: z.string(),
    label: z.string(),
    business: z.string(),
    /** The business's own NIT, DUI or NRC, as far as this installation was told: a document that names none of them is somebody else's. */
    taxNumbers: z.array(z.string()),
  }),
  /** The service is the embedded one: demo data, nothing real happens. */
  sandbox: z.boolean(),
  service: z.object({
    /** The base address without credentials, for the diagnostics screen. */
    base: z.string(),
    expectedVersion: z.string(),
    /** Days until the unversioned base is removed; null when the base is versioned. */
    unversionedDaysLeft: z.nullable(z.number()),
  }),
  profile: receivedProfileSchema,
  paymentResends: paymentResendsSchema,
  /** With the build of the app that the gateway serves, where there is one: `0.1.0+1a2b3c4d`. */
  appVersion: z.string(),
  /** The gateway's clock, ISO 8601 in UTC. */
  now: z.string(),
  /** A fixed business date (`YYYY-MM-DD`) for tests and training; null: the real one. */
  fixedToday: z.nullable(z.string()),
  /** What the labor rules in force call the business's time zone, as it came; null: nobody read them here, or they do not say. */
  laborZone: z.nullable(z.string()),
  idleEndsAt: z.string(),
  endsAt: z.string(),
});

/** The answer of `GET /gateway/session`; it never fails for want of a session and does not count as use of one. */
export const sessionSchema = z.discriminatedUnion('signedIn', [
  signedIn,
  z.object({ signedIn: z.literal(false) }),
]);
export type Session = z.infer<typeof sessionSchema>;
export type SignedInSession = z.infer<typeof signedIn>;
