import { afterEach, describe, expect, it } from 'vitest';
import { problems } from '@/contract/outcome';
import type { Missing } from './classify';
import { ApiFailure, asApiError, type ApiError } from './errors';
import { request } from './http';
import { configureHttp, type HttpSettings } from './http-settings';
import { UnreadableShape } from './shape';
import { answerWith, toResponse, type TestAnswer } from './test-answers';

const now = new Date('2026-03-14T15:09:26.000Z');
const url = '/api/external/v1/things';

afterEach(() => {
  configureHttp({});
});

function ask(missing: Missing = 'record'): Promise<unknown> {
  return request({ operation: { name: 'things.list', missing }, url }, (body) => body);
}

async function failureOf(asked: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await asked.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(thrown).toBeInstanceOf(ApiFailure);
  return asApiError(thrown);
}

function failureFor(answer: TestAnswer, missing?: Missing): Promise<ApiError> {
  answerWith(answer, { now: () => now });
  return failureOf(ask(missing));
}

describe('what is sent', () => {
  it('goes to the same origin with the app header, asks for JSON and is never cached', async () => {
    const sent: [RequestInfo | URL, RequestInit | undefined][] = [];
    configureHttp({
      fetch: (input, init) => {
        sent.push([input, init]);
        return Promise.resolve(toResponse({ body: { status: true } }));
      },
    });
    await ask();
    const [[address, init] = []] = sent;
    expect(address).toBe(url);
    expect(init).toMatchObject({
      method: 'GET',
      headers: { Accept: 'application/json', 'X-Trastienda': '1' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'manual',
    });
    expect(init?.body).toBeUndefined();
  });
});

describe('success', () => {
  it.each([
    { status: 200, body: { status: true, data: 1 } },
    { status: 201, body: { success: true, data: 1 } },
    { status: 200, body: { data: 1 } },
    { status: 200, body: { data: 1 }, headers: { 'Content-Type': 'application/problem+json' } },
  ])('M15 M18 M19: %j', async (answer) => {
    answerWith(answer);
    await expect(ask()).resolves.toEqual(answer.body);
  });

  it('an answer without a body is one for an operation that reads none', async () => {
    answerWith({ status: 204 });
    await expect(ask()).resolves.toBeUndefined();
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
      { kind: 'rate-limited', retryAfterSeconds: 5 },
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
  ])('%s', async (_, answer, expected) => {
    await expect(failureFor(answer)).resolves.toMatchObject({ problem: null, ...expected });
  });

  it.each([200, 400, 404, 409, 422, 500])(
    'M41: the field map of a failed provider answer counts under HTTP %i',
    async (status) => {
      const body = { success: false, message: 'Validation Error.', data: { email: ['Required'] } };
      await expect(failureFor({ status, body })).resolves.toMatchObject({
        kind: 'validation',
        fields: { email: ['Required'] },
      });
    },
  );

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [429, 'rate-limited'],
  ] as const)('a %i stays what it is, whatever its body looks like', async (status, kind) => {
    const body = { success: false, data: { email: ['Required'] } };
    await expect(failureFor({ status, body })).resolves.toMatchObject({ kind });
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
  ])('an operation that misses "%s" and %j: the %s', async (missing, body, what) => {
    await expect(failureFor({ status: 404, body }, missing)).resolves.toMatchObject({ what });
  });
});

