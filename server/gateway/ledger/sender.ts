import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Profile } from '../../../src/contract/profile';
import { errorForLog } from '../observe/log';
import type { Metrics } from '../observe/metrics';
import { outcomeOfWrite } from '../service/judge';
import type { Lanes } from '../service/lanes';
import type { ServiceAnswer, ServiceClient } from '../service/upstream';
import type { Session } from '../sessions/store';
import { factsOf } from './facts/facts';
import type { KeyHasher } from './key-hash';
import { outcomeOfAll, problemReply, similarReply, type LedgerReply } from './replies';
import { isIdempotent, type LedgerRules } from './rules';
import type { LedgerStore, SendStart, SimilarityCheck } from './store';
import type { AttemptsTable, SendsTable } from './tables';

/** Who asks for a send, and in which request. */
export type Asker = {
  session: Session;
  requestId: string;
  /** Part of a longer job: people's calls go first. */
  bulk: boolean;
};

/** One send to be made of a recorded attempt. */
export type Sending = Asker & {
  attempt: Pick<AttemptsTable, 'id' | 'operation' | 'method' | 'path' | 'body_text'>;
  earlier: readonly SendsTable[];
  number: number;
  /** What has to be asked about before this send; null: nothing has. */
  check: SimilarityCheck | null;
};

export type Sent = {
  reply: LedgerReply;
  /** Its end stands in the ledger; otherwise only this process knows it, until it ends. */
  recorded: boolean;
};

export type SenderParts = {
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

/** Waits for a turn, notes the send, sends it, notes what came of it. */
export function createSender(parts: SenderParts): (sending: Sending) => Promise<Sent> {
  const { store, service, lanes, metrics, profile, keys, rules, now, log } = parts;

  return async (sending) => {
    const { attempt, earlier, number, session, requestId } = sending;
    const lane = lanes.of(session.integration.business);
    // Nobody's leaving takes a write out of the queue.
    const never = new AbortController().signal;
    const turn = await lane.turn(session.idHash, sending.bulk, never);
    const begun = { number, at: now().toISOString(), requestId, keyHash: keys.of(session.key) };
    if ('refused' in turn) {
      const problem = turn.refused === 'gone' ? 'gateway-failure' : turn.refused;
      const none = { kind: 'problem', problem, outcome: 'not-sent', status: null } as const;
      return end(sending, begun, none, turn.retryAfterSeconds);
    }
    try {
      const start = await store.beginSend(attempt.id, begun, sending.check);
      if (start.result === 'settled') throw new Error('Settled meanwhile.');
      if (start.result === 'similar') {
        turn.done(false);
        return { reply: similarReply(start.similar), recorded: true };
      }
    } catch (error) {
      turn.done(false);
      log.error({ failure: errorForLog(error) }, 'a send was not recorded');
      const outcome = outcomeOfAll([...earlier, { outcome: 'not-sent' }]);
      return { reply: problemReply('ledger-failure', { outcome }), recorded: true };
    }
    const measured = metrics.serviceCall(attempt.operation);
    const answer = await service.write({
      method: attempt.method,
      path: attempt.path,
      body: attempt.body_text === '' ? null : Buffer.from(attempt.body_text),
      key: session.key,
      requestId,
      idempotencyKey: idempotencyKey(sending),
    });
    const pause = turn.done(answer.kind === 'answer' && answer.status === 429);
    measured(answer.kind === 'answer' ? String(answer.status) : answer.problem);
    return end(sending, begun, answer, pause);
  };

  function idempotencyKey({ attempt, earlier }: Sending): string | null {
    if (!isIdempotent(attempt.operation)) return null;
    const timedOut = earlier.some(({ outcome }) => outcome === 'unknown');
    return rules.newIdAfterTimeout && timedOut ? randomUUID() : attempt.id;
  }

  /** If the end cannot be recorded it is told all the same, and the next start takes it as unknown. */
  async function end(
    { attempt, earlier }: Sending,
    begun: SendStart,
    answer: ServiceAnswer,
    pauseSeconds: number,
  ): Promise<Sent> {
    const { id, operation, path, body_text: bodyText } = attempt;
    const isAnswer = answer.kind === 'answer';
    const own = isAnswer ? outcomeOfWrite(answer, operation, profile) : answer.outcome;
    const outcome = outcomeOfAll([...earlier, { outcome: own }]);
    const body = isAnswer ? answer.body.toString('utf8') : null;
    metrics.writeEnded(operation, own);
    log.info({ operation, send: begun.number, status: answer.status, outcome }, 'write ended');
    let recorded = true;
    try {
      const ended = {
        endedAt: now().toISOString(),
        outcome: own,
        status: answer.status,
        problem: isAnswer ? null : answer.problem,
        replayed: isAnswer && answer.replayed,
        answerText: body,
      };
      const applied = { operation, path, bodyText, answerText: body };
      await store.endSend(id, begun, ended, own === 'applied' ? factsOf(applied, profile) : null);
    } catch (error) {
      recorded = false;
      log.error({ failure: errorForLog(error) }, 'the end of a send was not recorded');
    }
    if (!isAnswer) {
      const wait = pauseSeconds > 0 ? { retryAfterSeconds: pauseSeconds } : {};
      return { reply: problemReply(answer.problem, { outcome, ...wait }), recorded };
    }
    const { status, replayed } = answer;
    const told = { kind: 'answer', status, body: body ?? '', replayed, pauseSeconds } as const;
    return { reply: { ...told, outcome, recorded: false }, recorded };
  }
}
