import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AttemptContext, ResendRefusal, WriteOperation } from '../../../src/contract/attempt';
import type { Outcome, Problem, ProblemBody } from '../../../src/contract/outcome';
import type { Profile } from '../../../src/contract/profile';
import { errorForLog } from '../observe/log';
import type { Metrics } from '../observe/metrics';
import { outcomeOfWrite } from '../service/judge';
import type { Lanes } from '../service/lanes';
import type { ServiceAnswer, ServiceClient } from '../service/upstream';
import type { Session } from '../sessions/store';
import { factsOf, searchable } from './facts/facts';
import type { KeyHasher } from './key-hash';
import { recordingLate } from './late-store';
import { OneAtATime } from './one-at-a-time';
import { pastAttempt } from './past';
import { isIdempotent, resendRefusal, stateOf, type LedgerRules } from './rules';
import { contentHash, sha256 } from './strict-json';
import {
  factColumns,
  type AttemptAndSends,
  type AttemptRow,
  type LedgerStore,
  type SendStart,
} from './store';
import type { AttemptsTable } from './tables';

/** Who asks for a send, and in which request. */
export type Asker = {
  session: Session;
  requestId: string;
  /** Part of a longer job: people's calls go first. */
  bulk: boolean;
};

/** A write as it came, checked but not yet recorded. */
export type Intent = Asker & {
  id: string;
  context: AttemptContext;
  operation: WriteOperation;
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Empty for a write without a body. */
  bodyText: string;
  body: unknown;
};

/** What whoever asked is told. `recorded`: it is what an earlier request came to, nothing was sent now. */
export type LedgerReply = { outcome: Outcome; recorded: boolean } & (
  | {
      kind: 'answer';
      status: number;
      body: string;
      replayed: boolean;
      /** Seconds everyone of the business waits now; 0 for none. */
      pauseSeconds: number;
    }
  | ({ kind: 'problem'; problem: Problem } & Pick<
      ProblemBody,
      'retryAfterSeconds' | 'similar' | 'refusal'
    >)
);

/** Every write goes through here: recorded, then sent at most once, then told. */
export type Ledger = {
  /** The first send of an attempt; the same id again joins it or is told what it came to. */
  write(intent: Intent): Promise<LedgerReply>;
  /** A further send that a person asks for, having seen `after` of them. */
  resend(id: string, after: number, asker: Asker): Promise<LedgerReply>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
};

