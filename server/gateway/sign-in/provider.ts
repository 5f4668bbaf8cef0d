import type * as Library from 'openid-client';
import type { Configuration } from 'openid-client';
import { isSafeAddress, type Oidc } from '../../settings/oidc';
import { accountOf, type Account } from './account';
import { createProviderFetch, ProviderAway } from './provider-fetch';
import type { SignInFailure } from './text';

/** Read when somebody signs in with an account, so that no other gateway starts later for it. */
type Client = typeof Library;

/** What one way to the provider and back keeps to itself, and the provider's answer is held against. */
export type Secrets = { state: string; nonce: string; verifier: string };

/** The office's identity provider. */
export type Provider = {
  /**
   * Where somebody has to go, and what the answer is held against.
   * @throws ProviderFailure
   */
  ask(callback: string): Promise<{ address: string; secrets: Secrets }>;
  /**
   * Whose account it is that came back with this address.
   * @throws ProviderFailure
   */
  account(cameBack: URL, secrets: Secrets): Promise<Account>;
};

/** No account, and what people are told about it. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause: unknown) {
    super('', { cause });
    this.failure = failure;
  }
}

/** How long what the provider says of itself is taken for granted. */
const knownForMs = 3_600_000;

type Known = { configuration: Configuration; until: number };

/** Asks nothing before somebody signs in: a provider that is away keeps nobody else from working. */
export function createProvider(oidc: Oidc, limitMs: number, now: () => Date): Provider {
  let known: Known | null = null;
  let asking: Promise<Known> | null = null;

  async function discovered(client: Client): Promise<Known> {
    const configuration = await discover(client, oidc, limitMs);
    known = { configuration, until: now().getTime() + knownForMs };
    return known;
  }

  function whatItIs(client: Client): Promise<Known> {
    if (known !== null && now().getTime() < known.until) return Promise.resolve(known);
    asking ??= discovered(client).finally(() => {
      asking = null;
    });
    return asking;
  }

  async function asked<Result>(
    question: (client: Client, configuration: Configuration) => Promise<Result>,
  ): Promise<Result> {
    const client = await import('openid-client');
    try {
      const { configuration } = await whatItIs(client);
      return await question(client, configuration);
    } catch (error) {
      throw new ProviderFailure(failureOf(client, error), error);
    }
  }

  return {
    ask: (callback) =>
      asked(async (client, configuration) => {
        const secrets = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: callback,
          scope: oidc.scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          ...(oidc.prompt !== null && { prompt: oidc.prompt }),
        });
        if (!isSafeAddress(address)) throw new Error('The address to sign in at is not safe.');
        return { address: address.href, secrets };
      }),

    account: (cameBack, { state, nonce, verifier }) =>
      asked(async (client, configuration) => {
        const tokens = await client.authorizationCodeGrant(configuration, cameBack, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('There is no id token.');
        const isWhole = ['name', 'email', oidc.groupsClaim].every((name) => name in claims);
        const tells = configuration.serverMetadata().userinfo_endpoint !== undefined;
        // Some providers keep the id token short and tell the rest when asked.
        if (isWhole || !tells) return accountOf(oidc, claims.sub, [claims]);
        const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return accountOf(oidc, claims.sub, [claims, more]);
      }),
  };
}

async function discover(client: Client, oidc: Oidc, limitMs: number): Promise<Configuration> {
  const { clientId, clientSecret } = oidc;
  const issuer = new URL(oidc.issuer);
  const basic = client.ClientSecretBasic(clientSecret);
  const post = client.ClientSecretPost(clientSecret);
  const configuration = await client.discovery(
    issuer,
    clientId,
    undefined,
    (server, ...request) => {
      const methods = server.token_endpoint_auth_methods_supported ?? [];
      const way = methods.includes('client_secret_post') ? post : basic;
      way(server, ...request);
    },
    {
      [client.customFetch]: createProviderFetch(limitMs),
      timeout: Math.ceil(limitMs / 1000) + 1,
      execute: [
        // Without it the library trusts the connection that a token came over.
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [onThisMachine(client)] : []),
      ],
    },
  );
  // The library lets some providers speak for others, whose people would come in as well.
  if (new URL(configuration.serverMetadata().issuer).href !== issuer.href) {
    throw new Error('The provider is another one than the settings name.');
  }
  return configuration;
}

/** Plain http, which the settings let pass on loopback alone; the library calls it deprecated to be noticed. */
function onThisMachine(client: Client): (configuration: Configuration) => void {
  return Reflect.get(client, 'allowInsecureRequests');
}

const busy = ['server_error', 'temporarily_unavailable'];

function failureOf(client: Client, error: unknown): SignInFailure {
  if (isAway(error)) return 'provider-away';
  if (error instanceof client.AuthorizationResponseError) {
    return busy.includes(error.error) ? 'provider-away' : 'account-refused';
  }
  if (error instanceof client.ResponseBodyError) {
    if (busy.includes(error.error)) return 'provider-away';
    // What came back in the address is none of its codes, or one that was used.
    if (error.error === 'invalid_grant') return 'attempt-lost';
  }
  return 'provider-wrong';
}

function isAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}
