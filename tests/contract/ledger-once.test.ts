import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attemptOwnerSchema } from '@/contract/attempt';
import { linesOfTheApp } from '../hostile/support/gateway';
import { otherKey } from '../hostile/support/upstream';
import {
  applies,
  entryType,
  heldBack,
  LedgerTest,
  payment,
  payments,
  saying,
  silence,
  summary,
} from './support/ledger';

let test: LedgerTest;
beforeEach(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '2s' } });
});
afterEach(() => test.gateway.close());

describe('a write', () => {
  it('goes to the service once, over a connection of its own, with exactly these headers and bytes', async () => {
    const bodies: string[] = [];
    test.service((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      request.on('end', () => applies(request, response));
    });
    const id = randomUUID();
    const before = test.gateway.upstream.connections();
    const body = '{"code":"ñ",\n "name" : "A", "price": 1.50}';
    const answer = await test.write({ id, body, headers: { 'x-api-key': 'mine', 'x-other': '1' } });
    expect(summary(answer)).toMatchObject({ status: 201, outcome: 'applied', recorded: false });
    expect(test.gateway.upstream.connections()).toBe(before + 1);
    expect(bodies.join('')).toBe(body);
    const owner = answer.headers['attempt-owner'];
    const told: unknown = JSON.parse(Buffer.from(String(owner), 'base64url').toString());
    expect(await test.detail(id)).toMatchObject({ ...attemptOwnerSchema.parse(told) });
    const [seen] = test.gateway.upstream.seen;
    expect(seen?.headers.map(([name]) => name).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'x-api-key',
      'x-request-id',
    ]);
    expect(new Map(seen?.headers).get('connection')).toBe('close');
    await test.write({ body: '{"code":"b"}' });
    expect(test.gateway.upstream.connections()).toBe(before + 2);
  });

  it('carries its id as idempotency key where the service knows one, and only there', async () => {
    const id = randomUUID();
    await test.write({ id: id.toUpperCase(), path: payments, body: payment });
    await test.write();
    const [paid, other] = test.gateway.upstream.seen.map(({ headers }) => new Map(headers));
    expect(paid?.get('idempotency-key')).toBe(id);
    expect(other?.has('idempotency-key')).toBe(false);
  });

  it('stands in the ledger before anything leaves', async () => {
    const id = randomUUID();
    let state: unknown;
    test.service((request, response) => {
      void test.detail(id).then((attempt) => {
        state = [attempt.state, attempt.sends.length, attempt.sends[0]?.endedAt];
        applies(request, response);
      });
    });
    await test.write({ id });
    expect(state).toEqual(['sending', 1, null]);
    await expect(test.detail(id)).resolves.toMatchObject({
      state: 'applied',
      bodyText: entryType,
      resendRefused: 'final',
    });
  });

  it('goes on when the browser has gone, and its answer is kept', async () => {
    const held = heldBack();
    test.service(held.answer);
    const id = randomUUID();
    const { port } = new URL(test.gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        'POST /api/external/v1/accounting/entry-types HTTP/1.1',
        `Host: localhost:${port}`,
        ...linesOfTheApp(test.cookie),
        'Content-Type: application/json',
        `Attempt-Id: ${id}`,
        `Content-Length: ${entryType.length}`,
        '',
        entryType,
      ].join('\r\n'),
    );
    await held.arrived;
    socket.destroy();
    const joined = test.write({ id });
    held.release();
    expect(summary(await joined)).toMatchObject({ status: 201, outcome: 'applied' });
    expect(test.sent).toBe(1);
  });

  it('goes on also while it waits for its turn', async () => {
    const held = heldBack();
    test.service(held.answer);
    const others = Array.from({ length: 6 }, (_, n) => test.write({ body: `{"code":"${n}"}` }));
    await expect.poll(() => test.sent).toBe(6);
    const id = randomUUID();
    const browser = new AbortController();
    const gone = test.write({ id, signal: browser.signal });
    await expect.poll(async () => (await test.list()).text).toContain(id);
    await expect(test.detail(id)).resolves.toMatchObject({ state: 'recorded', sends: [] });
    browser.abort();
    await expect(gone).rejects.toThrow('abort');
    held.release();
    await Promise.all(others);
    await expect.poll(async () => (await test.detail(id)).state).toBe('applied');
  });
});

describe('the same id again', () => {
  it('joins the call under way', async () => {
    const held = heldBack();
    test.service(held.answer);
    const id = randomUUID();
    const all = [test.write({ id }), test.write({ id }), test.write({ id })];
    await held.arrived;
    all.push(test.write({ id }));
    held.release();
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(test.sent).toBe(1);
  });

  it.each([
    ['applied', saying(201, { status: true, data: {} }), 201],
    ['rejected', saying(422, { status: false, errors: { code: ['taken'] } }), 422],
    ['unknown', saying(500, { error: 'Server error' }), 500],
    ['not-sent', saying(429, { status: false }), 429],
  ] as const)('is told what it came to: %s', async (outcome, answer, status) => {
    test.service(answer);
    const id = randomUUID();
    const first = await test.write({ id });
    expect(summary(first)).toMatchObject({ status, outcome, recorded: false });
    const again = await test.write({ id, context: { form: 'other' } });
    expect(summary(again)).toMatchObject({ status, outcome, recorded: true });
    expect(again.text).toBe(first.text);
    expect(test.sent).toBe(1);
  });

  it('is told of a time limit that ran out', async () => {
    test.service(silence);
    const id = randomUUID();
    const told = { status: 504, problem: 'upstream-timeout', outcome: 'unknown' };
    expect(summary(await test.write({ id }))).toMatchObject({ ...told, recorded: false });
    expect(summary(await test.write({ id }))).toMatchObject({ ...told, recorded: true });
    expect(test.sent).toBe(1);
  });

  it.each([
    ['other bytes', { body: `${entryType} ` }],
    ['another path', { path: '/expenses' }],
    ['another method', { method: 'PUT', path: `/products/${randomUUID()}` }],
  ] as const)('with %s is refused, and nothing is sent', async (_, change) => {
    const id = randomUUID();
    await test.write({ id });
    const answer = await test.write({ id, ...change });
    expect(summary(answer)).toMatchObject({
      status: 409,
      problem: 'attempt-differs',
      outcome: 'not-sent',
    });
    expect(test.sent).toBe(1);
  });

  it('is nothing for another person, or another business', async () => {
    const id = randomUUID();
    await test.write({ id });
    const berta = await test.gateway.signIn(undefined, 'Berta');
    expect(summary(await test.write({ id, cookie: berta }))).toMatchObject({
      problem: 'attempt-refused',
      refusal: 'other-operator',
    });
    const stranger = await foreigner();
    expect(summary(await test.write({ id, cookie: stranger }))).toMatchObject({
      problem: 'attempt-differs',
    });
    expect(
      (await test.gateway.appAsk(`/gateway/attempts/${id}`, { cookie: stranger })).status,
    ).toBe(404);
    expect(summary(await test.resend(id, 0, stranger)).problem).toBe('unknown-attempt');
    expect(summary(await test.settle(id, 'applied', 'x', stranger)).problem).toBe(
      'unknown-attempt',
    );
    expect(test.sent).toBe(1);
  });
});

/** Somebody of another business. */
function foreigner(): Promise<string> {
  return test.gateway.signIn(otherKey);
}
