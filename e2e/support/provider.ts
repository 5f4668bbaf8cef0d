import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const client = { id: 'trastienda', secret: 'canary-of-the-client-1f6b90d2' };

type Claims = Record<string, unknown>;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Code = { challenge: string; nonce: string; redirect: string };

// Making them takes longer than most tests.
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'of-the-provider';
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An identity provider with one person, and with every lever to let it fail. */
export class Provider {
  /** Whom the next id token tells of. */
  person: Claims = {};
  /** What is told of them when asked for more. */
  more: Claims | null = null;
  /** What it says of itself, beside what is true. */
  metadata: Claims = {};
  /** What the next id token says beside all that. */
  token: Claims = {};
  /** By path, instead of its own answer. */
  readonly instead = new Map<string, Answer>();
  /** Paths in the order they were asked for. */
  readonly asked: string[] = [];
  readonly #codes = new Map<string, Code>();
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response);
  });
  #signsWith: KeyObject = keys.privateKey;
  #port = 0;

  static async start(): Promise<Provider> {
    const provider = new Provider();
    await provider.up();
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Settings of a gateway that knows it. */
  get settings(): Record<string, string> {
    return {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    };
  }

  async up(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Signs with a key that is not among those it shows. */
  signWithAnotherKey(): void {
    this.#signsWith = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  }

  idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: this.issuer, aud: client.id, sub: 'person-1', iat: now, exp: now + 60 };
    const claims = { ...standard, nonce, ...this.person, ...this.token };
    const content = `${base64({ alg: 'RS256', kid })}.${base64(claims)}`;
    const signature = sign('RSA-SHA256', Buffer.from(content), this.#signsWith);
    return `${content}.${signature.toString('base64url')}`;
  }

  /** The address that somebody is sent back to who was sent here with this one. */
  wayBack(from: URL, result?: Record<string, string>): string {
    const asked = from.searchParams;
    const code = randomUUID();
    this.#codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
      redirect: asked.get('redirect_uri') ?? '',
    });
    const back = new URL(asked.get('redirect_uri') ?? '');
    const answer = { state: asked.get('state') ?? '', iss: this.issuer, ...(result ?? { code }) };
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    return back.href;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    this.asked.push(url.pathname);
    const instead = this.instead.get(url.pathname);
    if (instead !== undefined) return instead(request, response);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, 200, {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/keys`,
          ...(this.more !== null && { userinfo_endpoint: `${this.issuer}/person` }),
          authorization_response_iss_parameter_supported: true,
          id_token_signing_alg_values_supported: ['RS256'],
          ...this.metadata,
        });
      case '/authorize':
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(
          `<!doctype html><html lang="es"><head><title>Cuentas</title><link rel="icon" href="data:,"></head>
          <main><h1>Cuentas</h1><a href="${this.wayBack(url).replaceAll('&', '&amp;')}">Soy yo</a></main></html>`,
        );
        return;
      case '/keys': {
        const key = keys.publicKey.export({ format: 'jwk' });
        return json(response, 200, { keys: [{ ...key, kid, use: 'sig', alg: 'RS256' }] });
      }
      case '/token':
        return this.#exchange(request, response);
      case '/person':
        return json(response, 200, { sub: 'person-1', ...this.more });
      default:
        return json(response, 404, {});
    }
  }

  async #exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await request.toArray()).join(''));
    const [, basic = ''] = (request.headers.authorization ?? '').split('Basic ');
    const whom = decodeURIComponent(Buffer.from(basic, 'base64').toString());
    if (whom !== `${client.id}:${client.secret}`) {
      return json(response, 401, { error: 'invalid_client' });
    }
    const code = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (code?.challenge !== challenge || code.redirect !== form.get('redirect_uri')) {
      return json(response, 400, { error: 'invalid_grant' });
    }
    return json(response, 200, {
      access_token: 'canary-of-the-access-token',
      token_type: 'Bearer',
      id_token: this.idToken(code.nonce),
    });
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