describe('answers of the gateway', () => {
  const kinds: Record<(typeof problems)[number], ApiError['kind']> = {
    'session-ended': 'session',
    'cross-site': 'server',
    'wrong-host': 'server',
    'unknown-route': 'server',
    'bad-query': 'validation',
    'bad-body': 'validation',
    'writes-refused': 'forbidden',
    'rate-paused': 'rate-limited',
    'queue-full': 'rate-limited',
    'upstream-unreachable': 'network',
    'upstream-timeout': 'network',
    'upstream-broke-off': 'network',
    'upstream-not-json': 'bad-response',
    'upstream-too-large': 'bad-response',
    'upstream-redirect': 'bad-response',
    'gateway-failure': 'server',
  };

  it.each(problems)('M9: %s is told apart from the words of the service', async (problem) => {
    const failure = await failureFor({
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

  it('M43: the shared pause is the one to wait', async () => {
    const body = { problem: 'rate-paused', requestId: 'r-1', retryAfterSeconds: 8 };
    await expect(failureFor({ status: 429, body })).resolves.toMatchObject({
      retryAfterSeconds: 8,
    });
  });

  it('a 401 of the gateway ends the session, one of the service rejects the key', async () => {
    const body = { problem: 'session-ended', requestId: 'r-1' };
    await expect(failureFor({ status: 401, body })).resolves.toMatchObject({ kind: 'session' });
  });
});

describe('facts that every failure carries', () => {
  it('M48: operation, time, status, reference and outcome', async () => {
    const headers = { 'X-Request-Id': 'r-7', 'X-Outcome': 'applied' };
    await expect(failureFor({ status: 500, body: {}, headers })).resolves.toMatchObject({
      operation: 'things.list',
      at: '2026-03-14T15:09:26.000Z',
      status: 500,
      requestId: 'r-7',
      outcome: 'applied',
    });
  });

  it('an outcome that is not one of ours is not believed', async () => {
    const headers = { 'X-Outcome': 'maybe' };
    await expect(failureFor({ status: 503, headers })).resolves.toMatchObject({
      outcome: 'unknown',
    });
  });
});

describe('answers that cannot be read', () => {
  it('M11: HTML under 200', async () => {
    answerWith({ body: '<html>', headers: { 'Content-Type': 'text/html' } });
    const failure = await failureOf(readingAnObject());
    expect(failure).toMatchObject({ kind: 'bad-response', status: 200 });
    expect(failure).not.toHaveProperty('field');
  });

  it.each(['{"data":', '', 'null null', '{"status":true}<'])(
    'M11: malformed JSON under 200: %j',
    async (body) => {
      answerWith({ body });
      await expect(failureOf(readingAnObject())).resolves.toMatchObject({ kind: 'bad-response' });
    },
  );

  it('M21: names the field that does not fit', async () => {
    answerWith({ body: { status: true } });
    await expect(failureOf(readingAnObject())).resolves.toMatchObject({
      kind: 'bad-response',
      field: 'data.total',
    });
  });

  it('a body over the limit is cut, whatever length was announced', async () => {
    answerWith({ body: { text: 'x'.repeat(2000) } }, { maxBodyBytes: 1000 });
    await expect(failureOf(ask())).resolves.toMatchObject({ kind: 'bad-response', status: 200 });
  });

  it('a body of exactly the limit is read, and characters split between chunks survive', async () => {
    const bytes = new TextEncoder().encode('{"name":"Añil ✓"}');
    answerInChunks(bytes, { maxBodyBytes: bytes.byteLength });
    await expect(ask()).resolves.toEqual({ name: 'Añil ✓' });
  });

  it('a connection that breaks off in the body is a lost connection', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'r-9' };
    configureHttp({ fetch: () => Promise.resolve(new Response(body, { headers })) });
    await expect(failureOf(ask())).resolves.toMatchObject({
      kind: 'network',
      status: 200,
      requestId: 'r-9',
    });
  });

  function readingAnObject(): Promise<unknown> {
    return request({ operation: { name: 'things.list', missing: 'record' }, url }, () => {
      throw new UnreadableShape('data.total');
    });
  }

  function answerInChunks(bytes: Uint8Array, settings: Partial<HttpSettings>): void {
    const chunks = [...bytes].map((byte) => Uint8Array.of(byte));
    const body = new ReadableStream({
      pull: (controller) => {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    configureHttp({ ...settings, fetch: () => Promise.resolve(new Response(body, { headers })) });
  }
});

describe('no answer', () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('a refused connection', async () => {
    configureHttp({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(failureOf(ask())).resolves.toMatchObject({
      kind: 'network',
      status: null,
      outcome: 'unknown',
      operation: 'things.list',
    });
  });

  it('M17: the time limit of a read', async () => {
    configureHttp({ fetch: hanging, readLimitMs: 5 });
    await expect(failureOf(ask())).resolves.toMatchObject({ kind: 'network', status: null });
  });

  it('a caller that gives up', async () => {
    configureHttp({ fetch: hanging });
    const caller = new AbortController();
    const asked = request(
      { operation: { name: 'things.list', missing: 'record' }, url, signal: caller.signal },
      (body) => body,
    );
    caller.abort();
    await expect(failureOf(asked)).resolves.toMatchObject({ kind: 'network' });
  });
});

describe('asApiError', () => {
  it.each([new Error('bug'), 'text', null, undefined, { kind: 'session' }])(
    'tells %j, which the API layer did not throw, as an unreadable answer',
    (thrown) => {
      expect(asApiError(thrown)).toMatchObject({ kind: 'bad-response', operation: 'unknown' });
    },
  );
});
