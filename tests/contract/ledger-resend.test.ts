import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applies,
  brokenOff,
  inTurn,
  LedgerTest,
  payment,
  payments,
  saying,
  silence,
  summary,
} from './support/ledger';

let test: LedgerTest;
let id: string;
beforeEach(async () => {
  test = await LedgerTest.start({ env: { WRITE_LIMIT: '300ms', SESSION_IDLE: '9h' } });
  id = randomUUID();
});
afterEach(() => test.gateway.close());

const pay = (context = {}) => test.write({ id, path: payments, body: payment, context });
const failure = saying(500, { error: 'Server error' });
const wrongKey = saying(401, { status: false, message: 'Invalid API Key.' });
const noScope = saying(403, { status: false, required_scope: 'expenses' });
const limited = saying(429, { status: false, rate_limit: 1 });
const invalid = saying(422, { status: false, errors: { amount: ['too much'] } });

describe('a write that provably changed nothing', () => {
  it.each([
    ['a wrong key', wrongKey, 'rejected'],
    ['a missing permission', noScope, 'rejected'],
    ['the rate limit', limited, 'not-sent'],
  ] as const)('is sent again when a person asks: %s', async (_, answer, outcome) => {
    test.service(inTurn(answer, applies));
    const first = await test.write({ id });
    expect(summary(first).outcome).toBe(outcome);
    await expect(test.detail(id)).resolves.toMatchObject({ state: outcome, resendRefused: null });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(summary(await test.resend(id, 1))).toMatchObject({ status: 201, outcome: 'applied' });
    expect(test.sent).toBe(2);
    await expect(test.detail(id)).resolves.toMatchObject({
      state: 'applied',
      resendRefused: 'final',
      sends: [
        { number: 1, outcome },
        { number: 2, outcome: 'applied' },
      ],
    });
  });

  it('waits out the pause of the rate limit, told for how long', async () => {
    const slow = await LedgerTest.start({ env: { RATE_PAUSES: '5s' } });
    slow.service(limited);
    const first = await slow.write({ id });
    expect([first.headers['retry-after'], summary(first).status]).toEqual(['5', 429]);
    const paused = await slow.write({ body: '{"code":"b"}' });
    expect(summary(paused)).toMatchObject({
      status: 429,
      problem: 'rate-paused',
      outcome: 'not-sent',
    });
    expect(paused.headers['retry-after']).toBe('5');
    expect(slow.sent).toBe(1);
    await slow.gateway.close();
  });

  it('says so when nobody listens', async () => {
    await test.gateway.upstream.close();
    expect(summary(await test.write({ id }))).toMatchObject({
      status: 502,
      problem: 'upstream-unreachable',
      outcome: 'not-sent',
    });
    await expect(test.detail(id)).resolves.toMatchObject({
      state: 'not-sent',
      resendRefused: null,
      sends: [{ outcome: 'not-sent', problem: 'upstream-unreachable', status: null }],
    });
  });

  it('is final after any other answer', async () => {
    test.service(invalid);
    await test.write({ id });
    expect(summary(await test.resend(id, 1))).toMatchObject({
      status: 409,
      problem: 'attempt-refused',
      refusal: 'final',
      outcome: 'rejected',
    });
    expect(test.sent).toBe(1);
  });
});

describe('a write whose outcome is unknown', () => {
  it.each([
    ['500', failure],
    ['a lost connection', brokenOff],
    ['no answer', silence],
    ['HTML', saying(200, '<p>', { 'content-type': 'text/html' })],
    ['a redirect', saying(302, {}, { location: '/' })],
  ] as const)('is never sent again: %s', async (_, answer) => {
    test.service(answer);
    expect(summary(await test.write({ id })).outcome).toBe('unknown');
    expect(summary(await test.resend(id, 1))).toMatchObject({
      refusal: 'not-idempotent',
      outcome: 'unknown',
    });
    expect(test.sent).toBe(1);
    await expect(test.detail(id)).resolves.toMatchObject({ unresolved: true, resendUntil: null });
  });

  it('is not sent again after a rate limit, where the profile trusts it not', async () => {
    const profile = fileURLToPath(new URL('support/cautious-profile.json', import.meta.url));
    const cautious = await LedgerTest.start({ env: { API_PROFILE: profile } });
    cautious.service(limited);
    expect(summary(await cautious.write({ id })).outcome).toBe('unknown');
    expect(summary(await cautious.resend(id, 1)).refusal).toBe('not-idempotent');
    await cautious.gateway.close();
  });
});

