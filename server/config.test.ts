import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultProfile, liveProfile } from '../src/contract/profile';
import { readSettings, SettingsError } from './config';

const folder = mkdtempSync(join(tmpdir(), 'trastienda-settings-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let files = 0;
function file(content: unknown, mode = 0o600): string {
  files += 1;
  const path = join(folder, `${files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  chmodSync(path, mode);
  return path;
}

const secret = 'k3Jx0pQm7vRz2LwY8sTn5BdF1hGc6aUe';
const live = { UPSTREAM_URL: 'https://service.test/api/external/v1' };
const before = new Date('2026-11-20T12:00:00Z');

function mistakes(env: NodeJS.ProcessEnv, now = before): string[] {
  try {
    readSettings(env, now);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
}

describe('settings', () => {
  it('need nothing for the embedded service', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4600,
      upstream: null,
      profile: defaultProfile,
      integrations: [],
      secrets: [],
      publicOrigin: null,
      signIn: 'key',
      retentionDays: 400,
      draftDays: 90,
      metricsPort: null,
      sandboxSize: 'normal',
      today: null,
      limits: {
        sessionIdleMs: 1_800_000,
        sessionMaxMs: 32_400_000,
        requestsInFlight: 6,
        sessionInFlight: 8,
        queue: 50,
        connectMs: 3000,
        readMs: 25_000,
        writeMs: 60_000,
        idleBodyMs: 10_000,
        responseBytes: 8_388_608,
        requestBytes: 1_048_576,
        headerBytes: 16_384,
        ratePausesMs: [5000, 10_000, 20_000, 40_000, 60_000],
      },
    });
  });

  it('take proxies by address and by network', () => {
    const list = ['10.0.0.1', '10.0.0.0/8', '10.0.0.2/32', '::1', 'fd00::/8', 'fd00::1/128'];
    expect(readSettings({ TRUST_PROXY: list.join(', ') }).trustProxy).toEqual(list);
  });

  it('take blank for not set', () => {
    expect(readSettings({ PORT: '', UPSTREAM_URL: ' ' })).toMatchObject({
      port: 4600,
      upstream: null,
    });
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '0x50' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'my-computer' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['UPSTREAM_URL', { UPSTREAM_URL: 'service.test' }],
    ['UPSTREAM_URL', { UPSTREAM_URL: 'http://service.test/api/external/v1' }],
    ['UPSTREAM_URL', { UPSTREAM_URL: 'https://service.test/' }],
    ['UPSTREAM_URL', { UPSTREAM_URL: 'https://service.test/api/external/v2' }],
    ['UPSTREAM_URL', { UPSTREAM_URL: 'https://user:pass@service.test/api/external/v1' }],
    ['UPSTREAM_URL', { UPSTREAM_URL: 'https://service.test/api/external/v1?key=x' }],
    ['SESSION_SECRET', { SESSION_SECRET: secret.slice(1) }],
    ['SESSION_SECRET', { SESSION_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'a'.repeat(64) }],
    ['SESSION_SECRET', { SESSION_SECRET: `${secret},short` }],
    ['SESSION_SECRET', { SESSION_SECRET: `${secret},${secret}` }],
    ['SESSION_SECRET', { SESSION_SECRET: `${secret},${secret}a,${secret}b` }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'trastienda.test' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://trastienda.test' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://trastienda.test/app', SESSION_SECRET: secret }],
    ['SESSION_SECRET', { ...live, PUBLIC_ORIGIN: 'https://trastienda.test' }],
    ['PUBLIC_ORIGIN', { ...live, HOST: '0.0.0.0', SESSION_SECRET: secret }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,proxy' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,fd00::/129' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/' }],
    ['SIGN_IN', { SIGN_IN: 'password' }],
    ['SESSION_IDLE', { SESSION_IDLE: '30' }],
    ['SESSION_IDLE', { SESSION_IDLE: '10h' }],
    ['SESSION_MAX', { SESSION_MAX: '0h' }],
    ['SESSION_MAX', { SESSION_MAX: '999999999d' }],
    ['READ_LIMIT', { READ_LIMIT: '25d' }],
    ['WRITE_LIMIT', { WRITE_LIMIT: '999h' }],
    ['JOB_LEASE', { JOB_LEASE: '367d' }],
    ['RETENTION_DAYS', { RETENTION_DAYS: '0' }],
    ['REQUEST_BUDGET', { REQUEST_BUDGET: '0' }],
    ['METRICS_PORT', { METRICS_PORT: '4600' }],
    ['SANDBOX_SIZE', { SANDBOX_SIZE: 'huge' }],
    ['TODAY', { TODAY: '2026-02-30' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'all' }],
    ['CSP_REPORT_COUNT', { CSP_REPORT_COUNT: 'yes' }],
    ['RESPONSE_CAP', { RESPONSE_CAP: '8MB' }],
    ['RATE_PAUSES', { RATE_PAUSES: '5s,never' }],
    ['RESEND_IN_DOUBT', { RESEND_IN_DOUBT: 'never' }],
    ['API_PROFILE', { API_PROFILE: join(folder, 'missing.json') }],
    ['INTEGRATIONS', { INTEGRATIONS: join(folder, 'missing.json') }],
    ['CODES', { CODES: join(folder, 'missing.json') }],
    ['CODES', { SIGN_IN: 'code' }],
  ])('refuse a wrong %s: %j', (name, env) => {
    const found = mistakes(env);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} `));
  });

  it('name every mistake at once, and repeat no secret', () => {
    const env = { PORT: 'x', HOST: 'y', TODAY: 'z', SESSION_SECRET: 'hunter2', SIGN_IN: 'sso' };
    expect(mistakes(env).map((text) => text.split(' ')[0])).toEqual(
      expect.arrayContaining(['PORT', 'HOST', 'TODAY', 'SESSION_SECRET', 'SIGN_IN']),
    );
    expect(() => readSettings(env)).toThrow(/TODAY .*\n.*HOST .*\n.*PORT /s);
    expect(mistakes(env).join()).not.toContain('hunter2');
  });
});

