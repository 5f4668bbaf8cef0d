import { afterEach, describe, expect, it } from 'vitest';
import { markHeader } from '@/contract/session';
import { ApiFailure, asApiError, type ApiError } from './errors';
import { request } from './http';
import { configureHttp, workFor, type HttpSettings, type Transport } from './http-settings';
import { UnreadableShape } from './shape';
import { answerWith, toResponse } from './test-answers';

const url = '/api/external/v1/things';
const operation = { name: 'things.list' };

afterEach(() => {
  configureHttp({});
});

function ask(): Promise<unknown> {
  return request({ operation, url }, (body) => body);
}

async function failureOf(asked: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await asked.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(thrown).toBeInstanceOf(ApiFailure);
  return asApiError(thrown);
}

describe('what is sent', () => {
  it('goes to the same origin with the app header, asks for JSON and is never cached', async () => {
    const sent: [string, RequestInit][] = [];
    configureHttp({
      fetch: (...asked) => {
        sent.push(asked);
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

  it('names whom it was made for: who works on the page, unless it was made before', async () => {
    const marks: (string | null)[] = [];
    configureHttp({
      fetch: (_, { headers }) => {
        marks.push(new Headers(headers).get(markHeader));
        return Promise.resolve(toResponse({ body: {} }));
      },
    });
    await ask();
    workFor('ana');
    await ask();
    await request({ operation, url, mark: 'luis' }, (body) => body);
    expect(marks).toEqual([null, 'ana', 'luis']);
  });

  it('says when it is part of a longer job, so that people go first', async () => {
    const priorities: (string | null)[] = [];
    configureHttp({
      fetch: (_, { headers }) => {
        priorities.push(new Headers(headers).get('X-Priority'));
        return Promise.resolve(toResponse({ body: {} }));
      },
    });
    await request({ operation, url, priority: 'bulk' }, (body) => body);
    await ask();
    expect(priorities).toEqual(['bulk', null]);
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
    return request({ operation, url }, () => {
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
  const hanging: Transport = (_, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
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
    const asked = request({ operation, url, signal: caller.signal }, (body) => body);
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
