import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markHeader, sessionSchema } from '@/contract/session';
import { asTheApp, type Answered, type Ask } from '../hostile/support/gateway';
import { goodKey, otherKey } from '../hostile/support/upstream';
import { entryType, entryTypes, integrationsFile, LedgerTest, summary } from './support/ledger';

const business = 'La Tienda';
const elsewhereKey = 'key-of-another-business';

let test: LedgerTest;
/** The cookie each person has now; a browser sends it for all of its windows. */
const cookies: Record<string, string> = {};
const who = {
  ana: [goodKey, 'Ana'],
  'another person': [goodKey, 'Berta'],
  'another integration': [otherKey, 'Ana'],
  'another business': [elsewhereKey, 'Ana'],
} as const;

beforeAll(async () => {
  const INTEGRATIONS = integrationsFile([
    { name: 'compras', business, key: goodKey },
    { name: 'caja', business, key: otherKey },
    { name: 'compras-2', business: 'La Otra', key: elsewhereKey },
  ]);
  test = await LedgerTest.start({ env: { INTEGRATIONS } });
  for (const [name, [key, operator]] of Object.entries(who)) {
    cookies[name] = await test.gateway.signIn(key, operator);
  }
});
beforeEach(() => {
  test.gateway.upstream.seen.length = 0;
});
afterAll(() => test.gateway.close());

const id = randomUUID();
const json = { 'content-type': 'application/json' };

/** Everything a page may ask for, but for who is signed in. */
const asked: [string, Ask][] = [
  ['/api/external/v1/branches', {}],
  [`/api/external/v1${entryTypes}`, { method: 'POST', body: entryType }],
  [`/api/external/v1/products/${id}`, { method: 'PUT', body: '{}' }],
  [`/api/external/v1/hr/schedule-assignments/${id}`, { method: 'DELETE' }],
  ['/gateway/attempts', {}],
  ['/gateway/attempts?unresolved=1', {}],
  ['/gateway/attempts/people', {}],
  [`/gateway/attempts/${id}`, {}],
  [`/gateway/attempts/${id}/resend`, { method: 'POST', body: '{"after":0}' }],
  [`/gateway/attempts/${id}/settle`, { method: 'POST', body: '{}' }],
  ['/gateway/attempts/file', {}],
  ['/gateway/attempts/file', { method: 'POST', body: '{}' }],
  ['/gateway/directory/provider', {}],
  ['/gateway/directory/provider', { method: 'PUT', body: '{}' }],
  [`/gateway/directory/provider/${id}`, { method: 'DELETE' }],
  ['/gateway/drafts', {}],
  [`/gateway/drafts/${id}`, {}],
  [`/gateway/drafts/${id}`, { method: 'PUT', body: '{}' }],
  [`/gateway/drafts/${id}`, { method: 'DELETE' }],
  [`/gateway/documents/${id}`, { method: 'PUT', body: '{}' }],
  [`/gateway/attempts/${id}/document`, {}],
  [`/gateway/attempts/${id}/files/${'0'.repeat(64)}`, {}],
  [`/gateway/attempts/${id}/files/${'0'.repeat(64)}`, { method: 'PUT', body: '{}' }],
  [`/gateway/attempts/${id}/files/${'0'.repeat(64)}`, { method: 'DELETE' }],
  ['/gateway/preferences', {}],
  ['/gateway/preferences/branch', { method: 'PUT', body: '{}' }],
  [`/gateway/preferences/views/${id}`, { method: 'PUT', body: '{}' }],
  [`/gateway/preferences/views/${id}`, { method: 'DELETE' }],
  ['/gateway/jobs', {}],
  ['/gateway/jobs', { method: 'POST', body: '{}' }],
  [`/gateway/jobs/${id}`, {}],
  [`/gateway/jobs/${id}/rows`, {}],
  ...['rows', 'pause', 'cancel', 'resume', 'finish', 'amend', 'lease'].map(
    (move): [string, Ask] => [`/gateway/jobs/${id}/${move}`, { method: 'POST', body: '{}' }],
  ),
  ['/gateway/sign-out', { method: 'POST' }],
  ['/gateway/sign-out-everywhere', { method: 'POST' }],
];

/** What a page that was opened under `made` asks for after the browser got the cookie of `now`. */
function askAs(path: string, ask: Ask, { made, now }: { made: string | null; now: string }) {
  const mark = asTheApp(cookies[made ?? ''])[markHeader.toLowerCase()];
  return test.gateway.ask(path, {
    ...ask,
    cookie: cookies[now] ?? '',
    headers: {
      'x-trastienda': '1',
      ...(mark !== undefined && { [markHeader]: mark }),
      ...(ask.body !== undefined && json),
      'attempt-id': id,
    },
  });
}

async function expectRefused(answer: Answered): Promise<void> {
  expect(summary(answer)).toMatchObject({
    status: 409,
    problem: 'other-person',
    outcome: 'not-sent',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(test.gateway.upstream.seen).toEqual([]);
}

describe('a request of a page that was made for somebody else', () => {
  const others = Object.keys(who).filter((name) => name !== 'ana');
  it.each(others.flatMap((now) => asked.map(([path, ask]) => ({ now, path, ask }))))(
    'is refused when $now is signed in: $ask.method $path',
    async ({ now, path, ask }) => expectRefused(await askAs(path, ask, { made: 'ana', now })),
  );

  it.each(asked.map(([path, ask]) => ({ path, ask })))(
    'is refused when it names nobody: $ask.method $path',
    async ({ path, ask }) => expectRefused(await askAs(path, ask, { made: null, now: 'ana' })),
  );

  it('leaves no trace: nothing is recorded, and nobody is signed out', async () => {
    for (const cookie of Object.values(cookies)) {
      expect((await test.list('', cookie)).json()).toMatchObject({ rows: [] });
      const session = await test.gateway.appAsk('/gateway/session', { cookie });
      expect(session.json()).toMatchObject({ signedIn: true });
    }
  });

  it('is told that the session is over when nobody is signed in', async () => {
    const answer = await askAs('/gateway/drafts', {}, { made: 'ana', now: 'nobody' });
    expect(summary(answer)).toMatchObject({ status: 401, problem: 'session-ended' });
  });

  it('may ask who is signed in, which tells of whom it is not', async () => {
    const answer = await askAs('/gateway/session', {}, { made: 'ana', now: 'another person' });
    expect(answer.json()).toMatchObject({ signedIn: true, operator: 'Berta' });
  });
});

describe('the mark of a session', () => {
  const marked = async (cookie: string) => {
    const session = sessionSchema.parse(
      (await test.gateway.appAsk('/gateway/session', { cookie })).json(),
    );
    return session.signedIn ? session.mark : null;
  };

  it('is another one for another person, integration or business', async () => {
    const marks = await Promise.all(Object.values(cookies).map(marked));
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('is the same for the same three who sign in again, whose page goes on', async () => {
    const before = cookies['ana'] ?? '';
    cookies['ana again'] = await test.gateway.signIn(goodKey, 'Ana');
    expect(await marked(cookies['ana again'])).toBe(await marked(before));
    const answer = await askAs('/gateway/drafts', {}, { made: 'ana', now: 'ana again' });
    expect(answer.status).toBe(200);
  });

  it('tells nothing of the session, and nothing about people', async () => {
    const mark = (await marked(cookies['ana'] ?? '')) ?? '';
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect(cookies['ana']).not.toContain(mark);
  });
});
