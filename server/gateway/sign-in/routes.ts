import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { personName } from '../../settings/fields';
import type { Gateway } from '../gateway';
import { claimOfCode, claimOfTicket, type Claim, type Unclaimed } from './claim';
import { begin, enterWith, type Visit } from './enter';
import { proveKey, type Proof } from './prove';
import { show, wishesIn } from './show';
import type { SignInFailure } from './text';
import type { Wait } from './throttle';

const largestForm = 16 * 1024;

const formFields = z.object({
  operator: personName.nullable().catch(null),
  integration: z.string().max(64).optional().catch(undefined),
  /** As somebody typed it; what it may be is told by its hash. */
  code: z.string().trim().min(1).max(200).nullable().catch(null),
  /** Stands for a code or an account whose integrations were shown to choose from. */
  ticket: z.string().max(8000).optional().catch(undefined),
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,512}$/)
    .nullable()
    .catch(null),
});

/** The sign-in page: a plain form, checked here, without any script. */
export async function signInRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  app.get('/sign-in', async (request, reply) =>
    show(request, reply, gateway, { wishes: wishesIn(request.query) }),
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
  const wishes = wishesIn(request.body);
  const visit: Visit = { wishes, before: gateway.cookie.read(request), isFromElsewhere: false };
  const demo = gateway.demo?.find(({ name }) => name === form.integration);
  if (gateway.settings.signIn !== 'key' && (demo === undefined || form.ticket !== undefined)) {
    const claim = await claimOf(gateway, form, request.ip);
    return enterWith(request, reply, gateway, { claim, wanted: form.integration, visit });
  }

  const fail = (failure: SignInFailure, waitSeconds = 0) =>
    show(request, reply, gateway, {
      wishes,
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
  return begin(reply, gateway, { key, operator: form.operator, grant: null, visit });
}

/** By what the form holds; an account leaves nothing in it but a ticket. */
async function claimOf(
  gateway: Gateway,
  { ticket, code }: z.output<typeof formFields>,
  address: string,
): Promise<Claim | Unclaimed> {
  if (ticket !== undefined || gateway.accounts !== null)
    return claimOfTicket(gateway, ticket ?? '');
  if (code === null) return { failure: 'code-missing', waitSeconds: 0 };
  return claimOfCode(gateway, code, address);
}

type Tried = { result: Proof | Wait['failure']; waitSeconds: number };

/** Proves a key, unless too many wrong ones came before it. A demo button is no guess. */
async function tryKey(
  request: FastifyRequest,
  { throttle, service }: Gateway,
  key: string,
  isDemo: boolean,
): Promise<Tried> {
  if (isDemo) return { result: await proveKey(service, key, request.id), waitSeconds: 0 };
  const proof = await throttle.prove(
    request.ip,
    () => proveKey(service, key, request.id),
    (proved) => proved === 'key-wrong' || proved === 'deactivated',
  );
  if (typeof proof === 'string') return { result: proof, waitSeconds: 0 };
  return { result: proof.failure, waitSeconds: proof.waitSeconds };
}
