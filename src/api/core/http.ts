import type * as z from 'zod/mini';
import { bulkPriority } from '@/contract/priority';
import { appHeader, markHeader } from '@/contract/session';
import { factsOf, failureOf, type Answer, type Operation } from './classify';
import { ApiFailure, factsWithoutAnswer } from './errors';
import { httpSettings, type Transport } from './http-settings';
import { answerFromPage } from './page-start';
import { readShape, UnreadableShape } from './shape';

/** How a read is made when it is part of a longer job, such as an export. */
export interface ReadOptions {
  /**
   * For a caller that gives up by itself. The signal of a query is not handed on: a component mounted twice in a row would
   * cancel the very request that the loader waits for.
   */
  signal?: AbortSignal;
  /** Lets reads that people wait for go first. */
  priority?: 'bulk';
}

export interface ApiRequest extends ReadOptions {
  operation: Operation;
  /** Path and query below the origin, from `serviceUrl` or a path of the gateway. */
  url: string;
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON as it is to be sent, byte for byte. */
  bodyText?: string;
  headers?: Record<string, string>;
  /** Goes on although the page is being left; browsers take at most 64 KiB of such bodies. */
  keepalive?: boolean;
  /** Whom it was made for, when that was before now; otherwise whoever the page works for. */
  mark?: string | null;
}

/**
 * Sends a request and reads its JSON answer with `read`, which throws `UnreadableShape` for a value it cannot take; an answer of
 * our own contract is read by its schema alone. Throws `ApiFailure` and nothing else.
 */
export async function request<T>(
  asked: ApiRequest,
  read: ((body: unknown) => T) | z.ZodMiniType<T>,
): Promise<T> {
  const answer = await exchange(asked);
  const failure = failureOf(answer);
  if (failure !== null) throw new ApiFailure(failure);
  try {
    return typeof read === 'function' ? read(answer.body) : readShape(read, answer.body);
  } catch (cause) {
    // No field is to blame when the body as a whole was not JSON.
    const field =
      cause instanceof UnreadableShape && answer.body !== undefined ? { field: cause.field } : {};
    throw new ApiFailure({ ...factsOf(answer), kind: 'bad-response', ...field }, { cause });
  }
}

/** Sends a request and hands over its answer, not yet judged. Throws `ApiFailure` when none came whole. */
export async function exchange(asked: ApiRequest): Promise<Answer> {
  const settings = httpSettings();
  const method = asked.method ?? 'GET';
  const mark = asked.mark ?? settings.mark;
  const limit = AbortSignal.timeout(
    method === 'GET' ? settings.readLimitMs : settings.writeLimitMs,
  );
  const signal = asked.signal === undefined ? limit : AbortSignal.any([asked.signal, limit]);
  try {
    const response = await (settings.fetch ?? send)(settings.origin + asked.url, {
      method,
      headers: {
        Accept: 'application/json',
        [appHeader.name]: appHeader.value,
        ...(mark !== null && { [markHeader]: mark }),
        ...(asked.bodyText !== undefined && { 'Content-Type': 'application/json' }),
        ...(asked.priority === 'bulk' && { [bulkPriority.name]: bulkPriority.value }),
        ...asked.headers,
        ...settings.headers,
      },
      ...(asked.bodyText !== undefined && { body: asked.bodyText }),
      ...(asked.keepalive && { keepalive: true }),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    });
    const answer = await readAnswer(asked.operation, response);
    if (!response.ok && failureOf(answer)?.kind === 'session') settings.onSessionRefused?.();
    return answer;
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    // The browser cannot tell a request that never left from an answer that was lost.
    const facts = factsWithoutAnswer(asked.operation.name, 'unknown', settings.now());
    throw new ApiFailure({ ...facts, kind: 'network' }, { cause });
  }
}

/** As the browser does, unless the page has asked for it already. */
const send: Transport = (url, init) => answerFromPage(url, init) ?? fetch(url, init);

async function readAnswer(operation: Operation, response: Response): Promise<Answer> {
  const settings = httpSettings();
  const { status, headers } = response;
  const answer = { operation, status, headers, body: undefined, at: settings.now().toISOString() };
  try {
    const text = await readBoundedText(response, settings.maxBodyBytes);
    return { ...answer, body: isJson(headers) ? parseJson(text) : undefined };
  } catch (cause) {
    const kind = cause instanceof BodyTooLarge ? 'bad-response' : 'network';
    throw new ApiFailure({ ...factsOf(answer), kind }, { cause });
  }
}

function isJson(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
}

/** Undefined is no JSON value, so it can stand for a body that could not be read. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer is longer than this program is willing to read. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a body as text and stops at `limit` bytes, whatever length was announced.
 * Throws `BodyTooLarge`, or what the stream throws when the connection breaks off.
 */
async function readBoundedText(response: Response, limit: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      // The cancellation may itself fail on a connection that is already gone; the size is what counts.
      reader.cancel().catch(() => undefined);
      throw new BodyTooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