describe('asking for a resend', () => {
  it('twice sends once', async () => {
    test.service(inTurn(failure, applies));
    await pay();
    const answers = await Promise.all([1, 1, 1].map((after) => test.resend(id, after)));
    expect(answers.map((answer) => summary(answer).outcome)).toEqual(Array(3).fill('applied'));
    expect(test.sent).toBe(2);
    expect(summary(await test.resend(id, 1))).toMatchObject({ outcome: 'applied', recorded: true });
    expect(summary(await test.resend(id, 0))).toMatchObject({ outcome: 'applied', recorded: true });
    expect(summary(await test.resend(id, 2))).toMatchObject({ refusal: 'final' });
    expect(summary(await test.resend(id, 3))).toMatchObject({ problem: 'bad-body', status: 400 });
    expect(test.sent).toBe(2);
  });

  it('is no way to repeat what is under way', async () => {
    test.service(silence);
    const first = pay();
    await expect.poll(() => test.sent).toBe(1);
    expect(summary(await test.resend(id, 1)).refusal).toBe('sending');
    expect(summary(await test.settle(id, 'applied')).refusal).toBe('sending');
    const joined = test.resend(id, 0);
    expect(summary(await first)).toEqual(summary(await joined));
    expect(test.sent).toBe(1);
  });

  it.each([{ after: -1 }, { after: 0.5 }, { after: '1' }, {}, { after: 1, bytes: 'x' }, null])(
    'needs to say how many sends were seen: %j',
    async (body) => {
      test.service(failure);
      await pay();
      const answer = await test.post(`/gateway/attempts/${id}/resend`, body);
      expect(summary(answer)).toMatchObject({ status: 400, problem: 'bad-body' });
      expect(test.sent).toBe(1);
    },
  );

  it('of an attempt nobody knows is told so', async () => {
    expect(summary(await test.resend(randomUUID(), 0))).toMatchObject({
      status: 404,
      problem: 'unknown-attempt',
    });
    expect(summary(await test.post('/gateway/attempts/x/resend', { after: 0 })).status).toBe(404);
  });
});

describe('a resend after another attempt stored the same', () => {
  const applied = { status: 201, outcome: 'applied' };

  it.each([
    ['a payment', payments, payment],
    ['an entry type', '/accounting/entry-types', '{"code":"a"}'],
  ])('asks first, and sends when it is another one: %s', async (_, path, body) => {
    test.service(inTurn(wrongKey, applies));
    await test.write({ id, path, body });
    const other = randomUUID();
    expect(summary(await test.write({ id: other, path, body }))).toMatchObject(applied);
    const asked = await test.resend(id, 1);
    expect(summary(asked)).toMatchObject({ problem: 'attempt-similar', outcome: 'not-sent' });
    expect(JSON.parse(asked.text)).toMatchObject({ similar: { id: other, outcome: 'applied' } });
    expect(test.sent).toBe(2);
    const confirmed = await test.resend(id, 1, test.cookie, { confirms: other });
    expect(summary(confirmed)).toMatchObject(applied);
    expect(test.sent).toBe(3);
  });

  it('asks when nobody knows whether the other one was stored', async () => {
    test.service(inTurn(noScope, failure, applies));
    await test.write({ id });
    await test.write({ id: randomUUID() });
    expect(summary(await test.resend(id, 1)).problem).toBe('attempt-similar');
    expect(test.sent).toBe(2);
  });

  it('of two that were refused lets one through, pressed at the same moment', async () => {
    test.service(inTurn(wrongKey, wrongKey, applies));
    const other = randomUUID();
    await test.write({ id });
    await test.write({ id: other });
    const answers = await Promise.all([test.resend(id, 1), test.resend(other, 1)]);
    const problems = answers.map((answer) => summary(answer).problem);
    expect(problems.filter((problem) => problem === 'attempt-similar')).toHaveLength(1);
    expect(test.sent).toBe(3);
  });

  it('asks nothing of a payment whose own outcome is unknown: it is the same one', async () => {
    test.service(inTurn(failure, applies));
    await pay();
    const other = randomUUID();
    const meant = { confirms: id };
    await test.write({ id: other, path: payments, body: payment, context: meant });
    expect(summary(await test.resend(id, 1))).toMatchObject(applied);
  });
});
