import { afterEach, describe, expect, it } from 'vitest';
import { encodeContext } from './attempt';
import { configureAttempts } from './attempt-settings';
import type { SimilarAttempt } from './errors';
import { configureHttp } from './http-settings';
import { testId } from './test-answers';
import { play, send } from './test-attempts';
import {
  answered,
  playGateway,
  problemAnswer,
  recordedSend,
  recordOf,
  testAt,
  testAttempt,
  testOwner,
  type Reply,
} from './test-gateway';

afterEach(() => {
  configureAttempts({});
  configureHttp({});
});

describe('what is sent', () => {
  it('is the attempt byte for byte, with its id and context beside it', async () => {
    const { attempt, sent } = await play({ write: [answered('applied')] }, send);
    expect(sent).toHaveLength(1);
    const { method, url, headers, body } = sent[0] ?? {};
    expect({ method, url, body }).toEqual({
      method: 'POST',
      url: '/api/external/v1/things',
      body: attempt.bodyText,
    });
    expect(Object.fromEntries(headers ?? [])).toMatchObject({
      'attempt-id': attempt.id,
      'attempt-context': encodeContext(attempt.context),
      'content-type': 'application/json',
      'x-trastienda': '1',
    });
  });
});

describe('what an answer means', () => {
  it('M15: applied, with what was stored', async () => {
    const { attempt, result } = await play({ write: [answered('applied')] }, send);
    expect(result).toEqual({
      kind: 'applied',
      attemptId: attempt.id,
      value: testId(7),
      owner: testOwner,
      requestId: 'req-1',
      at: testAt,
      recordedEarlier: false,
      replayed: false,
    });
  });

  it('applied, and of whom the gateway says, not the page: where it does not, its record is asked', async () => {
    const nobody = answered('applied', { headers: { 'Attempt-Owner': '' } });
    const owner = { ...testOwner, operator: 'Luis' };
    const told = recordOf('applied', [recordedSend('applied')], { ...owner, answerText: '{}' });
    const { result, kinds } = await play({ write: [nobody], record: [{ body: told }] }, send);
    expect(result).toMatchObject({ kind: 'applied', owner });
    expect(kinds).toEqual(['write', 'record']);
  });

  it('applied earlier: recorded by the gateway, remembered by the service', async () => {
    const headers = { 'Attempt-Recorded': '1', 'Idempotent-Replayed': 'true' };
    const { result } = await play({ write: [answered('applied', { headers })] }, send);
    expect(result).toMatchObject({ kind: 'applied', recordedEarlier: true, replayed: true });
  });

  it('applied at the time of the gateway, whatever clock the browser has', async () => {
    const headers = { Date: 'Fri, 20 Nov 2026 14:00:07 GMT' };
    const { result } = await play({ write: [answered('applied', { headers })] }, send);
    expect(result).toMatchObject({ kind: 'applied', at: '2026-11-20T14:00:07.000Z' });
  });

  it.each([26, -26])(
    'unknown since the gateway’s time, by a clock that is %i h off',
    async (hours) => {
      const sentAt = Date.parse('2026-11-20T14:00:00.000Z');
      const answeredAt = sentAt + 60_000;
      const clock = [sentAt, answeredAt].map((at) => new Date(at + hours * 3_600_000));
      const headers = { Date: new Date(answeredAt).toUTCString() };
      const write = [answered('unknown', { status: 500, headers })];
      playGateway({ write }, {}, { now: () => clock.shift() ?? new Date(Number.NaN) });
      const result = await send(testAttempt());
      expect(result).toMatchObject({ kind: 'unknown', sentAt: '2026-11-20T14:00:00.000Z' });
    },
  );

  it('applied, though what came back cannot be read', async () => {
    const { result } = await play({ write: [answered('applied', { body: { data: [] } })] }, send);
    expect(result).toMatchObject({ kind: 'applied', value: null });
  });

  const fields = { code: ['The code has already been taken.'] };
  it.each<[string, Reply, object]>([
    [
      'M39: refused for a value',
      answered('rejected', { body: { status: false, errors: fields } }),
      { kind: 'refused', resumable: false, error: { kind: 'validation', fields } },
    ],
    [
      'M41: refused under 200',
      answered('rejected', { status: 200, body: { success: false, data: fields } }),
      { kind: 'refused', resumable: false, error: { kind: 'validation', fields } },
    ],
    [
      'refused for want of a record',
      answered('rejected', { status: 404 }),
      { kind: 'refused', resumable: false, error: { kind: 'not-found' } },
    ],
    [
      'M28: refused for the key',
      answered('rejected', { status: 401 }),
      { kind: 'refused', resumable: true, error: { kind: 'unauthorized' } },
    ],
    [
      'M29: refused for a permission',
      answered('rejected', { status: 403, body: { status: false, required_scope: 'products' } }),
      { kind: 'refused', resumable: true, error: { requiredScope: 'products' } },
    ],
    [
      'M43: paused by the service',
      answered('not-sent', { status: 429, headers: { 'Retry-After': '20' } }),
      { kind: 'paused', resumable: true, error: { retryAfterSeconds: 20 } },
    ],
    [
      'paused by the service where that proves nothing',
      answered('unknown', { status: 429 }),
      { kind: 'unknown', settled: null },
    ],
    [
      'paused by the gateway',
      problemAnswer('rate-paused', 429, 'not-sent', { retryAfterSeconds: 9 }),
      { kind: 'paused', error: { retryAfterSeconds: 9 } },
    ],
    [
      'the session ended',
      problemAnswer('session-ended', 401),
      { kind: 'not-sent', resumable: true, error: { kind: 'session' } },
    ],
    [
      'the service was out of reach',
      problemAnswer('upstream-unreachable', 502),
      { kind: 'not-sent', resumable: true, error: { kind: 'network' } },
    ],
    [
      'it could not be recorded',
      problemAnswer('ledger-failure', 500),
      { kind: 'not-sent', resumable: true },
    ],
    [
      'the id stands for something else',
      problemAnswer('attempt-differs', 409),
      { kind: 'not-sent', resumable: false },
    ],
    ['the service failed', answered('unknown', { status: 500 }), { kind: 'unknown' }],
    ['M18: failed under 200', answered('unknown', { status: 200 }), { kind: 'unknown' }],
    [
      'the service took too long',
      problemAnswer('upstream-timeout', 504, 'unknown'),
      { kind: 'unknown', error: { problem: 'upstream-timeout' }, settled: null },
    ],
    [
      'success that the gateway does not vouch for',
      answered('unknown', { status: 200, body: { status: true } }),
      { kind: 'unknown', error: { kind: 'bad-response' } },
    ],
  ])('%s', async (_, answer, expected) => {
    const { result, kinds } = await play({ write: [answer] }, send);
    expect(result).toMatchObject(expected);
    expect(kinds).toEqual(['write']);
  });

  it('equal content was written not long ago', async () => {
    const similar = {
      id: testId(3),
      at: testAt,
      operator: 'Luis',
      outcome: 'applied',
      equal: ['content'],
    } satisfies SimilarAttempt;
    const answer = problemAnswer('attempt-similar', 409, 'not-sent', { similar });
    const { result } = await play({ write: [answer] }, send);
    expect(result).toMatchObject({ kind: 'similar', similar, error: { kind: 'conflict' } });
  });
});
