import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { Provider } from '../../../e2e/support/provider';
import { startTestGateway, type Answered, type GatewayOptions, type TestGateway } from './gateway';
import { goodKey, otherKey } from './upstream';

const business = 'Comercial Los Volcanes';
const compras = { name: 'compras', label: 'Compras', business, key: goodKey };
const gerencia = { name: 'gerencia', label: 'Gerencia', business, key: otherKey };
const integrations = [
  { ...compras, groups: ['bodega', '@empresa.com.sv'] },
  { ...gerencia, groups: ['jefes', 'berta@socios.test'] },
];

export const ana = {
  name: 'Ana Cañas',
  email: 'Ana@Empresa.com.sv',
  email_verified: true,
  groups: [],
};

/** An office with an identity provider; each test has its own. */
export type Office = {
  folder: string;
  provider: Provider;
  gateway: TestGateway;
  /** @param groups - of the one integration there is then. */
  start(options?: GatewayOptions, groups?: string[]): Promise<void>;
  /** Follows our link as a browser does: where it leads, and the cookie that goes along. */
  leave(query?: string, cookie?: string): Promise<{ there: URL; attempt: string }>;
  /** Comes back from the provider's site: of our cookies only that of the attempt is there. */
  comeBack(address: string, cookie: string): Promise<Answered>;
  throughProvider(query?: string): Promise<Answered>;
  sessionOf(cookie: string | undefined): Promise<{ signedIn: boolean }>;
};

export function openOffice(): Office {
  const office = {} as Office;
  beforeEach(async () => {
    office.folder = mkdtempSync(join(tmpdir(), 'trastienda-accounts-'));
    office.provider = await Provider.start();
    office.provider.person = ana;
  });
  afterEach(async () => {
    await office.gateway.close();
    await office.provider.down();
    rmSync(office.folder, { recursive: true });
  });
  return Object.assign(office, {
    start: async (options: GatewayOptions = {}, groups?: string[]) => {
      const path = join(office.folder, 'integrations.json');
      const known = groups === undefined ? integrations : [{ ...compras, groups }];
      writeFileSync(path, JSON.stringify(known), { mode: 0o600 });
      const env = { ...office.provider.settings, INTEGRATIONS: path, ...options.env };
      office.gateway = await startTestGateway({ ...options, env });
    },
    leave: async (query = '', cookie = '') => {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await office.gateway.ask(`/sign-in/oidc${query}`, { headers, cookie });
      expect(answer.status).toBe(303);
      const attempt = cookiesOf(answer).find((one) => one.includes('attempt')) ?? '';
      return { there: new URL(String(answer.headers['location'])), attempt };
    },
    comeBack: async (address: string, cookie: string) => {
      const { pathname, search } = new URL(address);
      const headers = { 'sec-fetch-site': 'cross-site' };
      return office.gateway.ask(pathname + search, { cookie, headers });
    },
    throughProvider: async (query = '') => {
      const { there, attempt } = await office.leave(query);
      return office.comeBack(office.provider.wayBack(there), attempt);
    },
    sessionOf: async (cookie = '') =>
      (await office.gateway.appAsk('/gateway/session', { cookie })).json() as { signedIn: boolean },
  });
}

export const cookiesOf = ({ headers }: Answered) =>
  [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '');

export const sessionCookie = (answer: Answered) =>
  cookiesOf(answer).find((cookie) => /^__Host-trastienda-\d+=./.test(cookie));

/** Where a page goes on to by itself. */
export const refreshOf = ({ text }: Answered) =>
  /http-equiv="refresh" content="0; url=([^"]*)"/.exec(text)?.[1];