describe('the file of codes', () => {
  const hash = 'h'.repeat(43);
  const integrations = file([{ name: 'compras', business: 'Comercial', key: 'a-key-of-its-own' }]);
  const withCodes = (codes: unknown, env: NodeJS.ProcessEnv = live) => ({
    ...env,
    SIGN_IN: 'code',
    INTEGRATIONS: integrations,
    CODES: file(codes),
  });

  it('names people, the hashes of their codes and what they may work with', () => {
    const codes = [{ person: ' Ana Pe\u0301rez ', hash, integrations: ['compras'] }];
    const settings = readSettings(withCodes(codes), before);
    expect(settings.signIn).toBe('code');
    expect(settings.codes).toEqual([{ person: 'Ana Pérez', hash, integrations: ['compras'] }]);
  });

  it.each([
    ['no list', { person: 'Ana' }, /JSON array/],
    ['no name', [{ person: ' ', hash, integrations: ['compras'] }], /\[0\]\.person/],
    ['a code itself', [{ person: 'Ana', hash: 'A-B', integrations: ['compras'] }], /\[0\]\.hash/],
    ['no integration', [{ person: 'Ana', hash, integrations: [] }], /\[0\]\.integrations/],
    ['an unknown one', [{ person: 'Ana', hash, integrations: ['ventas'] }], /no "ventas"/],
    ['a member too much', [{ person: 'Ana', hash, integrations: ['compras'], code: 'x' }], /\[0\]/],
    [
      'one hash twice',
      [
        { person: 'Ana', hash, integrations: ['compras'] },
        { person: 'Berta', hash, integrations: ['compras'] },
      ],
      /\[1\]: its hash is that of another/,
    ],
  ])('is refused with %s', (_what, codes, words) => {
    expect(mistakes(withCodes(codes))).toEqual([expect.stringMatching(words)]);
  });

  it('may name the demo integrations of the embedded service, which are known later', () => {
    const codes = [{ person: 'Ana', hash, integrations: ['administracion'] }];
    expect(mistakes(withCodes(codes, {}))).toEqual([]);
  });
});

