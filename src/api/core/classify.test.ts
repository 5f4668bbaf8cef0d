import { describe, expect, it } from 'vitest';
import { problems } from '@/contract/outcome';
import type { Missing } from '@/contract/writes';
import { failureOf } from './classify';
import type { ApiError } from './errors';
import type { TestAnswer } from './test-answers';

const at = '2026-03-14T15:09:26.000Z';

/** Judges an answer; a body that is text was not JSON. */
function failureFor(answer: TestAnswer, missing: Missing = 'record'): ApiError | null {
  const { status = 200, body, headers } = answer;
  return failureOf({
    operation: { name: 'things.list', missing },
    status,
    headers: new Headers(headers),
    body: typeof body === 'string' ? undefined : body,
    at,
  });
}

describe('success', () => {
  it.each([
    { status: 200, body: { status: true, data: 1 } },
    { status: 201, body: { success: true, data: 1 } },
    { status: 200, body: { data: 1 } },
    { status: 204 },
  ])('M15 M18 M19: %j', (answer) => {
    expect(failureFor(answer)).toBeNull();
  });
});

describe('answers of the service', () => {
  it.each<[string, TestAnswer, Partial<ApiError>]>([
    [
      'M27: 401 in the shape of most pages',
      { status: 401, body: { status: false, message: 'Invalid API Key.' } },
      { kind: 'unauthorized', serviceMessage: 'Invalid API Key.', outcome: 'rejected' },
    ],
    [
      'M27: 401 in the shape of catalog and product pages',
      { status: 401, body: { error: 'Unathorized' } },
      { kind: 'unauthorized', serviceMessage: 'Unathorized' },
    ],
    [
      'M29: 403 that names the permission',
      { status: 403, body: { status: false, message: 'No.', required_scope: 'inventory.read' } },
      { kind: 'forbidden', requiredScope: 'inventory.read' },
    ],
    [
      'M29: 403 that names none',
      { status: 403, body: { status: false, message: 'No.' } },
      { kind: 'forbidden', requiredScope: null },
    ],
    [
      'M34: 404',
      { status: 404, body: { status: false, message: 'Not found.' } },
      { kind: 'not-found', what: 'record' },
    ],
    ['M36: 409 with an unknown body', { status: 409, body: [1] }, { kind: 'conflict' }],
    [
      'M37: 422',
      {
        status: 422,
        body: { status: false, message: 'Validation errors', errors: { status: ['Invalid'] } },
      },
      { kind: 'validation', fields: { status: ['Invalid'] }, message: 'Validation errors' },
    ],
    [
      '422 without fields',
      { status: 422, body: { status: false } },
      { kind: 'validation', fields: {}, message: '' },
    ],
    [
      'M43: 429 with a time',
      { status: 429, body: { rate_limit: 60 }, headers: { 'Retry-After': '12' } },
      { kind: 'rate-limited', retryAfterSeconds: 12 },
    ],
    [
      'M43: 429 with a date',
      { status: 429, headers: { 'Retry-After': 'Sat, 14 Mar 2026 15:09:56 GMT' } },
      { kind: 'rate-limited', retryAfterSeconds: 30 },
    ],
    [
      'M44: the `rate_limit` of a 429 is no time to wait',
      { status: 429, body: { status: false, rate_limit: 3600 } },
      { kind: 'rate-limited', retryAfterSeconds: 5, rateLimit: 3600 },
    ],
    [
      'M47: 500',
      { status: 500, body: { error: 'Server error' } },
      { kind: 'server', serviceMessage: 'Server error', outcome: 'unknown' },
    ],
    [
      'M47: 500 of purchases',
      { status: 500, body: { status: false, message: 'An error occurred' } },
      { kind: 'server', serviceMessage: 'An error occurred' },
    ],
    [
      'M18: a false flag under 200',
      { status: 200, body: { status: false, message: 'No.' } },
      { kind: 'server', status: 200, serviceMessage: 'No.' },
    ],
    [
      'M18: a false flag under 200 with reasons',
      { status: 200, body: { status: false, errors: { days: ['Wrong'] } } },
      { kind: 'validation', status: 200, fields: { days: ['Wrong'] } },
    ],
    ['400', { status: 400, body: {} }, { kind: 'validation', fields: {} }],
    ['413', { status: 413, body: 'too large' }, { kind: 'validation', fields: {} }],
    [
      'M11: 502 of a middle box in HTML',
      { status: 502, body: '<h1>Bad gateway</h1>', headers: { 'Content-Type': 'text/html' } },
      { kind: 'server', status: 502, serviceMessage: null },
    ],
    ['a redirect', { status: 302 }, { kind: 'bad-response', status: 302 }],
  ])('%s', (_, answer, expected) => {
    expect(failureFor(answer)).toMatchObject({ problem: null, ...expected });
  });

  it.each([200, 400, 404, 409, 422, 500])(
    'M41: the field map of a failed provider answer counts under HTTP %i',
    (status) => {
      const body = { success: false, message: 'Validation Error.', data: { email: ['Required'] } };
      expect(failureFor({ status, body })).toMatchObject({
        kind: 'validation',
        fields: { email: ['Required'] },
      });
    },
  );

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [429, 'rate-limited'],
  ] as const)('a %i stays what it is, whatever its body looks like', (status, kind) => {
    const body = { success: false, data: { email: ['Required'] } };
    expect(failureFor({ status, body })).toMatchObject({ kind });
  });
});

