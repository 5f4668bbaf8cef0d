import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { attemptDetailSchema, type AttemptContext } from '@/contract/attempt';
import { attemptHeaders } from '@/contract/attempt-words';
import {
  startTestGateway,
  type Answered,
  type GatewayOptions,
  type TestGateway,
} from '../../hostile/support/gateway';
import { json, type Answer } from '../../hostile/support/upstream';

/** A write as a test puts it; what it leaves out is an entry type of no interest. */
export interface TestWrite {
  id?: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Below the versioned base. */
  path?: string;
  body?: string;
  context?: Partial<AttemptContext>;
  cookie?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** What an answer said of the write, without the rest. */
export interface Summary {
  status: number;
  outcome: unknown;
  recorded: boolean;
  problem: unknown;
  refusal: unknown;
}

export const entryTypes = '/accounting/entry-types';
export const payments = '/payments/purchases';
export const entryType = '{ "code": "dv", "name": "Diario", "prefix": "DV" }';
export const payment = JSON.stringify({
  payment_method_id: randomUUID(),
  payment_date: '2026-11-20',
  branch_id: randomUUID(),
  provider_id: randomUUID(),
  amount: 12.5,
});

/** The service does what it is asked. */
export const applies: Answer = (_request, response) =>
  json(response, 201, { status: true, data: { id: randomUUID() } });

/** Answers in turn; the last one stays. */
export function inTurn(...answers: Answer[]): Answer {
  const left = [...answers];
  return (request, response) => {
    const answer = left.length > 1 ? left.shift() : left[0];
    answer?.(request, response);
  };
}

export const saying =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Never answers. */
export const silence: Answer = () => undefined;
export const brokenOff: Answer = (_request, response) => response.destroy();

export class LedgerTest {
  readonly gateway: TestGateway;
  readonly cookie: string;

  private constructor(gateway: TestGateway, cookie: string) {
    this.gateway = gateway;
    this.cookie = cookie;
  }

  static async start(options: GatewayOptions = {}): Promise<LedgerTest> {
    const gateway = await startTestGateway({
      ...options,
      env: {
        API_PROFILE: fileURLToPath(new URL('payments-profile.json', import.meta.url)),
        RATE_PAUSES: '20ms',
        ...options.env,
      },
    });
    const cookie = await gateway.signIn();
    gateway.upstream.seen.length = 0;
    const test = new LedgerTest(gateway, cookie);
    test.service(applies);
    return test;
  }

  /** The same gateway, stopped and started before another address; whoever was signed in still is. */
  async movedTo(service: string): Promise<LedgerTest> {
    const { upstream, dataDir, port } = this.gateway;
    await this.gateway.stop();
    const env = { UPSTREAM_URL: service, PORT: String(port), CONNECT_LIMIT: '1s' };
    return new LedgerTest(await startTestGateway({ upstream, dataDir, env }), this.cookie);
  }

  /** Answers every write like this; people may sign in meanwhile. */
  service(answer: Answer): void {
    this.gateway.upstream.answerWith((request, response) => {
      if (request.method === 'GET') json(response, 200, { success: true, data: [] });
      else answer(request, response);
    });
  }

  /** How often the service was asked to write. */
  get sent(): number {
    return this.gateway.upstream.seen.filter(({ method }) => method !== 'GET').length;
  }

  write({ id = randomUUID(), ...asked }: TestWrite = {}): Promise<Answered> {
    const { method = 'POST', context, headers, cookie = this.cookie, signal } = asked;
    return this.gateway.appAsk(`/api/external/v1${asked.path ?? entryTypes}`, {
      method,
      cookie,
      headers: {
        [attemptHeaders.id]: id,
        ...(method !== 'DELETE' && { 'content-type': 'application/json' }),
        ...(context && { [attemptHeaders.context]: contextHeader(context) }),
        ...headers,
      },
      ...(method !== 'DELETE' && { body: asked.body ?? entryType }),
      ...(signal && { signal }),
    });
  }

  resend(id: string, after: number, cookie = this.cookie, more = {}): Promise<Answered> {
    return this.post(`/gateway/attempts/${id}/resend`, { after, ...more }, cookie);
  }

  settle(
    id: string,
    verdict: 'applied' | 'not-applied',
    note = 'Lo busqué',
    cookie = this.cookie,
  ): Promise<Answered> {
    return this.post(`/gateway/attempts/${id}/settle`, { verdict, note }, cookie);
  }

  post(target: string, body: unknown, cookie = this.cookie): Promise<Answered> {
    const headers = { 'content-type': 'application/json' };
    return this.gateway.appAsk(target, {
      method: 'POST',
      cookie,
      headers,
      body: JSON.stringify(body),
    });
  }

  async detail(id: string, cookie = this.cookie) {
    const answer = await this.gateway.appAsk(`/gateway/attempts/${id}`, { cookie });
    return attemptDetailSchema.parse(answer.json());
  }

  people(cookie = this.cookie): Promise<Answered> {
    return this.gateway.appAsk('/gateway/attempts/people', { cookie });
  }

  list(query = '', cookie = this.cookie): Promise<Answered> {
    return this.gateway.appAsk(`/gateway/attempts${query}`, { cookie });
  }
}

export function contextHeader(context: Partial<AttemptContext>): string {
  return Buffer.from(JSON.stringify({ form: 'test', ...context })).toString('base64url');
}

export function summary(answer: Answered): Summary {
  const body = answer.json() as { problem?: unknown; refusal?: unknown };
  return {
    status: answer.status,
    outcome: answer.headers['x-outcome'],
    recorded: answer.headers['attempt-recorded'] === 'true',
    problem: body.problem,
    refusal: body.refusal,
  };
}

/** A file as `INTEGRATIONS` names it. */
export function integrationsFile(integrations: object[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'trastienda-ledger-')), 'known.json');
  writeFileSync(file, JSON.stringify(integrations), { mode: 0o600 });
  return file;
}

/** Answers when the test says so. */
export function heldBack() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer: Answer = (request, response) => {
    arrive();
    void released.then(() => applies(request, response));
  };
  return { answer, arrived, release: () => release() };
}
