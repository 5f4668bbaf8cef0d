import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { chosenLanguage, languageCookie, languages } from '../../../src/contract/language';
import { personName } from '../../settings/fields';
import type { Gateway } from '../gateway';
import { scriptlessPolicy } from '../web/headers';
import { newNonce } from '../web/pages';
import { claimOfCode, claimOfTicket, ticketFor } from './claim';
import { nextPath } from './next';
import { signInPage, type SignInView } from './page';
import { proveKey, type Proof } from './prove';
import type { SignInFailure } from './text';

const largestForm = 16 * 1024;

const viewFields = z.object({
  lang: z.enum(languages).nullable().catch(null),
  next: z.string().optional().catch(undefined).transform(nextPath),
  return: z.literal('window').optional().catch(undefined),
});

const formFields = z.object({
  operator: personName.nullable().catch(null),
  integration: z.string().max(64).optional().catch(undefined),
  /** As somebody typed it; what it may be is told by its hash. */
  code: z.string().trim().min(1).max(200).nullable().catch(null),
  /** Stands for a code whose integrations were shown to choose from. */
  ticket: z.string().max(1000).optional().catch(undefined),
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,512}$/)
    .nullable()
    .catch(null),
});

const failureStatuses: Record<SignInFailure, number> = {
  'operator-missing': 400,
  'code-missing': 400,
  'code-wrong': 401,
  'too-late': 401,
  'key-missing': 400,
  'key-wrong': 401,
  deactivated: 403,
  'service-away': 502,
  'service-limits': 503,
  locked: 429,
};

/** The sign-in page: a plain form, checked here, without any script. */
export async function signInRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  app.get('/sign-in', async (request, reply) =>
    show(request, reply, gateway, { fields: request.query }),
  );

  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.post('/sign-in', (request, reply) => enter(request, reply, gateway));
    done();
  });
}

async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
): Promise<FastifyReply> {
  const form = formFields.parse(request.body);
  const demo = gateway.demo?.find(({ name }) => name === form.integration);
  const isByCode = demo === undefined || form.ticket !== undefined;
  if (gateway.settings.signIn === 'code' && isByCode) return enterByCode(request, reply, gateway);

  const fail = (failure: SignInFailure, waitSeconds = 0) =>
    show(request, reply, gateway, {
      fields: request.body,
      operator: form.operator ?? '',
      failure,
      waitSeconds,
    });
  const key = demo?.key ?? form.key;
  if (key === null) return fail('key-missing');
  if (form.operator === null) return fail('operator-missing');

  const proof = await tryKey(request, gateway, key, demo !== undefined);
  gateway.metrics.signIn(proof.result);
  if (proof.result !== 'good') return fail(proof.result, proof.waitSeconds);
  return begin(request, reply, gateway, { key, operator: form.operator, code: null });
}

/** With the one integration of a code, or the one that was chosen of several; before that they are shown. */
async function enterByCode(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
): Promise<FastifyReply> {
  const { code: typed, ticket, integration: wanted } = formFields.parse(request.body);
  const fail = (failure: SignInFailure, waitSeconds = 0) => {
    gateway.metrics.signIn(failure);
    return show(request, reply, gateway, { fields: request.body, failure, waitSeconds });
  };
  if (typed === null && ticket === undefined) return fail('code-missing');
  const claim =
    ticket === undefined
      ? claimOfCode(gateway, typed ?? '', request.ip)
      : claimOfTicket(gateway, ticket);
  if ('failure' in claim) return fail(claim.failure, claim.waitSeconds);

  const { operator, code, integrations } = claim;
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
    return show(request, reply, gateway, { fields: request.body, choice });
  }
  const proof = await proveKey(gateway.service, chosen.key, request.id);
  // Whoever has a code knows no key: one that the service does not take is to them an integration that is off.
  if (proof !== 'good') return fail(proof === 'key-wrong' ? 'deactivated' : proof);
  gateway.metrics.signIn(proof);
  return begin(request, reply, gateway, { key: chosen.key, operator, code });
}

/** In place of the session there was, if any; and on to where somebody wanted to go. */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { key, operator, code }: { key: string; operator: string; code: string | null },
): Promise<FastifyReply> {
  const before = gateway.cookie.read(request);
  if (before !== null) await gateway.sessions.end(before);
  gateway.cookie.write(reply, await gateway.sessions.start(key, operator, code));
  const { next, return: back, lang } = viewFields.parse(request.body);
  // A window of its own only signs in: the app it belongs to goes on in the language it has.
  if (back !== 'window' && lang !== null) reply.header('set-cookie', languageCookie(lang));
  const language = lang === null ? '' : `&lang=${lang}`;
  const location = back === 'window' ? `/sign-in?return=window${language}` : next;
  return reply.code(303).header('location', location).send();
}

type Tried = { result: Proof | 'locked'; waitSeconds: number };

/** Proves a key, unless too many wrong ones came before it. A demo button is no guess. */
async function tryKey(
  request: FastifyRequest,
  { throttle, service }: Gateway,
  key: string,
  isDemo: boolean,
): Promise<Tried> {
  if (isDemo) return { result: await proveKey(service, key, request.id), waitSeconds: 0 };
  const waitSeconds = throttle.waitSeconds(request.ip);
  if (waitSeconds > 0) return { result: 'locked', waitSeconds };
  const attempt = throttle.begin(request.ip);
  const result = await proveKey(service, key, request.id);
  if (result !== 'key-wrong' && result !== 'deactivated') attempt.forgive();
  return { result, waitSeconds: 0 };
}

type Shown = {
  fields: unknown;
  operator?: string;
  choice?: SignInView['choice'];
  failure?: SignInFailure;
  waitSeconds?: number;
};

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { fields, operator = '', choice = null, failure, waitSeconds = 0 }: Shown,
): Promise<FastifyReply> {
  const { lang, next, return: back } = viewFields.parse(fields);
  const view: SignInView = {
    nonce: newNonce(),
    language: lang ?? chosenLanguage(request.headers.cookie ?? '') ?? 'es',
    isChosen: lang !== null,
    next,
    inWindow: back === 'window',
    session: await gateway.sessions.find(gateway.cookie.read(request)),
    demo: gateway.demo,
    way: gateway.settings.signIn,
    choice,
    operator,
    failure: failure ?? null,
    waitSeconds,
  };
  if (waitSeconds > 0) reply.header('retry-after', waitSeconds);
  return reply
    .code(failure === undefined ? 200 : failureStatuses[failure])
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': scriptlessPolicy(view.nonce),
    })
    .send(signInPage(view));
}
