import { describe, expect, it } from 'vitest';
import wanted from './open-redirects.json';
import { cookiesOf, openOffice, refreshOf, sessionCookie } from './support/office';

const office = openOffice();

describe('a provider', () => {
  const discovery = '/.well-known/openid-configuration';
  const ask = () => office.gateway.ask('/sign-in/oidc?next=/attempts&lang=en');

  it('that is away keeps nothing from starting, is told in words, and is asked again', async () => {
    await office.provider.down();
    await office.start();
    expect((await office.gateway.ask('/sign-in')).status).toBe(200);
    const answer = await ask();
    expect(answer.status).toBe(502);
    expect(answer.text).toContain('The account system does not answer');
    expect(answer.text).toContain('href="/sign-in/oidc?lang=en&amp;next=%2Fattempts"');
    await office.provider.up();
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
  });

  it('is asked once what it is, however many sign in', async () => {
    await office.start();
    await Promise.all(Array.from({ length: 5 }, () => office.throughProvider()));
    expect(office.provider.asked.filter((path) => path === discovery)).toHaveLength(1);
  });

  it.each([discovery, '/token', '/keys'])(
    'that is silent at %s is waited for no longer than is set',
    async (path) => {
      await office.start({ env: { OIDC_LIMIT: '200ms' } });
      office.provider.instead.set(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      });
      const began = Date.now();
      const answer = path === discovery ? await ask() : await office.throughProvider();
      expect(answer.status).toBe(502);
      expect(answer.text).toMatch(/no responde|does not answer/);
      expect(Date.now() - began).toBeLessThan(3000);
    },
  );

  it.each<[string, string, number, string]>([
    ['no JSON', discovery, 200, '<html>'],
    ['nothing', discovery, 200, ''],
    ['another kind', discovery, 404, '{}'],
    ['no end', discovery, 200, JSON.stringify({ more: 'x'.repeat(600_000) })],
    ['no JSON', '/token', 200, '<html>'],
    ['no token', '/token', 200, '{}'],
    ['that it does not know us', '/token', 401, '{"error":"invalid_client"}'],
    ['no keys', '/keys', 200, '{"keys":[]}'],
    ['rubbish', '/keys', 200, '[]'],
  ])('that answers %s at %s is told from one that is away', async (_what, path, status, body) => {
    await office.start();
    office.provider.instead.set(path, (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    const answer = path === discovery ? await ask() : await office.throughProvider();
    expect([answer.status, sessionCookie(answer)]).toEqual([502, undefined]);
    expect(answer.text).toMatch(/no se puede creer|cannot be trusted/);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { issuer: 'https://accounts.evil.test' }],
    ['an unsafe place to sign in', { authorization_endpoint: 'http://accounts.evil.test/' }],
    ['a script as that place', { authorization_endpoint: 'javascript:alert(1)' }],
    ['no place at all', { authorization_endpoint: undefined }],
  ])('that names %s sends nobody there', async (_what, metadata) => {
    office.provider.metadata = metadata;
    await office.start();
    const answer = await ask();
    expect([answer.status, answer.headers['location']]).toEqual([502, undefined]);
    expect(answer.text).toContain('cannot be trusted');
  });

  it('that redirects us is not followed, and gets no secret over an unsafe line', async () => {
    office.provider.metadata = { token_endpoint: 'http://accounts.evil.test/token' };
    await office.start();
    expect((await office.throughProvider()).status).toBe(502);
    office.provider.instead.set(discovery, (_request, response) => {
      response.writeHead(302, { location: `${office.provider.issuer}/elsewhere` }).end();
    });
    office.gateway.advance(2 * 3_600_000);
    expect((await ask()).status).toBe(502);
    expect(office.provider.asked).not.toContain('/elsewhere');
  });
});

describe('the way there', () => {
  it('is not taken when another site sends somebody', async () => {
    await office.start();
    for (const site of ['cross-site', 'same-site']) {
      const answer = await office.gateway.ask('/sign-in/oidc', {
        headers: { 'sec-fetch-site': site },
      });
      expect([answer.status, cookiesOf(answer)]).toEqual([200, []]);
    }
    expect(office.provider.asked).toEqual([]);
  });

  it('never leads on to another site, or back here', async () => {
    await office.start();
    for (const next of wanted) {
      const answer = await office.throughProvider(`?${new URLSearchParams({ next }).toString()}`);
      const location = String(refreshOf(answer)).replaceAll('&amp;', '&');
      const { origin, pathname } = new URL(location, office.gateway.url);
      expect([next, origin]).toEqual([next, office.gateway.url]);
      expect(pathname).not.toMatch(/^\/(sign-in|gateway|api|assets)/);
    }
  });

  it('does not exist where people sign in otherwise', async () => {
    await office.start({ env: { SIGN_IN: 'key' } });
    for (const path of ['/sign-in/oidc', '/sign-in/callback?code=x&state=y']) {
      expect((await office.gateway.ask(path)).status).toBe(404);
    }
  });
});
