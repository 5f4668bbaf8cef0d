import { Client, Pool, errors } from 'undici';
import type { Outcome, Problem } from '../../../src/contract/outcome';
import type { Limits, Upstream } from '../../config';
import { AnswerClock } from './answer-clock';
import { Connections } from './connections';
import { Exchange, type RawAnswer } from './exchange';
import type { Gone } from './gone';
import type { Judged } from './judge';
import { LastAnswers } from './last-answers';
import { outlineOf } from './outline';

type ServiceRequest = {
  /** Path below the base, as matched. */
  path: string;
  key: string;
  requestId: string;
};

/** A read to be made of the service. */
export type ReadRequest = ServiceRequest & {
  /** With its `?`, or empty. */
  query: string;
  gone: Gone;
  /** The business for which the answer may be held until the next one to the same question; null: it may not. */
  heldFor: string | null;
};

/** A write to be sent once. Nobody can call it back: its answer is wanted even when whoever asked has gone. */
export type ServiceWrite = ServiceRequest & {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Exactly what is sent; null for none. */
  body: Buffer | null;
  /** For the operation that documents it. */
  idempotencyKey: string | null;
};

/**
 * Most answers are long lists that go on as they came: what they tell is read when somebody asks. A class, for a getter of an
 * object's own would have V8 hold every body until a full collection.
 */
class JsonAnswer implements Judged {
  readonly kind = 'answer';
  readonly status: number;
  readonly outline: unknown;
  readonly body: Buffer;
  readonly replayed: boolean;
  #told: { value: unknown } | null = null;

  constructor(answer: Pick<JsonAnswer, 'status' | 'outline' | 'body' | 'replayed'>) {
    this.status = answer.status;
    this.outline = answer.outline;
    this.body = answer.body;
    this.replayed = answer.replayed;
  }

  get told(): unknown {
    this.#told ??= { value: JSON.parse(this.body.toString('utf8')) as unknown };
    return this.#told.value;
  }
}

/** What the service answered, or why there is no answer that could be passed on. */
export type ServiceAnswer =
  JsonAnswer | { kind: 'problem'; problem: Problem; outcome: Outcome; status: number | null };

/** The only way to the service: a fixed origin, a fixed prefix, and headers made here. */
export type ServiceClient = {
  read(request: ReadRequest): Promise<ServiceAnswer>;
  write(request: ServiceWrite): Promise<ServiceAnswer>;
  /** Any answer at all, also 401, shows that the service is there. */
  isThere(): Promise<boolean>;
  /** Cuts off whatever is under way; nothing is sent any more. */
  close(): Promise<void>;
};

type ClientLimits = Pick<
  Limits,
  'connectMs' | 'readMs' | 'writeMs' | 'idleBodyMs' | 'responseBytes' | 'requestsInFlight'
>;

/** Answers whose status says all there is to know, so that a body that is no JSON does not matter. */
const bodylessStatuses = new Set([409, 429]);

/** 4 MB of bodies at most, and as JSON those that were read. A list that is asked for often has 50 rows and about 20 kB. */
const heldAnswers = { count: 64, bytes: 64 * 1024 };

const everyHeader = { accept: 'application/json', 'accept-encoding': 'identity' };

function problem(name: Problem, outcome: Outcome, status: number | null = null): ServiceAnswer {
  return { kind: 'problem', problem: name, outcome, status };
}

