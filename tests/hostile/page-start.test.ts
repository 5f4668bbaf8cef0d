import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageCookie, languages } from '../../src/contract/language';
import { applies, integrationsFile, LedgerTest, saying } from '../contract/support/ledger';
import { startTestGateway, type TestGateway } from './support/gateway';
import { goodKey, otherKey } from './support/upstream';

const dist = mkdtempSync(join(tmpdir(), 'trastienda-dist-'));
const html = { accept: 'text/html' };
const everyRead = `export const firstReads = (asked) => Promise.resolve([{ url: JSON.stringify(asked), headers: {} }]);`;
const files = {
  '/': ['assets/home-1.js'],
  '/sales/$saleId': ['assets/sale-1.js'],
  '/sales/new': ['assets/list-1.css', 'assets/new-1.js'],
};
const inEnglish = { '/': ['assets/home-in-english-1.js'] };

let gateway: TestGateway;

beforeAll(async () => {
  for (const folder of ['web', 'server']) mkdirSync(join(dist, folder));
  for (const language of languages) {
    copyFileSync('index.html', join(dist, `web/index.${language}.html`));
  }
  writeFileSync(join(dist, 'web-routes.json'), JSON.stringify({ es: files, en: inEnglish }));
  writeFileSync(join(dist, 'server/first-reads.js'), everyRead);
  gateway = await startTestGateway({ parts: { webRoot: join(dist, 'web') } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true });
});

interface Start {
  preferences: unknown;
  proven: unknown;
  open: unknown;
  session: { operator: string; mark: string };
  reads: { url: string }[];
}

async function pageOf(of: TestGateway, path: string, cookie: string) {
  const page = await of.ask(path, { cookie, headers: html });
  const [, block = ''] =
    /<script id="page-start" type="application\/json">([^]*?)<\/script>/.exec(page.text) ?? [];
  return { page, block, start: JSON.parse(block) as Start };
}

async function open(path: string, operator = 'Ana') {
  const cookie = await gateway.signIn(undefined, operator);
  return { cookie, ...(await pageOf(gateway, path, cookie)) };
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe('what a page comes with', () => {
  it('is the session, as the gateway tells it to who asks', async () => {
    const { cookie, start } = await open('/');
    const told = (await gateway.appAsk('/gateway/session', { cookie })).json();
    const { now: _, idleEndsAt: __, ...lasting } = told as Record<string, unknown>;
    expect(start.session).toMatchObject(lasting);
    // Of which build it is, so that the page hears of another one.
    expect(lasting['appVersion']).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]> & __CSP_NONCE__ </head>',
    'uno\u2028dos\u2029tres',
  ])('holds a name that is no name, and does nothing: %j', async (operator) => {
    const { page, block, start } = await open('/', operator);
    const plain = await open('/');
    expect(start.session.operator).toBe(operator);
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
    for (const tag of ['<script', '</script', '<!--', '</head>']) {
      expect([tag, count(page.text, tag)]).toEqual([tag, count(plain.page.text, tag)]);
    }
  });

  it('holds an address that is none, and does nothing', async () => {
    const { block, start } = await open('/?q=</script><script>alert(1)</script>&x=%00%E2%80%A8');
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
    expect(start.reads).toHaveLength(1);
  });

  it('is nothing for who is not signed in', async () => {
    const answer = await gateway.ask('/sales/new', { headers: html });
    expect([answer.status, answer.text]).toEqual([303, '']);
  });

  it('is never kept', async () => {
    const { page } = await open('/');
    expect(page.headers['cache-control']).toBe('no-store');
  });
});

describe('the preferences that a page comes with', () => {
  const view = { list: 'batches', name: '</script><!--', search: {}, isDefault: true };

  it('are those of whose page it is, and end no script', async () => {
    const { cookie } = await open('/', 'Rosa');
    const id = randomUUID();
    await gateway.appAsk(`/gateway/preferences/views/${id}`, {
      method: 'PUT',
      cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(view),
    });
    const preferences = { branch: null, views: [{ ...view, id }] };
    const { block, start } = await open('/sales/7', 'Rosa');
    expect(start.preferences).toEqual(preferences);
    expect(block).not.toMatch(/[<>&]/);
    expect(JSON.parse(start.reads[0]?.url ?? '')).toMatchObject({ preferences });
    expect((await open('/', 'Luis')).start.preferences).toEqual({ branch: null, views: [] });
  });

  it('are left out where they cannot be read: the page opens without', async () => {
    const { cookie } = await open('/', 'Rosa');
    const parse = JSON.parse.bind(JSON);
    vi.spyOn(JSON, 'parse').mockImplementation((text): unknown => {
      if (text === JSON.stringify(view.search)) throw new SyntaxError('what her view says');
      return parse(text);
    });
    const page = await gateway.ask('/', { cookie, headers: html });
    vi.restoreAllMocks();
    expect(page.status).toBe(200);
    expect(page.text).toContain('"preferences":null');
  });
});

