import { describe, expect, it } from 'vitest';
import { ApiFailure, factsWithoutAnswer, type ApiError } from './errors';
import { resumeAfter, retriesOf, retryDelay, shouldRetry } from './retry';

const facts = factsWithoutAnswer('things.list', 'unknown', new Date(0));
const server = (status: number): ApiError => ({ ...facts, kind: 'server', status });
const limited = (retryAfterSeconds: number): ApiError => ({
  ...facts,
  kind: 'rate-limited',
  retryAfterSeconds,
});

const cases: [string, ApiError, number][] = [
  ['a lost connection', { ...facts, kind: 'network' }, 2],
  ['the time limit', { ...facts, kind: 'network', problem: 'upstream-timeout' }, 0],
  ['502', server(502), 2],
  ['503', server(503), 2],
  ['504', server(504), 2],
  ['500', server(500), 1],
  ['501', server(501), 0],
  ['a false flag under 200', server(200), 0],
  ['malformed JSON', { ...facts, kind: 'bad-response' }, 1],
  ['a field of another shape', { ...facts, kind: 'bad-response', field: 'data' }, 0],
  ['a huge body', { ...facts, kind: 'bad-response', problem: 'upstream-too-large' }, 0],
  ['429', limited(1), 0],
  ['a read given up', { ...facts, kind: 'given-up' }, 0],
  ['an ended session', { ...facts, kind: 'session' }, 0],
  ['401', { ...facts, kind: 'unauthorized' }, 0],
  ['403', { ...facts, kind: 'forbidden', requiredScope: null }, 0],
  ['404', { ...facts, kind: 'not-found', what: 'record' }, 0],
  ['409', { ...facts, kind: 'conflict' }, 0],
  ['422', { ...facts, kind: 'validation', fields: {}, message: '' }, 0],
];

describe('retries of a read', () => {
  it.each(cases)('%s', (_, error, retries) => {
    expect(retriesOf(error)).toBe(retries);
    const thrown = new ApiFailure(error);
    expect([0, 1, 2].map((failures) => shouldRetry(failures, thrown))).toEqual(
      [0, 1, 2].map((failures) => failures < retries),
    );
  });

  it('a fault of this program is not the service having a bad moment', () => {
    expect(shouldRetry(1, new TypeError('bug'))).toBe(false);
  });

  it('M17: waits at random, longer each time, and tells a failure within two seconds', () => {
    expect(retryDelay(0, () => 0)).toBe(200);
    expect(retryDelay(0, () => 1)).toBe(400);
    expect(retryDelay(1, () => 0)).toBe(400);
    expect(retryDelay(0, () => 1) + retryDelay(1, () => 1)).toBeLessThan(2000);
  });
});

describe('reads that stand on a screen', () => {
  const after = (error: ApiError, failedAt = 0) =>
    resumeAfter({ error: new ApiFailure(error), failedAt });

  it('M43: resume after the pause of a 429, a little apart from each other', () => {
    expect(after(limited(30))).toBe(30_000);
    expect(after(limited(30), 1_773_500_966_421)).toBe(30_421);
  });

  it('probe at most once in five seconds, whatever pause was named', () => {
    expect(after(limited(0))).toBe(5_000);
  });

  it('come back by themselves ten seconds after a lost connection', () => {
    expect(after({ ...facts, kind: 'network' })).toBe(10_000);
    expect(after({ ...facts, kind: 'network', problem: 'upstream-timeout' })).toBe(10_000);
    expect(after(server(503))).toBe(10_000);
  });

  it('ask nothing after anything else', () => {
    expect(resumeAfter({ error: null, failedAt: 0 })).toBe(false);
    expect(after(server(500))).toBe(false);
    expect(after({ ...facts, kind: 'unauthorized' })).toBe(false);
    expect(after({ ...facts, kind: 'forbidden', requiredScope: 'sales' })).toBe(false);
  });
});