export function createServiceClient(upstream: Upstream, limits: ClientLimits): ServiceClient {
  const connections = new Connections({ timeout: limits.connectMs });
  const options = {
    connect: connections.connect,
    // Time is kept here, to the millisecond; undici's own timers are coarse.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: limits.responseBytes,
    pipelining: 1,
  };
  const pool = new Pool(upstream.origin, options);
  /** Each of its connections serves one call. */
  const fresh = new Pool(upstream.origin, options);
  const lastAnswers = new LastAnswers<JsonAnswer>(heldAnswers);
  const writing = new Set<Client>();
  let closed = false;

  // Written out, for a spread is slow and every read comes by here.
  const headersOf = ({ key, requestId }: ServiceRequest) => ({
    accept: everyHeader.accept,
    'accept-encoding': everyHeader['accept-encoding'],
    'x-api-key': key,
    'x-request-id': requestId,
  });

  /** As `readable`, for a read that may have had the same answer before. */
  function readAgain(raw: RawAnswer, question: string): ServiceAnswer {
    const same = lastAnswers.sameAs(question, raw);
    const answer = same !== null && isJson(raw) ? same : readable(raw);
    if (answer.kind === 'answer') lastAnswers.hold(question, answer);
    return answer;
  }

  return {
    async read(request) {
      const { path, query, gone, heldFor } = request;
      const clock = new AnswerClock(limits.readMs, limits.idleBodyMs, gone);
      const began = performance.now();
      const asked = {
        method: 'GET',
        path: `${upstream.prefix}${path}${query}`,
        headers: headersOf(request),
      } as const;
      const first = new Exchange(clock);
      const sent = first.send(pool, asked).catch((error: unknown) => {
        // The service closes connections it was not asked on for a while; a read may be asked again.
        if (first.isAnswered || !connections.brokeKept(error, began)) throw error;
        return new Exchange(clock).send(fresh, { ...asked, reset: true });
      });
      if (heldFor === null) return answerTo(sent, clock, explained);
      const question = `${heldFor} ${path}${query}`;
      return answerTo(sent, clock, explained, (raw) => readAgain(raw, question));
    },

    async write({ method, body, idempotencyKey, ...request }) {
      if (closed) return problem('upstream-unreachable', 'not-sent');
      // A pooled connection may have been closed at the other end a moment ago; then nobody could tell what arrived.
      const client = new Client(upstream.origin, options);
      writing.add(client);
      let connected = false;
      client.once('connect', () => {
        connected = true;
      });
      const clock = new AnswerClock(limits.writeMs, limits.idleBodyMs);
      const sent = new Exchange(clock).send(client, {
        method,
        path: `${upstream.prefix}${request.path}`,
        headers: {
          ...headersOf(request),
          ...(body !== null && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
        },
        body,
        reset: true,
      });
      const answer = await answerTo(sent, clock, (error) =>
        connected ? explained(error) : problem('upstream-unreachable', 'not-sent'),
      );
      writing.delete(client);
      void client.destroy();
      return answer;
    },

    async isThere() {
      try {
        const { body } = await pool.request({
          method: 'GET',
          path: `${upstream.prefix}/activities`,
          headers: everyHeader,
          signal: AbortSignal.timeout(limits.connectMs),
        });
        await body.dump();
        return true;
      } catch {
        return false;
      }
    },

    async close() {
      closed = true;
      await Promise.all([pool, fresh, ...writing].map((one) => one.destroy()));
    },
  };
}

/** @param failed - what an error of the connection means. */
async function answerTo(
  sent: Promise<RawAnswer>,
  clock: AnswerClock,
  failed: (error: unknown) => ServiceAnswer,
  understood = readable,
): Promise<ServiceAnswer> {
  try {
    return understood(await sent);
  } catch (error) {
    const failure = failed(error);
    const inTime = !clock.ranOut || (failure.kind === 'problem' && failure.outcome === 'not-sent');
    return inTime ? failure : problem('upstream-timeout', 'unknown');
  } finally {
    clock.stop();
  }
}

function isJson({ headers }: RawAnswer): boolean {
  return /^application\/([a-z.-]+\+)?json\s*(;|$)/i.test(String(headers['content-type'] ?? ''));
}

function readable(raw: RawAnswer): ServiceAnswer {
  const { status, headers, body } = raw;
  if (status >= 300 && status < 400) return problem('upstream-redirect', 'unknown', status);
  const replayed = headers['idempotent-replayed'] === 'true';
  const outline = isJson(raw) ? outlineOf(body) : undefined;
  if (outline !== undefined) return new JsonAnswer({ status, body, outline, replayed });
  if (bodylessStatuses.has(status)) {
    return new JsonAnswer({ status, body: Buffer.from('{}'), outline: {}, replayed });
  }
  return problem('upstream-not-json', 'unknown', status);
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