export type LedgerParts = {
  store: LedgerStore;
  service: ServiceClient;
  lanes: Lanes;
  metrics: Metrics;
  profile: Profile;
  keys: KeyHasher;
  rules: LedgerRules;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** A send under way, or one whose end could not be recorded. */
type Call = { number: number; reply: Promise<LedgerReply> };

type Later = () => Promise<LedgerReply>;

/** What a send needs to know of its attempt. */
type Sendable = Pick<AttemptsTable, 'id' | 'operation' | 'method' | 'path' | 'body_text'>;

const dayMs = 86_400_000;
const never = new AbortController().signal;

export function createLedger(parts: LedgerParts): Ledger {
  const { service, lanes, metrics, profile, keys, rules, now, log } = parts;
  const store = rules.forwardBeforeRecording ? recordingLate(parts.store) : parts.store;
  const calls = new Map<string, Call>();
  const underWay = new Set<Promise<unknown>>();
  const turns = new OneAtATime();

  function failed(error: unknown, outcome: Outcome): Later {
    log.error({ failure: errorForLog(error) }, 'ledger failure');
    return told('ledger-failure', { outcome });
  }

  /** Decides, one request of an id after the other, whether something is sent; waiting for the answer is outside. */
  async function admit(intent: Intent): Promise<Later> {
    let found: AttemptAndSends | null;
    try {
      found = await store.find(intent.id);
    } catch (error) {
      // Something may have been sent under this id before.
      return failed(error, 'unknown');
    }
    if (found !== null) return again(found, intent);
    try {
      const recorded = await store.record(rowOf(intent), similarityCheck(intent));
      if (recorded.result === 'similar')
        return told('attempt-similar', asSimilar(recorded.similar));
      // Somebody else recorded the id, or equal content, in the meantime.
      if (recorded.result === 'known') return await admit(intent);
    } catch (error) {
      return failed(error, 'not-sent');
    }
    const { id, operation, method, path, bodyText } = intent;
    return start({ id, operation, method, path, body_text: bodyText }, [], 1, intent);
  }

  function again(found: AttemptAndSends, intent: Intent): Later {
    const { row, sends } = found;
    const refusal = ownerRefusal(row, intent.session);
    if (!isSame(row, intent)) return told('attempt-differs');
    if (refusal !== null) return told('attempt-refused', { refusal });
    if (rules.noDedupeById) {
      return start(row, sends, sendsMade(found) + 1, intent);
    }
    return knownReply(found);
  }

  function knownReply(found: AttemptAndSends): Later {
    const call = calls.get(found.row.id);
    return call === undefined ? async () => recordedReply(found) : () => call.reply;
  }

  function sendsMade({ row, sends }: AttemptAndSends): number {
    return Math.max(sends.length, calls.get(row.id)?.number ?? 0);
  }

  async function admitResend(id: string, after: number, asker: Asker): Promise<Later> {
    let found: AttemptAndSends | null;
    try {
      found = await store.find(id);
    } catch (error) {
      return failed(error, 'unknown');
    }
    if (found?.row.business !== asker.session.integration.business) return told('unknown-attempt');
    const owner = ownerRefusal(found.row, asker.session);
    if (owner !== null) return told('attempt-refused', { refusal: owner });
    const made = sendsMade(found);
    if (after > made) return told('bad-body');
    if (after < made) return knownReply(found);
    const refusal = calls.has(id) ? 'sending' : refusalFor(found, asker.session);
    if (refusal !== null) {
      return told('attempt-refused', { refusal, outcome: outcomeSoFar(found) });
    }
    return start(found.row, found.sends, made + 1, asker);
  }

  function refusalFor(found: AttemptAndSends, session: Session): ResendRefusal | null {
    const asking = {
      operator: session.operator,
      integration: session.integration.name,
      hasKey: (hash: string) => keys.matches(hash, session.key),
      now: now(),
    };
    return resendRefusal(pastAttempt(found), asking, rules);
  }

  function start(
    attempt: Sendable,
    earlier: AttemptAndSends['sends'],
    number: number,
    asker: Asker,
  ): Later {
    const reply = send(attempt, earlier, number, asker);
    const call: Call = { number, reply };
    calls.set(attempt.id, call);
    underWay.add(reply);
    void reply.finally(() => underWay.delete(reply));
    return () => reply;
  }

  function over(id: string, number: number): void {
    if (calls.get(id)?.number === number) calls.delete(id);
  }

  async function send(
    attempt: Sendable,
    earlier: AttemptAndSends['sends'],
    number: number,
    { session, requestId, bulk }: Asker,
  ): Promise<LedgerReply> {
    const lane = lanes.of(session.integration.business);
    const turn = await lane.turn(session.idHash, bulk, never);
    const begun = { number, at: now().toISOString(), requestId, keyHash: keys.of(session.key) };
    if ('refused' in turn) {
      const refused = turn.refused === 'gone' ? 'queue-full' : turn.refused;
      const none: ServiceAnswer = notSent(refused);
      return end(attempt, earlier, begun, none, turn.retryAfterSeconds);
    }
    try {
      if (!(await store.beginSend(attempt.id, begun))) throw new Error('This send was begun.');
    } catch (error) {
      turn.done(false);
      over(attempt.id, number);
      const outcome = settledOutcome([...earlier, { outcome: 'not-sent' }]);
      return failed(error, outcome)();
    }
    const measured = metrics.serviceCall(attempt.operation);
    const answer = await service.write({
      method: attempt.method,
      path: attempt.path,
      body: attempt.body_text === '' ? null : Buffer.from(attempt.body_text),
      key: session.key,
      requestId,
      idempotencyKey: idempotencyKey(attempt, earlier),
    });
    const pause = turn.done(answer.kind === 'answer' && answer.status === 429);
    measured(answer.kind === 'answer' ? String(answer.status) : answer.problem);
    return end(attempt, earlier, begun, answer, pause);
  }

  function idempotencyKey(attempt: Sendable, earlier: AttemptAndSends['sends']): string | null {
    if (!isIdempotent(attempt.operation)) return null;
    const timedOut = earlier.some(({ outcome }) => outcome === 'unknown');
    return rules.newIdAfterTimeout && timedOut ? randomUUID() : attempt.id;
  }

  /** Records how a send ended. If that fails the answer is told all the same, and the next start takes it as unknown. */
  async function end(
    attempt: Sendable,
    earlier: AttemptAndSends['sends'],
    begun: SendStart,
    answer: ServiceAnswer,
    pauseSeconds: number,
  ): Promise<LedgerReply> {
    const { id, operation } = attempt;
    const own =
      answer.kind === 'answer' ? outcomeOfWrite(answer, operation, profile) : answer.outcome;
    const outcome = settledOutcome([...earlier, { outcome: own }]);
    const answerText = answer.kind === 'answer' ? answer.body.toString('utf8') : null;
    metrics.writeEnded(operation, own);
    log.info({ operation, send: begun.number, status: answer.status, outcome }, 'write ended');
    try {
      const facts =
        own === 'applied'
          ? factsOf(
              { operation, path: attempt.path, bodyText: attempt.body_text, answerText },
              profile,
            )
          : null;
      await store.endSend(
        id,
        begun,
        {
          endedAt: now().toISOString(),
          outcome: own,
          status: answer.status,
          problem: answer.kind === 'problem' ? answer.problem : null,
          replayed: answer.kind === 'answer' && answer.replayed,
          answerText,
        },
        facts,
      );
      over(id, begun.number);
    } catch (error) {
      log.error({ failure: errorForLog(error) }, 'the end of a write was not recorded');
    }
    if (answer.kind === 'problem') {
      const wait = pauseSeconds > 0 ? { retryAfterSeconds: pauseSeconds } : {};
      return { kind: 'problem', problem: answer.problem, outcome, recorded: false, ...wait };
    }
    const { status, replayed } = answer;
    const body = answerText ?? '';
    return { kind: 'answer', status, body, replayed, pauseSeconds, outcome, recorded: false };
  }

  function rowOf(intent: Intent): AttemptRow {
    const { id, operation, method, path, bodyText, context, session } = intent;
    const instant = now().toISOString();
    const facts = factsOf({ operation, path, bodyText, answerText: null }, profile);
    const { code, name, amount } = facts;
    const { branchName, reason, note } = context;
    return {
      id,
      business: session.integration.business,
      integration: session.integration.name,
      integration_label: session.integration.label,
      operator: session.operator,
      operation,
      method,
      path,
      body_text: bodyText,
      body_hash: sha256(bodyText),
      content_hash: contentHash(operation, path, intent.body),
      context: JSON.stringify(context),
      state: 'recorded',
      recorded_at: instant,
      latest_at: instant,
      ...factColumns(facts),
      search: searchable([code, name, amount, branchName, reason, note]),
      verdict: null,
      settled_note: null,
      settled_by: null,
      settled_at: null,
    };
  }

  /** A change or a deletion of one record means the same when it is made twice; a creation makes another record. */
  function similarityCheck({ method, context }: Intent) {
    if (method !== 'POST') return null;
    const since = new Date(now().getTime() - dayMs).toISOString();
    return { since, confirmed: context.confirms?.toLowerCase() };
  }

  return {
    write: async (intent) => (await turns.run(intent.id, () => admit(intent)))(),
    resend: async (id, after, asker) =>
      (await turns.run(id, () => admitResend(id, after, asker)))(),
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

type ProblemDetails = Partial<
  Pick<Extract<LedgerReply, { kind: 'problem' }>, 'similar' | 'outcome'>
> & { refusal?: ResendRefusal };

function told(problem: Problem, details: ProblemDetails = {}): Later {
  return async () => ({
    kind: 'problem',
    problem,
    outcome: 'not-sent',
    recorded: false,
    ...details,
  });
}

function notSent(problem: Problem): ServiceAnswer {
  return { kind: 'problem', problem, outcome: 'not-sent', status: null };
}

function asSimilar({ id, recorded_at: at, operator, state }: AttemptsTable): ProblemDetails {
  const outcome = state === 'recorded' || state === 'sending' ? 'unknown' : state;
  return { similar: { id, at, operator, outcome } };
}

function isSame(row: AttemptsTable, intent: Intent): boolean {
  return (
    row.business === intent.session.integration.business &&
    row.operation === intent.operation &&
    row.method === intent.method &&
    row.path === intent.path &&
    row.body_text === intent.bodyText
  );
}

function ownerRefusal(row: AttemptsTable, session: Session): ResendRefusal | null {
  if (row.operator !== session.operator) return 'other-operator';
  return row.integration === session.integration.name ? null : 'other-integration';
}

/** What all sends that ended came to; while one has not, nobody knows. */
function settledOutcome(sends: readonly { outcome: Outcome | null }[]): Outcome {
  const state = stateOf(sends);
  if (state === 'recorded') return 'not-sent';
  return state === 'sending' ? 'unknown' : state;
}

function outcomeSoFar({ sends }: AttemptAndSends): Outcome {
  return settledOutcome(sends);
}

/** What an attempt came to, for somebody who asks again. */
function recordedReply({ row, sends }: AttemptAndSends): LedgerReply {
  const last = sends.at(-1);
  const known = { outcome: settledOutcome(sends), recorded: true };
  if (last?.status !== null && last?.answer_text != null) {
    const { status, answer_text: body, replayed } = last;
    return { ...known, kind: 'answer', status, body, replayed: replayed === 1, pauseSeconds: 0 };
  }
  // Never sent: the ledger failed on the way, or the gateway ended before its turn came.
  const unsent = row.state === 'recorded' ? 'ledger-failure' : 'gateway-failure';
  return { ...known, kind: 'problem', problem: last?.problem ?? unsent };
}