describe('the base without /v1', () => {
  const env = { UPSTREAM_URL: 'https://service.test/api/external/' };

  it('is taken until the day it is removed', () => {
    const lastEvening = new Date('2027-01-01T05:59:59Z');
    expect(readSettings(env, lastEvening).upstream).toEqual({
      origin: 'https://service.test',
      prefix: '/api/external',
      versioned: false,
    });
    expect(mistakes(env, new Date('2027-01-01T06:00:00Z'))).toEqual([
      expect.stringContaining('was removed on 2027-01-01'),
    ]);
  });

  it('counts by a fixed business date when there is one', () => {
    expect(mistakes({ ...env, TODAY: '2027-01-01' })).toHaveLength(1);
  });
});

describe('the session secret', () => {
  it('may come from a private file, two during a rotation', () => {
    const older = 'Zq4Wm9Xe2Rt7Yu1Io5Pa8Sd3Fg6Hj0Kl';
    const path = file(`${secret},${older}\n`);
    expect(readSettings({ SESSION_SECRET_FILE: path }).secrets).toEqual([secret, older]);
  });

  it('may not come from a file everyone can read, nor from two places', () => {
    const open = file(secret, 0o644);
    expect(mistakes({ SESSION_SECRET_FILE: open })).toEqual([
      expect.stringMatching(/^SESSION_SECRET_FILE .*readable by everyone/),
    ]);
    const both = { SESSION_SECRET: secret, SESSION_SECRET_FILE: file(secret) };
    expect(mistakes(both)).toEqual(['SESSION_SECRET and SESSION_SECRET_FILE are both set']);
  });
});

