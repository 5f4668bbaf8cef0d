import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/contract/language';
import { answerHeaders } from '../../server/gateway/web/headers';
import { asTheApp, startTestGateway, type TestGateway } from './support/gateway';
import { freePort } from './support/ports';
import { json } from './support/upstream';

const webRoot = mkdtempSync(join(tmpdir(), 'trastienda-web-'));
const script = 'export const shop = "trastienda";\n'.repeat(200);

let gateway: TestGateway;
let cookie: string;

beforeAll(async () => {
  for (const folder of ['assets', '.vite']) mkdirSync(join(webRoot, folder));
  for (const language of languages) {
    copyFileSync('index.html', join(webRoot, `index.${language}.html`));
  }
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
  writeFileSync(join(webRoot, 'assets/app-1a2b.js'), script);
  writeFileSync(join(webRoot, 'assets/app-1a2b.js.map'), '{}');
  writeFileSync(join(webRoot, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(webRoot, 'assets/app-1a2b.js.gz'), gzipSync(script));
  gateway = await startTestGateway({
    env: { METRICS_PORT: '0', CSP_REPORT_COUNT: '1' },
    parts: { webRoot },
  });
  cookie = await gateway.signIn();
});
afterAll(async () => {
  await gateway.close();
  rmSync(webRoot, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The bytes as they came, for tests of how they were packed. */
async function packed(path: string, encoding: string) {
  const answer = await request(gateway.url + path, {
    headers: { cookie, ...asTheApp(cookie), 'accept-encoding': encoding },
  });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, body };
}

describe('every answer', () => {
  it.each([
    ['a page', '/', html],
    ['a deep link', '/lotes?page=2', html],
    ['sign-in', '/sign-in', html],
    ['an unknown path', '/nada.txt', {}],
    ['an unknown asset', '/assets/app-0000.js', {}],
    ['an asset', '/assets/app-1a2b.js', {}],
    ['a read', '/api/external/v1/branches', { 'x-trastienda': '1' }],
    ['an unknown operation', '/api/external/v1/admin', { 'x-trastienda': '1' }],
    ['a path that is no path', '/%2e%2e/', {}],
    ['a path that cannot be decoded', '/%zz', {}],
    ['a request from nowhere', '/gateway/session', {}],
    ['health', '/healthz', {}],
  ])('carries the headers that protect it: %s', async (_name, path, headers) => {
    const answer = await gateway.ask(path, { cookie, headers });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    const policy = String(answer.headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(JSON.stringify(answer.headers)).not.toMatch(/fastify|node\.js|x-powered-by|"server"/i);
  });

  it.each([
    ['a page', '/', html],
    ['sign-in', '/sign-in', html],
    ['an unknown path', '/nada.txt', {}],
    ['a deep link', '/lotes?page=2', html],
    ['an unknown asset', '/assets/app-0000.js', {}],
    ['an asset', '/assets/app-1a2b.js', {}],
    ['a path that is no path', '/%2e%2e/', {}],
    ['a path that cannot be decoded', '/%zz', {}],
    ['health', '/healthz', {}],
  ])(
    'closes what a page may do, and has broken rules reported: %s',
    async (_name, path, headers) => {
      const answer = await gateway.ask(path, { cookie, headers });
      expect(answer.headers['permissions-policy']).toContain('camera=()');
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('report-uri /gateway/csp-reports');
    },
  );

  it.each([
    ['a read', '/api/external/v1/branches', { 'x-trastienda': '1' }],
    ['one that a page elsewhere asked for', '/api/external/v1/branches', {}],
    ['the session', '/gateway/session', { 'x-trastienda': '1' }],
    ['a request from nowhere', '/gateway/session', {}],
  ])('lets nothing be done with data opened as a page: %s', async (_name, path, headers) => {
    const answer = await gateway.ask(path, { cookie, headers });
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
  });

  it.each([
    ['a read', '/api/external/v1/branches', 200, { 'x-outcome': 'applied' }],
    ['a refused read', '/api/external/v1/admin', 404, { 'x-outcome': 'not-sent' }],
  ])('carries these headers and no others: %s', async (_name, path, status, more) => {
    const answer = await gateway.appAsk(path, { cookie });
    const { date, 'x-request-id': requestId, ...headers } = answer.headers;
    expect(answer.status).toBe(status);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(String(date))).not.toBeNaN();
    expect(headers).toEqual({
      ...answerHeaders(false).data,
      ...more,
      'content-type': expect.stringMatching(/^application\/json(; charset=utf-8)?$/) as string,
      'content-length': String(Buffer.byteLength(answer.text)),
      vary: 'accept-encoding',
      connection: 'keep-alive',
      'keep-alive': 'timeout=72',
    });
  });

  it('tells browsers to insist on https only where people use https', async () => {
    const secure = await startTestGateway({
      env: {
        PORT: String(await freePort()),
        PUBLIC_ORIGIN: 'https://tienda.test',
        SESSION_SECRET: 'k3Jx0pQm7vRz2LwY8sTn5BdF1hGc6aUe',
      },
    });
    const headers = { host: 'tienda.test' };
    const page = await secure.ask('/sign-in', { headers });
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect((await secure.ask('/sign-in')).status).toBe(421);
    expect((await secure.ask('/healthz')).status).toBe(200);
    await secure.close();
  });
});

describe('pages', () => {
  it('have a nonce of their own each time, in policy and page alike', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 5; index += 1) {
      const page = await gateway.ask('/lotes', { cookie, headers: html });
      const nonce = /name="csp-nonce" content="([^"]+)"/.exec(page.text)?.[1] ?? '';
      expect(page.headers['content-security-policy']).toContain(
        `style-src 'self' 'nonce-${nonce}'`,
      );
      expect(page.headers['cache-control']).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  it('send who is not signed in to sign in, and back', async () => {
    const answer = await gateway.ask('/lotes?status=expired&page=2', { headers: html });
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/sign-in?next=%2Flotes%3Fstatus%3Dexpired%26page%3D2');
  });

  it.each([
    '/lotes/x.css',
    '/lotes%2fx',
    '/lotes//x',
    '/lotes;x',
    '/index.html',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/api',
  ])('are never what %s answers', async (path) => {
    const answer = await gateway.ask(path, { cookie, headers: html });
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ problem: 'unknown-route' });
  });

  it('are for those who ask for HTML', async () => {
    expect((await gateway.ask('/lotes', { cookie })).status).toBe(404);
  });
});

