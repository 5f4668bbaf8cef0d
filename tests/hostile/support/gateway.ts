import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { readSettings } from '../../../server/config';
import { startGateway, type GatewayParts } from '../../../server/gateway/start';
import { appHeaders } from './app-headers';
import { goodKey, startFakeUpstream, type FakeUpstream } from './upstream';

export type Answered = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json: () => unknown;
};

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  cookie?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Aborted, the connection is cut, as by a browser that goes. */
  signal?: AbortSignal;
};

/** By cookie of `signIn`, what the app sends beside it: a gateway that is started again over the same data takes it still. */
const signedIn = new Map<string, Record<string, string>>();

/** What the app sends beside a cookie; with one of nobody's, that it is the app. */
export function asTheApp(cookie = ''): Record<string, string> {
  return signedIn.get(cookie) ?? { 'x-trastienda': '1' };
}

/** The same with the cookie, as lines of a request over a raw socket. */
export function linesOfTheApp(cookie: string): string[] {
  return Object.entries({ cookie, ...asTheApp(cookie) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
}

/** A real gateway before a fake service, in a data folder of its own. */
export type TestGateway = {
  url: string;
  port: number;
  metricsUrl: string | null;
  upstream: FakeUpstream;
  dataDir: string;
  logLines: string[];
  /** Moves the gateway's clock. */
  advance(milliseconds: number): void;
  ask: (path: string, options?: Ask) => Promise<Answered>;
  /** Like the app: with its header, and for whom the cookie stands for. */
  appAsk: (path: string, options?: Ask) => Promise<Answered>;
  submitSignIn: (fields: Record<string, string>, options?: Ask) => Promise<Answered>;
  /** Signs in and answers the cookie, `name=value`. */
  signIn(key?: string, operator?: string): Promise<string>;
  stop(): Promise<void>;
  close(): Promise<void>;
};

export type GatewayOptions = {
  env?: Record<string, string>;
  upstream?: FakeUpstream;
  dataDir?: string;
  parts?: GatewayParts;
};

export async function startTestGateway(options: GatewayOptions = {}): Promise<TestGateway> {
  const upstream = options.upstream ?? (await startFakeUpstream());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'trastienda-test-'));
  const logLines: string[] = [];
  let offset = 0;
  const settings = readSettings({
    UPSTREAM_URL: upstream.base,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    ...options.env,
  });
  const running = await startGateway(settings, {
    now: () => new Date(Date.now() + offset),
    logStream: { write: (line) => logLines.push(line) },
    ...options.parts,
  });
  const port = Number(options.env?.['PORT'] ?? new URL(running.url).port);
  const url = `http://localhost:${port}`;

  async function ask(path: string, { method = 'GET', cookie, headers, body, signal }: Ask = {}) {
    const answer = await request(`${url}${path}`, {
      method,
      headers: { ...(cookie !== undefined && { cookie }), ...headers },
      body: body ?? null,
      ...(signal && { signal }),
    });
    const text = await answer.body.text();
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: (): unknown => JSON.parse(text),
    };
  }

  const submitSignIn = (fields: Record<string, string>, { cookie, headers }: Ask = {}) =>
    ask('/sign-in', {
      method: 'POST',
      ...(cookie !== undefined && { cookie }),
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });

  return {
    url,
    port,
    metricsUrl: running.metricsUrl,
    upstream,
    dataDir,
    logLines,
    advance(milliseconds) {
      offset += milliseconds;
    },
    ask,
    async appAsk(path, asked = {}) {
      const { cookie = '' } = asked;
      const own = signedIn.get(cookie) ?? (await appHeaders(url, cookie));
      return ask(path, { ...asked, headers: { ...own, ...asked.headers } });
    },
    submitSignIn,
    async signIn(key = goodKey, operator = 'Ana Prueba') {
      const answer = await submitSignIn({ key, operator });
      const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
      if (answer.status !== 303 || cookie === '') {
        throw new Error(`Sign-in failed with ${answer.status}.`);
      }
      signedIn.set(cookie, await appHeaders(url, cookie));
      return cookie;
    },
    stop: () => running.close(),
    async close() {
      await running.close();
      if (options.upstream === undefined) await upstream.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
