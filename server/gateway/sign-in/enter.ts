import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie } from '../../../src/contract/language';
import type { Gateway } from '../gateway';
import { ticketFor, type Claim, type Unclaimed } from './claim';
import { proveKey } from './prove';
import { show, showWayOn, type Wishes } from './show';
import type { SignInFailure } from './text';

/** How somebody came to sign in. */
export type Visit = {
  wishes: Wishes;
  /** The session they had, if any. */
  before: string | null;
  /** Sent here by another site: the browser shows a session only once a page of ours goes on. */
  isFromElsewhere: boolean;
};

/** With the one integration of a claim, or the one that was chosen of several; before that they are shown. */
export async function enterWith(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { claim, wanted, visit }: { claim: Claim | Unclaimed; wanted: string | undefined; visit: Visit },
): Promise<FastifyReply> {
  const { wishes } = visit;
  const fail = (failure: SignInFailure, waitSeconds = 0) => {
    gateway.metrics.signIn(failure);
    return show(request, reply, gateway, { wishes, failure, waitSeconds });
  };
  if ('failure' in claim) return fail(claim.failure, claim.waitSeconds);
  const { operator, grant, integrations } = claim;
  const [first, ...others] = integrations;
  if (first === undefined) return fail('deactivated');
  const chosen =
    others.length === 0 ? first : integrations.find(({ identity }) => identity.name === wanted);
  if (chosen === undefined) {
    const choice = {
      ticket: ticketFor(gateway, claim),
      operator,
      integrations: integrations.map(({ identity }) => identity),
    };
    return show(request, reply, gateway, { wishes, choice });
  }
  const proof = await proveKey(gateway.service, chosen.key, request.id);
  // Whoever brings no key knows none: one that the service does not take is to them an integration that is off.
  if (proof !== 'good') return fail(proof === 'key-wrong' ? 'deactivated' : proof);
  gateway.metrics.signIn(proof);
  return begin(reply, gateway, { key: chosen.key, operator, grant, visit });
}

type Beginning = { key: string; operator: string; grant: string | null; visit: Visit };

/** In place of the session there was, if any; and on to where somebody wanted to go. */
export async function begin(
  reply: FastifyReply,
  gateway: Gateway,
  { key, operator, grant, visit }: Beginning,
): Promise<FastifyReply> {
  const { before, wishes, isFromElsewhere } = visit;
  if (before !== null) await gateway.sessions.end(before);
  gateway.cookie.write(reply, await gateway.sessions.start(key, operator, grant));
  const { next, return: back, lang } = wishes;
  // A window of its own only signs in: the app it belongs to goes on in the language it has.
  if (back === undefined && lang !== null) reply.header('set-cookie', languageCookie(lang));
  const language = lang === null ? '' : `&lang=${lang}`;
  const location = back === undefined ? next : `/sign-in?return=done${language}`;
  if (isFromElsewhere) return showWayOn(reply, location, lang);
  return reply.code(303).header('location', location).send();
}