describe('M26 M35: which thing a 404 misses', () => {
  const branchWords = { status: false, message: 'Branch not found' };
  const recordWords = { status: false, message: 'Not found.' };

  it.each<[Missing, object, 'record' | 'branch']>([
    ['branch', branchWords, 'branch'],
    ['branch', recordWords, 'branch'],
    ['record', recordWords, 'record'],
    ['record', branchWords, 'record'],
    ['told', branchWords, 'branch'],
    ['told', { error: 'Unknown branch.' }, 'branch'],
    ['told', recordWords, 'record'],
  ])('an operation that misses "%s" and %j: the %s', (missing, body, what) => {
    expect(failureFor({ status: 404, body }, missing)).toMatchObject({ what });
  });
});

describe('answers of the gateway', () => {
  const kinds: Record<(typeof problems)[number], ApiError['kind']> = {
    'session-ended': 'session',
    'other-person': 'session',
    'cross-site': 'server',
    'wrong-host': 'server',
    'unknown-route': 'server',
    'area-closed': 'forbidden',
    'bad-query': 'validation',
    'bad-body': 'validation',
    'rate-paused': 'rate-limited',
    'queue-full': 'rate-limited',
    'upstream-unreachable': 'network',
    'upstream-timeout': 'network',
    'upstream-broke-off': 'network',
    'upstream-not-json': 'bad-response',
    'upstream-too-large': 'bad-response',
    'upstream-redirect': 'bad-response',
    'gateway-failure': 'server',
    'bad-attempt': 'server',
    'attempt-differs': 'conflict',
    'attempt-similar': 'conflict',
    'attempt-refused': 'conflict',
    'unknown-attempt': 'not-found',
    'ledger-failure': 'server',
    'draft-newer': 'conflict',
    'unknown-draft': 'not-found',
    'unknown-job': 'not-found',
    'job-refused': 'conflict',
    'views-full': 'conflict',
    'files-full': 'conflict',
  };

  it.each(problems)('M9: %s is told apart from the words of the service', (problem) => {
    const failure = failureFor({
      status: 502,
      body: { problem, requestId: 'r-1', retryAfterSeconds: 8 },
      headers: { 'X-Outcome': 'not-sent' },
    });
    expect(failure).toMatchObject({
      kind: kinds[problem],
      problem,
      requestId: 'r-1',
      outcome: 'not-sent',
      serviceMessage: null,
    });
  });

  it('M43: the shared pause is the one to wait', () => {
    const body = { problem: 'rate-paused', requestId: 'r-1', retryAfterSeconds: 8 };
    expect(failureFor({ status: 429, body })).toMatchObject({
      retryAfterSeconds: 8,
    });
  });

  it('a 401 of the gateway ends the session, one of the service rejects the key', () => {
    const body = { problem: 'session-ended', requestId: 'r-1' };
    expect(failureFor({ status: 401, body })).toMatchObject({ kind: 'session' });
  });
});

describe('facts that every failure carries', () => {
  it('M48: operation, time, status, reference and outcome', () => {
    const headers = { 'X-Request-Id': 'r-7', 'X-Outcome': 'applied' };
    expect(failureFor({ status: 500, body: {}, headers })).toMatchObject({
      operation: 'things.list',
      at: '2026-03-14T15:09:26.000Z',
      status: 500,
      requestId: 'r-7',
      outcome: 'applied',
    });
  });

  it.each([
    [422, 'rejected'],
    [429, 'rejected'],
    [409, 'unknown'],
    [408, 'unknown'],
    [500, 'unknown'],
  ])('without the gateway’s word a %i is %s', (status, outcome) => {
    expect(failureFor({ status })).toMatchObject({ outcome });
  });

  it('an outcome that is not one of ours is not believed', () => {
    const headers = { 'X-Outcome': 'maybe' };
    expect(failureFor({ status: 503, headers })).toMatchObject({
      outcome: 'unknown',
    });
  });
});
