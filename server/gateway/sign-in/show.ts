import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { chosenLanguage, languages } from '../../../src/contract/language';
import type { Gateway } from '../gateway';
import { scriptlessPolicy } from '../web/headers';
import { newNonce } from '../web/pages';
import { nextPath, windowReturn } from './next';
import { goOnPage, signInPage, type SignInView } from './page';
import type { SignInFailure } from './text';

/** What somebody wants of the page and of what comes after it. */
const viewFields = z.object({
  lang: z.enum(languages).nullable().catch(null),
  next: z.string().optional().catch(undefined).transform(nextPath),
  return: windowReturn.catch(undefined),
});

/** The same, wherever it is kept in between: in an address, a form or a way to the provider. */
export type Wishes = z.output<typeof viewFields>;

export function wishesIn(fields: unknown): Wishes {
  return viewFields.catch({ lang: null, next: '/', return: undefined }).parse(fields);
}

/** The language of the page: the one that was asked for, else that of the app. */
export function languageOf(request: FastifyRequest, { lang }: Wishes): Wishes['lang'] {
  return lang ?? chosenLanguage(request.headers.cookie ?? '');
}

const failureStatuses: Record<SignInFailure, number> = {
  'operator-missing': 400,
  'code-missing': 400,
  'code-wrong': 401,
  'too-late': 401,
  'key-missing': 400,
  'key-wrong': 401,
  'attempt-lost': 401,
  'account-refused': 403,
  nobody: 403,
  'no-name': 403,
  'name-taken': 403,
  'provider-away': 502,
  'provider-wrong': 502,
  deactivated: 403,
  'service-away': 502,
  'service-limits': 503,
  locked: 429,
  busy: 429,
};

type Shown = {
  wishes: Wishes;
  operator?: string;
  choice?: SignInView['choice'];
  failure?: SignInFailure;
  waitSeconds?: number;
};

/** The page of the ways to sign in. */
export async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { wishes, operator = '', choice = null, failure, waitSeconds = 0 }: Shown,
): Promise<FastifyReply> {
  const session = await gateway.sessions.find(gateway.cookie.read(request));
  const view: SignInView = {
    nonce: newNonce(),
    language: languageOf(request, wishes) ?? 'es',
    isChosen: wishes.lang !== null,
    next: wishes.next,
    inWindow: wishes.return !== undefined,
    isDone: wishes.return === 'done' && session !== null,
    session,
    demo: gateway.demo,
    way: gateway.settings.signIn,
    choice,
    operator,
    failure: failure ?? null,
    waitSeconds,
  };
  if (waitSeconds > 0) reply.header('retry-after', waitSeconds);
  reply.code(failure === undefined ? 200 : failureStatuses[failure]);
  return sendPage(reply, view.nonce, signInPage(view));
}

/**
 * A page that goes on by itself. Whoever comes from another site gets one in place of a redirect: to that the browser would
 * show no session, because it still counts as the other site's doing.
 */
export function showWayOn(
  reply: FastifyReply,
  location: string,
  language: Wishes['lang'],
): FastifyReply {
  const nonce = newNonce();
  return sendPage(reply, nonce, goOnPage({ nonce, location, language: language ?? 'es' }));
}

function sendPage(reply: FastifyReply, nonce: string, page: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': scriptlessPolicy(nonce),
    })
    .send(page);
}
