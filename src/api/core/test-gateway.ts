import { noFacts, type AttemptDetail, type AttemptOwner } from '@/contract/attempt';
import { attemptHeaders, type AttemptState } from '@/contract/attempt-words';
import type { Outcome, Problem, ProblemBody } from '@/contract/outcome';
import { newAttempt, type AttemptContext, type PreparedAttempt } from './attempt';
import { toBase64Url } from './base64-url';
import { configureAttempts, type AttemptSettings } from './attempt-settings';
import { configureHttp, type HttpSettings } from './http-settings';
import { testId, toResponse, type TestAnswer } from './test-answers';

/** Only for tests: what the gateway says to each kind of request, in turn; the last one is said from then on. */
export interface Script {
  write?: Reply[];
  record?: Reply[];
  resend?: Reply[];
}

/** `lost`: the connection breaks off without an answer. */
export type Reply = TestAnswer | 'lost';

export interface SentRequest {
  kind: keyof Script;
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

export const testAt = '2026-03-14T15:09:26.000Z';

/**
 * Plays the gateway; waits take no time. Returns everything that was sent, as it is sent; what is no attempt's, such as a draft that
 * an earlier file still keeps, is as if it had not left.
 */
export function playGateway(
  script: Script,
  settings: Partial<AttemptSettings> = {},
  http: Partial<HttpSettings> = {},
): SentRequest[] {
  const sent: SentRequest[] = [];
  const left = { write: [...(script.write ?? [])], record: [...(script.record ?? [])] };
  const replies: Record<keyof Script, Reply[]> = { ...left, resend: [...(script.resend ?? [])] };
  configureAttempts({ wait: () => Promise.resolve(), ...settings });
  configureHttp({
    now: () => new Date(testAt),
    ...http,
    fetch: (url, init) => {
      const method = init.method ?? 'GET';
      const kind = kindOf(url, method);
      sent.push({ kind, method, url, headers: new Headers(init.headers), body: init.body });
      const [next, ...others] = replies[kind];
      if (next === undefined) throw new Error(`Nothing to say to ${method} ${url}`);
      if (others.length > 0) replies[kind] = others;
      return next === 'lost'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(toResponse(next));
    },
  });
  return sent;
}

function kindOf(url: string, method: string): keyof Script {
  if (!url.startsWith('/gateway/')) return 'write';
  if (!url.startsWith('/gateway/attempts/')) throw new Error(`No attempt: ${method} ${url}`);
  return method === 'GET' ? 'record' : 'resend';
}

/** Whose the test attempt is, by the gateway's record. */
export const testOwner: AttemptOwner = {
  business: 'Comercial Los Volcanes',
  operator: 'Ana',
  integration: { name: 'administracion', label: 'Administración' },
};
export const ownerHeader = { [attemptHeaders.owner]: toBase64Url(testOwner) };

/** An answer of the service as the gateway passes it on. */
export function answered(outcome: Outcome, answer: TestAnswer = {}): TestAnswer {
  const body = { status: outcome === 'applied', data: { id: testId(7) } };
  const status = outcome === 'applied' ? 201 : 422;
  const headers = {
    ...ownerHeader,
    'X-Outcome': outcome,
    'X-Request-Id': 'req-1',
    ...answer.headers,
  };
  return { status, body, ...answer, headers };
}

/** The gateway's own answer. */
export function problemAnswer(
  problem: Problem,
  status: number,
  outcome: Outcome = 'not-sent',
  more: Partial<ProblemBody> = {},
): TestAnswer {
  const body = { problem, requestId: 'req-1', ...more };
  return { status, body, headers: { 'X-Outcome': outcome, 'X-Request-Id': 'req-1' } };
}

export const neverArrived = problemAnswer('unknown-attempt', 404);

type Send = AttemptDetail['sends'][number];

/** One send of a record, ended unless told otherwise. */
export function recordedSend(outcome: Outcome, changes: Partial<Send> = {}): Send {
  return {
    number: 1,
    at: testAt,
    endedAt: testAt,
    outcome,
    status: outcome === 'applied' ? 201 : 422,
    problem: null,
    requestId: 'req-1',
    replayed: false,
    ...changes,
  };
}

/** The gateway's record of the test attempt; its sends are numbered in their order. */
export function recordOf(
  state: AttemptState,
  sends: Send[],
  changes: Partial<AttemptDetail> = {},
): AttemptDetail {
  return {
    id: testId(1),
    operation: 'entry-types.create',
    state,
    unresolved: state === 'unknown',
    ...testOwner,
    recordedAt: testAt,
    context: { form: 'entry-types' },
    facts: noFacts,
    sends: sends.map((send, index) => ({ ...send, number: index + 1 })),
    settled: null,
    imported: null,
    resendRefused: state === 'not-sent' ? null : 'final',
    resendUntil: null,
    method: 'POST',
    path: '/accounting/entry-types',
    bodyText: '{}',
    answerText: null,
    document: null,
    files: [],
    removedFiles: [],
    ...changes,
  };
}

export const testOperation = { name: 'entry-types.create' } as const;

/** An intention to create something. */
export function testAttempt(context: AttemptContext = { form: 'entry-types' }): PreparedAttempt {
  const request = { method: 'POST', url: '/api/external/v1/things', body: { code: 'A' } } as const;
  return newAttempt(testOperation, request, context);
}
