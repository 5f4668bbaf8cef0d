import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { languages } from '../../../src/contract/language';
import type { Oidc } from '../../settings/oidc';
import { createRoundTripCookie } from '../sessions/cookie';
import type { Sealer } from '../sessions/seal';
import { windowReturn } from './next';
import type { Secrets } from './provider';

const roundTripFields = z.object({
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  until: z.number(),
  lang: z.enum(languages).nullable(),
  next: z.string(),
  return: windowReturn,
  /** The session there was, which the browser does not show to somebody who comes from the provider. */
  before: z.string().nullable(),
});

/** The way to the provider and back, to sign in with an account: what the browser keeps of it, sealed, meanwhile. */
export type RoundTrip = z.output<typeof roundTripFields>;

export type RoundTrips = {
  /** One at a time: a second takes the place of the first. */
  begin(reply: FastifyReply, trip: Omit<RoundTrip, 'until'>): void;
  /** The one that an answer belongs to, which is used up with it; null: none, too late, or for the second time. */
  take(request: FastifyRequest, reply: FastifyReply, state: string): RoundTrip | null;
};

const lastsSeconds = 600;
const mostUsed = 10_000;

type Parts = { oidc: Oidc; sealer: Sealer; port: () => number; now: () => Date };

export function createRoundTrips({ oidc, sealer, port, now }: Parts): RoundTrips {
  const cookie = createRoundTripCookie(port, lastsSeconds);
  /** Of another provider, or for another client, it does not open. */
  const context = JSON.stringify(['trastienda attempt', oidc.issuer, oidc.clientId]);
  /** States that came back, with the time from which they are too late anyway. */
  const used = new Map<string, number>();

  function isFirst({ secrets: { state }, until }: { secrets: Secrets; until: number }): boolean {
    const instant = now().getTime();
    for (const [old, end] of used) {
      if (end > instant && used.size < mostUsed) break;
      used.delete(old);
    }
    if (used.has(state)) return false;
    used.set(state, until);
    return true;
  }

  return {
    begin(reply, trip) {
      const until = now().getTime() + lastsSeconds * 1000;
      cookie.write(reply, sealer.seal(JSON.stringify({ ...trip, until }), context));
    },

    take(request, reply, state) {
      const text = sealer.open(cookie.read(request) ?? '', context);
      const trip = roundTripFields.safeParse(JSON.parse(text ?? 'null')).data;
      // A wrong state may be another site's doing, and must not end what somebody is in the middle of.
      if (trip === undefined || trip.secrets.state !== state) return null;
      cookie.clear(reply);
      return now().getTime() < trip.until && isFirst(trip) ? trip : null;
    },
  };
}