describe('the profile', () => {
  it('keeps undocumented paths locked against a real service, unless the file names them', () => {
    expect(readSettings(live).profile).toEqual(liveProfile);
    const path = file({ paths: { purchaseStatus: '/expenses/{id}' } });
    expect(readSettings({ ...live, API_PROFILE: path }).profile).toEqual({
      ...liveProfile,
      paths: { paymentApplication: null, purchaseStatus: '/expenses/{id}' },
    });
  });

  it('may lock a path and rename one query name, and leaves the rest as it was', () => {
    const part = { paths: { paymentApplication: null }, query: { batches: { days: 'window' } } };
    const { profile } = readSettings({ API_PROFILE: file(part) });
    expect(profile.paths.paymentApplication).toBeNull();
    expect(profile.paths.purchaseStatus).toBe(defaultProfile.paths.purchaseStatus);
    expect(profile.query.batches).toEqual({ ...defaultProfile.query.batches, days: 'window' });
    expect(profile.lineTypes).toEqual(defaultProfile.lineTypes);
  });

  it.each([
    [{ marginUnit: 'permille' }, 'marginUnit'],
    [{ zone: 'America/Santa_Ana' }, 'zone: there is no time zone "America/Santa_Ana"'],
    [{ zone: 'a las seis' }, 'zone'],
    [{ paths: { paymentApplication: '/../admin' } }, 'paths.paymentApplication'],
    [{ paths: { paymentApplication: 'payments' } }, 'paths.paymentApplication'],
    [
      { paths: { purchaseStatus: '/of/6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0/status' } },
      'paths.purchaseStatus holds an id',
    ],
    [{ paths: { purchaseStatus: '/expenses/status' } }, 'must hold {id} exactly once'],
    [{ paths: { purchaseStatus: '/of/{id}/expenses/{id}' } }, 'must hold {id} exactly once'],
    [{ paths: { paymentApplication: '/expenses/{id}/pay' } }, 'has no place for {id}'],
    [{ query: { batches: { days: 'a&b' } } }, 'query.batches.days'],
    [{ paths: { purchaseStatus: null, saleVoiding: '/sales/{id}/void' } }, 'saleVoiding'],
    [{ query: { batches: { days: 'page' } } }, 'uses the name "page" twice'],
    [{ unheard: true }, 'unheard'],
    ['{"__proto__": {"polluted": true}}', '__proto__'],
    [[], 'must hold a JSON object'],
    ['{', 'is not JSON'],
  ])('refuses %j', (content, words) => {
    const found = mistakes({ API_PROFILE: file(content) });
    expect(found).toEqual([expect.stringContaining(words)]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each(['/api/external/expenses/{id}/status', '/api/external/v1/expenses/{id}/status'])(
    'M4: takes paths below the base alone, not %s',
    (path) => {
      expect(mistakes({ API_PROFILE: file({ paths: { purchaseStatus: path } }) })).toEqual([
        expect.stringContaining('paths.purchaseStatus begins with the base'),
      ]);
    },
  );

  it.each([
    ['paymentApplication', '/products'],
    ['paymentApplication', '/expenses'],
    ['purchaseStatus', '/sales/{id}'],
    ['purchaseStatus', '/hr/employees'],
  ])('does not let %s take the place of the documented %s', (name, path) => {
    expect(mistakes({ API_PROFILE: file({ paths: { [name]: path } }) })).toEqual([
      expect.stringContaining(`paths.${name}`),
    ]);
  });
});

describe('the integrations', () => {
  it('hold a key, or name the variable that does', () => {
    const path = file([
      { name: 'tienda', business: 'La Tienda', key: 'key-of-tienda' },
      {
        name: 'bodega',
        label: 'Bodega',
        business: 'La Tienda',
        keyEnv: 'BODEGA_KEY',
        areas: ['batches'],
        taxNumbers: ['0614-280498-103-1'],
      },
    ]);
    expect(readSettings({ INTEGRATIONS: path, BODEGA_KEY: 'key-of-bodega' }).integrations).toEqual([
      {
        name: 'tienda',
        label: 'tienda',
        business: 'La Tienda',
        key: 'key-of-tienda',
        areas: null,
        groups: [],
        taxNumbers: [],
      },
      {
        name: 'bodega',
        label: 'Bodega',
        business: 'La Tienda',
        key: 'key-of-bodega',
        areas: ['batches'],
        groups: [],
        taxNumbers: ['0614-280498-103-1'],
      },
    ]);
  });

  it('have every mistake of every item named, without their keys', () => {
    const path = file([
      { name: 'Tienda', business: 'La Tienda', key: 'key-of-tienda' },
      { name: 'a', key: 'key-of-first' },
      { name: 'b', business: 'B', key: 'short' },
      { name: 'c', business: 'C' },
      { name: 'd', business: 'D', key: 'key-of-d-d-d', keyEnv: 'D_KEY' },
      { name: 'e', business: 'E', keyEnv: 'E_KEY' },
      { name: 'f', business: 'F', key: 'key-of-the-f' },
      { name: 'f', business: 'F', key: 'key-of-other' },
      { name: 'g', business: 'G', key: 'key-of-the-f' },
      { name: 'h', business: 'H', key: 'key-of-the-h', password: 'x' },
    ]);
    const found = mistakes({ INTEGRATIONS: path });
    const items = [0, 1, 2, 3, 4, 5, 7, 8, 9];
    expect(found).toHaveLength(items.length);
    for (const [place, item] of items.entries()) expect(found[place]).toContain(`[${item}]`);
    expect(found.join()).not.toMatch(/key-of|short/);
  });

  it('are refused when everyone can read them', () => {
    const path = file([{ name: 'a', business: 'A', key: 'key-of-first' }], 0o644);
    expect(mistakes({ INTEGRATIONS: path })).toEqual([
      expect.stringContaining('readable by everyone'),
    ]);
  });
});
