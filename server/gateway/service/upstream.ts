import { Pool, errors } from 'undici';
import type { Outcome, Problem } from '../../../src/contract/outcome';
import type { Limits, Upstream } from '../../config';

/** A read to be made of the service. */
export type ReadRequest = {
  /** Path below the base, as matched. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  key: string;
  requestId: string;
  signal: AbortSignal;
};

/** What the service answered, or why there is no answer that could be passed on. */
export type ServiceAnswer =
  | { kind: 'answer'; status: number; body: Buffer }
  | { kind: 'problem'; problem: Problem; outcome: Outcome };

/** The only way to the service: a fixed origin, a fixed prefix, and headers made here. */
export type ServiceClient = {
  read(request: ReadRequest): Promise<ServiceAnswer>;
  /** Any answer at all, also 401, shows that the service is there. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
};

type ClientLimits = Pick<
  Limits,
  'connectMs' | 'readMs' | 'idleBodyMs' | 'responseBytes' | 'requestsInFlight'
>;

/** Answers whose status says all there is to know, so that a body that is no JSON does not matter. */
const bodylessStatuses = new Set([409, 429]);

const problem = (name: Problem, outcome: Outcome): ServiceAnswer => ({
  kind: 'problem',
  problem: name,
  outcome,
});

export function createServiceClient(upstream: Upstream, limits: ClientLimits): ServiceClient {
  const pool = new Pool(upstream.origin, {
    connect: { timeout: limits.connectMs },
    // Time is kept here, to the millisecond; undici's own timers are coarse.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: limits.responseBytes,
    pipelining: 1,
  });

  return {
    async read({ path, query, key, requestId, signal }) {
      const clock = new AnswerClock(limits, signal);
      try {
        const { statusCode, headers, body } = await pool.request({
          method: 'GET',
          path: `${upstream.prefix}${path}${query}`,
          headers: {
            accept: 'application/json',
            'accept-encoding': 'identity',
            'x-api-key': key,
            'x-request-id': requestId,
          },
          signal: clock.signal,
        });
        if (statusCode >= 300 && statusCode < 400) {
          // A body dropped unread tells its end as an error, which would end this process if nobody listened.
          body.once('error', () => undefined).destroy();
          return problem('upstream-redirect', 'unknown');
        }
        const chunks: Buffer[] = [];
        clock.bodyMoved();
        for await (const chunk of body as AsyncIterable<Buffer>) {
          clock.bodyMoved();
          chunks.push(chunk);
        }
        return readable(statusCode, headers['content-type'], Buffer.concat(chunks));
      } catch (error) {
        return clock.ranOut ? problem('upstream-timeout', 'unknown') : explained(error);
      } finally {
        clock.stop();
      }
    },

    async isThere() {
      try {
        const { body } = await pool.request({
          method: 'GET',
          path: `${upstream.prefix}/activities`,
          headers: { accept: 'application/json', 'accept-encoding': 'identity' },
          signal: AbortSignal.timeout(limits.connectMs),
        });
        await body.dump();
        return true;
      } catch {
        return false;
      }
    },

    close: () => pool.destroy(),
  };
}

/** Ends a call when it takes too long altogether, when its body stops moving, or when nobody waits for it any more. */
class AnswerClock {
  readonly #controller = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #idleBodyMs: number;
  #idle: NodeJS.Timeout | undefined;
  ranOut = false;

  constructor({ readMs, idleBodyMs }: ClientLimits, gone: AbortSignal) {
    this.#idleBodyMs = idleBodyMs;
    this.#total = setTimeout(this.#expire, readMs);
    if (gone.aborted) this.#controller.abort();
    gone.addEventListener('abort', () => this.#controller.abort(), { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  bodyMoved(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(this.#expire, this.#idleBodyMs);
  }

  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#idle);
  }

  readonly #expire = () => {
    this.ranOut = true;
    this.#controller.abort();
  };
}

function readable(
  status: number,
  contentType: string | string[] | undefined,
  body: Buffer,
): ServiceAnswer {
  const json = /^application\/([a-z.-]+\+)?json\s*(;|$)/i.test(String(contentType ?? ''));
  if (json && isJson(body)) return { kind: 'answer', status, body };
  if (bodylessStatuses.has(status)) return { kind: 'answer', status, body: Buffer.from('{}') };
  return problem('upstream-not-json', 'unknown');
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Failures of finding the service or agreeing on a secure connection: not a byte of the request was written. */
const beforeConnection =
  /^(ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|ERR_SSL_WRONG_VERSION_NUMBER)$/;

function neverConnected(error: unknown): boolean {
  // A name with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return error.errors.every(neverConnected);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || beforeConnection.test(code);
}

function explained(error: unknown): ServiceAnswer {
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return problem('upstream-too-large', 'unknown');
  }
  if (neverConnected(error)) return problem('upstream-unreachable', 'not-sent');
  return problem('upstream-broke-off', 'unknown');
}