describe('assets', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come packed by the build, for good: %s', async (encoding, unpack) => {
    const { status, headers, body } = await packed('/assets/app-1a2b.js', encoding);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(unpack(body).toString()).toBe(script);
  });

  it('come plain to who asks for nothing else', async () => {
    const { headers, body } = await packed('/assets/app-1a2b.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(script);
  });

  it.each(['/assets/app-1a2b.js.map', '/assets/app-1a2b.js.br', '/assets/', '/assets/app-1A2B.js'])(
    'are a fixed list without %s',
    async (path) => {
      expect((await gateway.ask(path, { cookie })).status).toBe(404);
    },
  );

  it('stay those of the build that runs, whatever becomes of the folder', async () => {
    const replaced = mkdtempSync(join(tmpdir(), 'trastienda-replaced-'));
    cpSync(webRoot, replaced, { recursive: true });
    const running = await startTestGateway({ parts: { webRoot: replaced } });
    rmSync(replaced, { recursive: true });
    const there = await running.ask('/assets/app-1a2b.js');
    expect([there.status, there.text]).toEqual([200, script]);
    const page = await running.ask('/', { cookie: await running.signIn(), headers: html });
    expect(page.status).toBe(200);
    await running.close();
  });

  it('outside /assets are not kept by the browser', async () => {
    const answer = await gateway.ask('/favicon.svg');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

describe('answers of the service', () => {
  const big = {
    success: true,
    data: Array.from({ length: 300 }, (_, id) => ({ id, name: 'Café' })),
  };

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are packed on the way when they are big: %s', async (accepted, encoding, unpack) => {
    gateway.upstream.answerWith((_, response) => json(response, 200, big));
    const { headers, body } = await packed('/api/external/v1/branches', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(JSON.parse(unpack(body).toString())).toEqual(big);
    gateway.upstream.answerWith(null);
  });

  it('stay as they are when they are small, and are never kept', async () => {
    const { headers } = await packed('/api/external/v1/branches', 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  it('to writes that name no attempt are refused, and say that nothing was sent', async () => {
    gateway.upstream.seen.length = 0;
    const answer = await gateway.appAsk('/api/external/v1/expenses', {
      method: 'POST',
      cookie,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['x-outcome']).toBe('not-sent');
    expect(answer.json()).toMatchObject({ problem: 'bad-attempt' });
    expect(gateway.upstream.seen).toEqual([]);
  });
});

describe('reports of broken page rules', () => {
  const report = (body: string, type = 'application/csp-report') =>
    gateway.ask('/gateway/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it('are counted and logged by their rule alone', async () => {
    const body = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'http://leak.test/x' },
    };
    expect((await report(JSON.stringify(body))).status).toBe(204);
    expect((await gateway.ask('/gateway/csp-reports/count')).json()).toEqual({ count: 1 });
    const log = gateway.logLines.join('');
    expect(log).toContain('"directive":"img-src"');
    expect(log).not.toContain('leak.test');
  });

  it.each([
    ['{', 'application/csp-report', 400],
    ['{}', 'application/csp-report', 400],
    ['x', 'text/plain', 415],
    [`"${'x'.repeat(20_000)}"`, 'application/csp-report', 413],
  ])('are refused when they are none', async (body, type, status) => {
    expect((await report(body, type)).status).toBe(status);
  });
});

describe('health and measurements', () => {
  it('say that the process, its database and the service are there, and no more', async () => {
    expect((await gateway.ask('/healthz')).json()).toEqual({ ok: true });
    expect((await gateway.ask('/readyz')).json()).toEqual({ ready: true });
  });

  it('say so when the service is not there', async () => {
    const alone = await startTestGateway();
    await alone.upstream.close();
    const ready = await alone.ask('/readyz');
    expect([ready.status, ready.json()]).toEqual([503, { ready: false }]);
    expect((await alone.ask('/healthz')).status).toBe(200);
    await alone.close();
  });

  it('say so at once where the clock was set back', async () => {
    const alone = await startTestGateway();
    expect((await alone.ask('/readyz')).status).toBe(200);
    await alone.upstream.close();
    alone.advance(-3_600_000);
    expect((await alone.ask('/readyz')).status).toBe(503);
    await alone.close();
  });

  it('have a port of their own', async () => {
    const answer = await request(gateway.metricsUrl ?? '');
    const text = await answer.body.text();
    expect(text).toMatch(
      /trastienda_service_call_seconds_count\{operation="\/branches",result="200"\}/,
    );
    expect(text).toMatch(/trastienda_sign_ins_total\{result="good"\} 1/);
    expect((await gateway.ask('/metrics')).status).toBe(404);
  });
});
