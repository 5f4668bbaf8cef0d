import Database from 'libsql';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './support/gateway';
import { goodKey, otherKey, startFakeUpstream } from './support/upstream';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const read = (cookie: string, from: TestGateway = gateway) =>
  from.appAsk('/api/external/v1/branches', { cookie });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Every character replaced by its four neighbours, every shorter and many other values: all but the true one. */
function tampered(value: string): string[] {
  const changed = Array.from(value).flatMap((character, place) =>
    [1, 2, 4, 16].map((step) => {
      const other = letters[(letters.indexOf(character) + step) % letters.length];
      return `${value.slice(0, place)}${other}${value.slice(place + 1)}`;
    }),
  );
  const cut = Array.from(value).map((_, length) => value.slice(0, length));
  const others = ['A', '=', '.', '%00', '"', ' x', ',', value].map((end) => value + end);
  const reversed = Array.from(value).reverse().join('');
  return [...changed, ...cut, ...others, `"${value}"`, reversed, value.toUpperCase(), '__proto__'];
}

describe('session cookies', () => {
  it('refuses 200 and more altered values, and still takes the true one', async () => {
    const cookie = await gateway.signIn();
    const [name = '', value = ''] = cookie.split('=');
    const values = [...new Set(tampered(value))].filter((one) => one !== value);
    expect(values.length).toBeGreaterThan(200);
    gateway.upstream.seen.length = 0;
    const accepted: string[] = [];
    for (const one of values) {
      const answer = await read(`${name}=${one}`);
      if (answer.status !== 401 || answer.headers['x-session'] !== 'expired') accepted.push(one);
    }
    expect(accepted).toEqual([]);
    expect(gateway.upstream.seen).toEqual([]);
    expect((await read(cookie)).status).toBe(200);
  });

  it('refuses two sessions at once, and names that only look like ours', async () => {
    const cookie = await gateway.signIn();
    const value = cookie.split('=')[1] ?? '';
    const names = [`trastienda-${gateway.port}`, '__Host-trastienda-1', '__Host-trastienda'];
    for (const one of [`${cookie}; ${cookie}`, ...names.map((name) => `${name}=${value}`)]) {
      expect((await read(one)).status).toBe(401);
    }
  });

  it('is out of reach of scripts, other sites, plain http and other paths', async () => {
    const answer = await gateway.submitSignIn({
      key: goodKey,
      operator: 'A',
    });
    const [pair, ...rules] = String(answer.headers['set-cookie']).split('; ');
    expect(pair).toMatch(new RegExp(`^__Host-trastienda-${gateway.port}=[\\w-]{43}$`));
    expect(rules.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  it('gives every sign-in a value of its own and ends the one before', async () => {
    const first = await gateway.signIn();
    const again = await gateway.submitSignIn({ key: goodKey, operator: 'Ana' }, { cookie: first });
    const second = String(again.headers['set-cookie']).split(';')[0] ?? '';
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(401);
    expect((await read(second)).status).toBe(200);
  });

  it('ends at sign-out, for good', async () => {
    const cookie = await gateway.signIn();
    const out = await gateway.appAsk('/gateway/sign-out', { method: 'POST', cookie });
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie'])).toMatch(/=; .*Max-Age=0/);
    expect((await read(cookie)).status).toBe(401);
  });

  it('ends everywhere for one person with one integration, and for nobody else', async () => {
    const desk = await gateway.signIn(undefined, 'Berta');
    const till = await gateway.signIn(undefined, 'Berta');
    const colleague = await gateway.signIn(undefined, 'Carlos');
    await gateway.appAsk('/gateway/sign-out-everywhere', { method: 'POST', cookie: desk });
    const statuses = await Promise.all(
      [desk, till, colleague].map(async (one) => (await read(one)).status),
    );
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('does not take a sealed key that was moved from one session to another', async () => {
    const [own, foreign] = [
      await gateway.signIn(undefined, 'Ana'),
      await gateway.signIn(undefined, 'Eva'),
    ];
    const database = new Database(join(gateway.dataDir, 'gateway.db'));
    database.exec(
      `update sessions set sealed_key = (select sealed_key from sessions where operator = 'Eva') where operator = 'Ana'`,
    );
    database.close();
    expect((await read(own)).status).toBe(401);
    expect((await read(foreign)).status).toBe(200);
  });

  it('has an idle and an absolute limit by the clock of the gateway', async () => {
    const env = { SESSION_IDLE: '30min', SESSION_MAX: '9h' };
    const clocked = await startTestGateway({ env });
    const minute = 60_000;
    const idle = await clocked.signIn(undefined, 'Idle');
    const busy = await clocked.signIn(undefined, 'Busy');
    for (let passed = 0; passed < 60; passed += 20) {
      clocked.advance(20 * minute);
      expect((await read(busy, clocked)).status).toBe(200);
    }
    expect((await read(idle, clocked)).status).toBe(401);
    for (let passed = 60; passed < 9 * 60 - 20; passed += 20) {
      clocked.advance(20 * minute);
      await read(busy, clocked);
    }
    expect((await read(busy, clocked)).status).toBe(200);
    clocked.advance(21 * minute);
    expect((await read(busy, clocked)).status).toBe(401);
    await clocked.close();
  });

  it('is not kept alive by asking for it', async () => {
    const clocked = await startTestGateway({ env: { SESSION_IDLE: '30min' } });
    const cookie = await clocked.signIn();
    clocked.advance(20 * 60_000);
    expect((await clocked.appAsk('/gateway/session', { cookie })).json()).toMatchObject({
      signedIn: true,
    });
    clocked.advance(11 * 60_000);
    expect((await clocked.appAsk('/gateway/session', { cookie })).json()).toEqual({
      signedIn: false,
    });
    await clocked.close();
  });
});

describe('a session whose key changed hands', () => {
  const integrations = (content: unknown) => {
    const path = join(gateway.dataDir, 'integrations.json');
    writeFileSync(path, JSON.stringify(content), { mode: 0o600 });
    return { INTEGRATIONS: path };
  };
  const shop = { name: 'tienda', label: 'Tienda', business: 'La Tienda' };

  it.each([
    ['goes on when only its labels change', [{ ...shop, label: 'Otra', key: goodKey }], true],
    [
      'ends when the key moved to another integration',
      [{ ...shop, name: 'bodega', key: goodKey }],
      false,
    ],
    ['ends when the integration got another key', [{ ...shop, key: otherKey }], false],
    ['ends when the integration was taken out', [], false],
  ])('%s', async (_name, later, stays) => {
    const { upstream } = gateway;
    const before = await startTestGateway({
      upstream,
      env: integrations([{ ...shop, key: goodKey }]),
    });
    const { dataDir, port } = before;
    const cookie = await before.signIn();
    expect((await before.appAsk('/gateway/session', { cookie })).json()).toMatchObject({
      integration: shop,
    });
    await before.stop();
    const env = { ...integrations(later), PORT: String(port) };
    const after = await startTestGateway({ upstream, dataDir, env });
    expect((await after.appAsk('/gateway/session', { cookie })).json()).toMatchObject({
      signedIn: stays,
    });
    await after.close();
    await before.close();
  });
});

describe('two gateways on one machine', () => {
  it('keep their sessions apart', async () => {
    const other = await startTestGateway();
    const [own, foreign] = [await gateway.signIn(), await other.signIn()];
    expect(own.split('=')[0]).not.toBe(foreign.split('=')[0]);
    // A browser sends both cookies to both ports.
    const both = `${own}; ${foreign}`;
    expect((await read(both)).status).toBe(200);
    expect((await read(both, other)).status).toBe(200);
    expect((await read(foreign)).status).toBe(401);
    const renamed = foreign.replace(String(other.port), String(gateway.port));
    expect((await read(renamed)).status).toBe(401);
    await other.close();
  });
});

describe('session secrets', () => {
  const first = 'k3Jx0pQm7vRz2LwY8sTn5BdF1hGc6aUe';
  const second = 'Zq4Wm9Xe2Rt7Yu1Io5Pa8Sd3Fg6Hj0Kl';

  it('can be replaced without signing anyone out, and the old one be dropped later', async () => {
    const upstream = await startFakeUpstream();
    const started = await startTestGateway({ upstream, env: { SESSION_SECRET: first } });
    const { dataDir, port } = started;
    const env = { PORT: String(port) };
    const cookie = await started.signIn();
    await started.stop();
    const seen: number[] = [];
    for (const secret of [`${second},${first}`, second]) {
      const next = await startTestGateway({
        upstream,
        dataDir,
        env: { ...env, SESSION_SECRET: secret },
      });
      seen.push((await read(cookie, next)).status);
      await next.stop();
    }
    expect(seen).toEqual([200, 401]);
    await started.close();
    await upstream.close();
  });
});
