import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Gateway } from '../gateway';
import { errorForLog } from '../observe/log';
import { claimOfAccount, type Claim, type Unclaimed } from './claim';
import { enterWith, type Visit } from './enter';
import { ProviderFailure, type Secrets } from './provider';
import { languageOf, show, wishesIn, type Wishes } from './show';

/** Where the provider sends people back to; it has to know this address. */
const callbackPath = '/sign-in/callback';

const stateField = z.object({ state: z.string().catch('') });

/** To the provider and back: a link, because a form of a page of ours ends at ours. */
export function accountRoutes(app: FastifyInstance, gateway: Gateway): void {
  if (gateway.accounts === null) return;
  const { accounts } = gateway;

  app.get('/sign-in/oidc', async (request, reply) => {
    const wishes = wishesIn(request.query);
    // Another site must not send anybody through: that would end the session they have.
    if (isSentByOthers(request)) return show(request, reply, gateway, { wishes });
    try {
      const { address, secrets } = await accounts.provider.ask(callbackOf(request, gateway));
      const lang = languageOf(request, wishes);
      const before = gateway.cookie.read(request);
      accounts.roundTrips.begin(reply, { ...wishes, lang, before, secrets });
      return await reply.code(303).header('location', address).send();
    } catch (error) {
      return refuse(request, reply, gateway, { wishes, unclaimed: unclaimedBy(request, error) });
    }
  });

  app.get(callbackPath, async (request, reply) => {
    const trip = accounts.roundTrips.take(request, reply, stateField.parse(request.query).state);
    const wishes = wishesIn(trip);
    if (trip === null) {
      const unclaimed: Unclaimed = { failure: 'attempt-lost', waitSeconds: 0 };
      return refuse(request, reply, gateway, { wishes, unclaimed });
    }
    const claim = await claimFrom(request, gateway, accounts, trip.secrets);
    const visit: Visit = { wishes, before: trip.before, isFromElsewhere: true };
    return enterWith(request, reply, gateway, { claim, wanted: undefined, visit });
  });
}

function isSentByOthers({ headers }: FastifyRequest): boolean {
  return !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
}

/** By the address that people use; the guard let no other host through. */
function callbackOf({ headers }: FastifyRequest, { settings }: Gateway): string {
  return `${settings.publicOrigin ?? `http://${headers.host}`}${callbackPath}`;
}

/** Asks the provider what it was that came back, unless too many wrong answers came from the same address before it. */
async function claimFrom(
  request: FastifyRequest,
  gateway: Gateway,
  accounts: NonNullable<Gateway['accounts']>,
  secrets: Secrets,
): Promise<Claim | Unclaimed> {
  const cameBack = new URL(callbackOf(request, gateway));
  cameBack.search = new URL(request.raw.url ?? '', cameBack).search;
  const account = await gateway.throttle.prove(
    request.ip,
    () =>
      accounts.provider
        .account(cameBack, secrets)
        .catch((error: unknown) => unclaimedBy(request, error)),
    (told) => 'failure' in told && told.failure === 'attempt-lost',
  );
  return 'failure' in account ? account : claimOfAccount(gateway, accounts, account);
}

/** @throws what is none of the provider's. */
function unclaimedBy(request: FastifyRequest, error: unknown): Unclaimed {
  if (!(error instanceof ProviderFailure)) throw error;
  const { failure, cause } = error;
  request.log.warn({ reason: failure, failure: errorForLog(cause) }, 'not signed in by account');
  return { failure, waitSeconds: 0 };
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  gateway: Gateway,
  { wishes, unclaimed }: { wishes: Wishes; unclaimed: Unclaimed },
): Promise<FastifyReply> {
  gateway.metrics.signIn(unclaimed.failure);
  return show(request, reply, gateway, { wishes, ...unclaimed });
}
