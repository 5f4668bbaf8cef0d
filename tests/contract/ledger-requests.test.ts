import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asTheApp, type Answered, type Ask } from '../hostile/support/gateway';
import { contextHeader, entryType, entryTypes, LedgerTest, summary } from './support/ledger';

let test: LedgerTest;
beforeAll(async () => {
  test = await LedgerTest.start({ env: { REQUEST_CAP: '2KiB' } });
});
beforeEach(() => {
  test.gateway.upstream.seen.length = 0;
});
afterAll(() => test.gateway.close());

const target = `/api/external/v1${entryTypes}`;

/** A good write, but for what a test changes; a header given as empty is left out. */
function ask({ headers = {}, ...other }: Ask & { path?: string } = {}): Promise<Answered> {
  const all: Record<string, string> = {
    ...asTheApp(test.cookie),
    'content-type': 'application/json',
    'attempt-id': randomUUID(),
    ...headers,
  };
  return test.gateway.ask(other.path ?? target, {
    method: 'POST',
    cookie: test.cookie,
    body: entryType,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    ...other,
  });
}

const refused: [string, Ask & { path?: string }, number, string][] = [
  ['without a session', { cookie: 'x=y' }, 401, 'session-ended'],
  ['without our header', { headers: { 'x-trastienda': '' } }, 403, 'cross-site'],
  ['from elsewhere', { headers: { origin: 'https://evil.test' } }, 403, 'cross-site'],
  ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'cross-site'],
  ['to an unknown path', { path: `${target}/x` }, 404, 'unknown-route'],
  ['to a path that is only read', { path: '/api/external/v1/branches' }, 404, 'unknown-route'],
  ['with a query', { path: `${target}?a=1` }, 400, 'bad-query'],
  ['without an id', { headers: { 'attempt-id': '' } }, 400, 'bad-attempt'],
  ['with an id that is none', { headers: { 'attempt-id': '1' } }, 400, 'bad-attempt'],
  ['with a context that is none', { headers: { 'attempt-context': '{}' } }, 400, 'bad-attempt'],
  [
    'with more context than known',
    { headers: { 'attempt-context': Buffer.from('{"form":"a","x":1}').toString('base64url') } },
    400,
    'bad-attempt',
  ],
  ['as a form', { headers: { 'content-type': 'text/plain' } }, 415, 'bad-body'],
  [
    'in another alphabet',
    { headers: { 'content-type': 'application/json; charset=latin1' } },
    415,
    'bad-body',
  ],
  ['without a type', { headers: { 'content-type': '' } }, 415, 'bad-body'],
  ['without a body', { body: '' }, 400, 'bad-body'],
  ['with half a body', { body: '{"a":' }, 400, 'bad-body'],
  ['with a list', { body: '[]' }, 400, 'bad-body'],
  ['with a name twice', { body: '{"code":"a","code":"b"}' }, 400, 'bad-body'],
  ['with too much', { body: JSON.stringify({ a: 'x'.repeat(2048) }) }, 413, 'bad-body'],
  [
    'that deletes, with a body',
    { method: 'DELETE', path: `/api/external/v1/hr/schedule-assignments/${randomUUID()}` },
    400,
    'bad-body',
  ],
  ['by a method nobody documents', { method: 'PATCH' }, 404, 'unknown-route'],
];

describe('a write', () => {
  it.each(refused)(
    'limit writes body: %s is refused, recorded nowhere and not sent',
    async (_, change, status, problem) => {
      const answer = await ask(change);
      expect(summary(answer)).toMatchObject({ status, problem, outcome: 'not-sent' });
      expect(test.sent).toBe(0);
      expect((await test.list()).json()).toMatchObject({ rows: [] });
    },
  );
});

describe('a good write', () => {
  it.each([
    ['application/json', 'application/json'],
    ['its alphabet named', 'application/json; charset=utf-8'],
    ['in capitals', 'Application/JSON;charset=UTF-8'],
  ])('of type %s passes', async (code, type) => {
    const body = JSON.stringify({ code });
    const answer = await ask({ body, headers: { 'content-type': type } });
    expect(summary(answer)).toMatchObject({ status: 201, outcome: 'applied' });
  });

  it('deletes without a body, and the service gets none', async () => {
    const id = randomUUID();
    const path = `/hr/schedule-assignments/${id}`;
    const attempt = randomUUID();
    const answer = await test.write({ id: attempt, method: 'DELETE', path });
    expect(summary(answer)).toMatchObject({ outcome: 'applied' });
    const [seen] = test.gateway.upstream.seen;
    expect([seen?.method, seen?.target]).toEqual(['DELETE', `/api/external/v1${path}`]);
    expect(seen?.headers.map(([name]) => name)).not.toContain('content-type');
    await expect(test.detail(attempt)).resolves.toMatchObject({
      operation: 'schedule-assignments.delete',
      bodyText: '',
      facts: { recordId: id },
    });
  });

  it('keeps what a person added beside it', async () => {
    const id = randomUUID();
    const context = { form: 'products.bulk', branchId: randomUUID(), reason: 'Alza – “julio” 😀' };
    await test.write({
      id,
      body: '{"code":"c"}',
      headers: { 'attempt-context': contextHeader(context) },
    });
    await expect(test.detail(id)).resolves.toMatchObject({ context });
  });

  it('leaves nothing of itself in the log', async () => {
    const id = randomUUID();
    await test.write({ id, body: '{"code":"canary-body"}', context: { note: 'canary-note' } });
    await test.resend(id, 1);
    const log = test.gateway.logLines.join('');
    expect(log).toContain('"outcome":"applied"');
    expect(log).toContain('"operation":"entry-types.create"');
    for (const word of ['canary', id, test.cookie]) expect(log).not.toContain(word);
  });
});