describe('the permissions that a page comes with', () => {
  const read = '/api/external/v1/branches';

  it('are what the answers in its own session proved', async () => {
    const { cookie, start } = await open('/');
    expect(start.proven).toEqual([]);
    await gateway.appAsk(read, { cookie });
    const proven = [expect.objectContaining({ operation: 'branches', works: true })];
    const ofPage = async () => (await pageOf(gateway, '/', cookie)).start.proven;
    await vi.waitFor(async () => expect(await ofPage()).toEqual(proven));
    expect((await open('/')).start.proven).toEqual([]);
    // What is forgotten by it are refusals.
    await gateway.appAsk('/gateway/permissions', { method: 'DELETE', cookie });
    expect(await ofPage()).toEqual(proven);
  });
});

describe('the writes without a known end that a page comes with', () => {
  let test: LedgerTest;
  const openIn = async (cookie: string) => (await pageOf(test.gateway, '/', cookie)).start.open;

  beforeAll(async () => {
    const integrations = [
      { name: 'tienda', business: 'La Tienda', key: goodKey },
      { name: 'finca', business: 'La Finca', key: otherKey },
    ];
    test = await LedgerTest.start({
      env: { INTEGRATIONS: integrationsFile(integrations) },
      parts: { webRoot: join(dist, 'web') },
    });
  });
  afterAll(() => test.gateway.close());

  it('are none at first', async () => {
    expect(await openIn(test.cookie)).toEqual({ unresolved: 0, sending: [] });
  });

  it('are those of its business, as far as nobody settled them', async () => {
    const [unknown, sending] = [randomUUID(), randomUUID()];
    test.service(saying(500, { error: 'Server error' }));
    await test.write({ id: unknown });
    let answer: () => void = () => undefined;
    test.service((request, response) => {
      answer = () => applies(request, response);
    });
    const written = test.write({ id: sending, body: '{"code":"x"}' });
    await vi.waitFor(async () => {
      expect(await openIn(test.cookie)).toEqual({ unresolved: 1, sending: [sending] });
    });
    const other = await test.gateway.signIn(otherKey, 'Berta');
    expect(await openIn(other)).toEqual({ unresolved: 0, sending: [] });
    await test.settle(unknown, 'applied', 'Está en el sistema', test.cookie);
    expect(await openIn(test.cookie)).toEqual({ unresolved: 0, sending: [sending] });
    answer();
    await written;
    expect(await openIn(test.cookie)).toEqual({ unresolved: 0, sending: [] });
  });
});

describe('the one script of the page', () => {
  it('is allowed by its hash, and nothing else is', async () => {
    const { page } = await open('/');
    const scripts = [...page.text.matchAll(/<script>([^]*?)<\/script>/g)];
    const hashes = scripts.map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(hashes).toHaveLength(1);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`; script-src 'self' 'sha256-${hashes.join()}'; `);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(count(policy, 'sha256-')).toBe(1);
  });

  it.each(['/gateway/session', '/sign-in', '/nada.txt'])(
    'is allowed on no other answer: %s',
    async (path) => {
      const { cookie } = await open('/');
      const answer = await gateway.appAsk(path, { cookie });
      expect(answer.headers['content-security-policy']).not.toContain('sha256-');
    },
  );
});

describe('the files of the route', () => {
  const linked = (text: string) => [
    ...text.matchAll(/<link rel="([a-z]+)" crossorigin href="([^"]+)">/g),
  ];

  it.each([
    ['/', [['modulepreload', '/assets/home-1.js']]],
    ['/?a=1', [['modulepreload', '/assets/home-1.js']]],
    [
      '/sales/new',
      [
        ['stylesheet', '/assets/list-1.css'],
        ['modulepreload', '/assets/new-1.js'],
      ],
    ],
    ['/sales/7', [['modulepreload', '/assets/sale-1.js']]],
    ['/sales/', []],
    ['/nowhere', []],
  ])('are named in the page: %s', async (path, expected) => {
    const { page } = await open(path);
    expect(linked(page.text).map(([, rel, href]) => [rel, href])).toEqual(expected);
  });

  it.each([
    ['/sales/7?q=a', { pattern: '/sales/$saleId', params: { saleId: '7' }, search: '?q=a' }],
    ['/sales/new', { pattern: '/sales/new', params: {}, search: '' }],
  ])(
    'and its first reads are asked of the app for whose page it is: %s',
    async (path, expected) => {
      const { start } = await open(path);
      expect(JSON.parse(start.reads[0]?.url ?? '')).toMatchObject({
        ...expected,
        mark: start.session.mark,
      });
    },
  );

  it.each([
    ['trastienda-language=en', '/assets/home-in-english-1.js'],
    [languageCookie('es'), '/assets/home-1.js'],
    ['trastienda-language=../en', '/assets/home-1.js'],
    ['trastienda-language=constructor', '/assets/home-1.js'],
  ])('are of the app that speaks the language of the browser: %s', async (language, expected) => {
    const cookie = `${await gateway.signIn()}; ${language}`;
    const { text } = await gateway.ask('/', { cookie, headers: html });
    expect(linked(text).map(([, , href]) => href)).toEqual([expected]);
  });

  it('are none of a page that is no screen', async () => {
    expect((await open('/nowhere')).start.reads).toEqual([]);
  });
});
