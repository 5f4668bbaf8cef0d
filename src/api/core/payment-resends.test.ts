import { describe, expect, it } from 'vitest';
import type { AttemptResult } from './attempt-result';
import { factsWithoutAnswer, type ApiError } from './errors';
import { nextResend, type PaymentResends, type ResendReason } from './payment-resends';

const pauses: PaymentResends = {
  inProcess: [1, 2, 4, 8, 15, 30, 30, 30].map((seconds) => seconds * 1000),
  limited: [5, 10, 20, 40, 60].map((seconds) => seconds * 1000),
  inDoubt: [2000, 10_000],
};
const facts = factsWithoutAnswer('payments.apply', 'unknown', new Date(0));

function unknown(error: Partial<ApiError> & Pick<ApiError, 'kind'>): AttemptResult<unknown> {
  const whole = Object.assign({ ...facts, retryAfterSeconds: 0, fields: {} }, error) as ApiError;
  return { kind: 'unknown', attemptId: 'a', error: whole, sentAt: null, settled: null };
}
const paused = (retryAfterSeconds: number): AttemptResult<unknown> => ({
  kind: 'paused',
  attemptId: 'a',
  resumable: true,
  error: { ...facts, kind: 'rate-limited', retryAfterSeconds },
});

const next = (result: AttemptResult<unknown>, made: ResendReason[] = [], random = 0) =>
  nextResend(result, made, pauses, () => random);

/** All pauses of answers that stay the same. */
function pausesOf(result: AttemptResult<unknown>): number[] {
  const made: ResendReason[] = [];
  const waited: number[] = [];
  for (let now = next(result); now !== null; now = next(result, made)) {
    made.push(now.reason);
    waited.push(now.afterMs / 1000);
  }
  return waited;
}

describe('a payment is sent again by itself', () => {
  it('M282: while the service works on it, for two minutes', () => {
    const waited = pausesOf(unknown({ kind: 'conflict', status: 409 }));
    expect(waited).toEqual([1, 2, 4, 8, 15, 30, 30, 30]);
    expect(waited.reduce((sum, one) => sum + one)).toBe(120);
  });

  it('after the rate limit, as its pauses grow and never sooner than it names', () => {
    expect(pausesOf(paused(0))).toEqual([5, 10, 20, 40, 60]);
    expect(next(paused(30))).toEqual({ reason: 'limited', afterMs: 30_000 });
    expect(next(paused(0), [], 0.99)?.afterMs).toBeCloseTo(5000 * 1.2475);
    expect(next(unknown({ kind: 'rate-limited', retryAfterSeconds: 9 }))?.afterMs).toBe(9000);
  });

  it.each<[string, Partial<ApiError> & Pick<ApiError, 'kind'>]>([
    ['a failure', { kind: 'server', status: 500 }],
    ['no answer', { kind: 'network', problem: 'upstream-timeout' }],
    ['a lost connection', { kind: 'network' }],
  ])('twice after %s', (_, error) => {
    expect(pausesOf(unknown(error))).toEqual([2, 10]);
  });

  it.each<[string, Partial<ApiError> & Pick<ApiError, 'kind'>]>([
    ['an answer of another type', { kind: 'bad-response', problem: 'upstream-not-json' }],
    ['an answer that is too large', { kind: 'bad-response', problem: 'upstream-too-large' }],
    ['a false flag under a success', { kind: 'server', status: 200 }],
  ])('once after %s', (_, error) => {
    expect(pausesOf(unknown(error))).toEqual([2]);
  });

  it('each reason by its own count', () => {
    const made: ResendReason[] = ['inProcess', 'inProcess', 'limited'];
    expect(next(unknown({ kind: 'server', status: 500 }), made)?.afterMs).toBe(2000);
  });
});

describe('a person decides', () => {
  it.each<[string, AttemptResult<unknown>]>([
    ['a redirect', unknown({ kind: 'bad-response', problem: 'upstream-redirect' })],
    ['a refusal after an unknown send', unknown({ kind: 'validation' })],
    ['a key that is not taken', unknown({ kind: 'unauthorized' })],
    ['a missing permission', unknown({ kind: 'forbidden', requiredScope: null })],
    ['an ended session', unknown({ kind: 'session' })],
    ['a word of the ledger', unknown({ kind: 'conflict', problem: 'attempt-refused' })],
    [
      'what somebody settled',
      {
        ...unknown({ kind: 'server', status: 500 }),
        kind: 'unknown',
        settled: { verdict: 'applied', note: 'Está', operator: 'Ana', at: '' },
      } as AttemptResult<unknown>,
    ],
  ])('after %s', (_, result) => {
    expect(next(result)).toBeNull();
  });

  it('where the setting is off', () => {
    const off = { inProcess: [], limited: [], inDoubt: [] };
    expect(nextResend(paused(5), [], off, () => 0)).toBeNull();
  });
});
