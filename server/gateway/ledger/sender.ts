import type { FastifyBaseLogger } from 'fastify';
import { writes } from '../../../src/contract/writes';
import type { Problem } from '../../../src/contract/outcome';
import type { Profile } from '../../../src/contract/profile';
import { errorForLog } from '../observe/log';
import type { Metrics } from '../observe/metrics';
import { outcomeOfWrite } from '../service/judge';
import type { Mishaps } from '../practice/mishaps';
import type { Turn } from '../service/lane';
import type { Lanes } from '../service/lanes';
import type { ServiceAnswer, ServiceClient } from '../service/upstream';
import type { Permissions } from '../sessions/permissions';
import type { Session } from '../sessions/store';
import { ownerOf, type OwnedRow } from './attempt-view';
import { factsOf, identitiesOf } from './facts/facts';
import { keptAnswer } from './kept-answer';
import type { KeyHasher } from './key-hash';
import { outcomeOfAll, problemReply, similarReply, type LedgerReply } from './replies';
import type { SimilarityCheck } from './similar/similar';
import type { LedgerStore, SendStart } from './store';
import type { AttemptsTable, SendsTable } from './tables';

/** Who asks for a send, and in which request. */
export type Asker = {
  session: Session;
  requestId: string;
  /** Part of a longer job: people's calls go first. */
  bulk: boolean;
};

/** A send whose turn has come. */
export type Ready = { turn: Turn; begun: SendStart };

/** One send to be made of a recorded attempt. */
export type Sending = Asker & {
  attempt: OwnedRow &
    Pick<AttemptsTable, 'id' | 'operation' | 'method' | 'path' | 'body_text' | 'branch_id'>;
  earlier: readonly SendsTable[];
  number: number;
  /** What has to be asked about before this send; null: nothing has. */
  check: SimilarityCheck | null;
  /** The job that sends it: paused or cancelled while it waits for its turn, it does not leave. Null: a person sends it. */
  job: string | null;
  /** Its turn, where it was noted together with the attempt; null: it has to wait for one. */
  ready: Ready | null;
};

export type Sent = {
  reply: LedgerReply;
  /** Its end stands in the ledger; otherwise only this process knows it, until it ends. */
  recorded: boolean;
};

export type SenderParts = {
  store: LedgerStore;
  service: ServiceClient;
  permissions: Pick<Permissions, 'learn'>;
  lanes: Lanes;
  metrics: Metrics;
  profile: Profile;
  keys: KeyHasher;
  /** What people ordered for their next write; null in front of any service but our own sandbox. */
  mishaps: Pick<Mishaps, 'strike'> | null;
  now: () => Date;
  log: FastifyBaseLogger;
};

export type Sender = {
  /** The first send of an attempt, if it can leave at once; its turn must be used or given back. */
  readyNow(asker: Asker): Ready | null;
  /** Waits for a turn and notes the send unless that is done, sends it, notes what came of it. */
  send(sending: Sending): Promise<Sent>;
};

/** The end of a send that did not begin. */
const unsent = <Why extends Problem>(problem: Why) =>
  ({ kind: 'problem', problem, outcome: 'not-sent', status: null }) as const;

export function createSender(parts: SenderParts): Sender {
  const { store, service, permissions, lanes, metrics, profile, keys, mishaps, now, log } = parts;

  return {
    readyNow(asker) {
      const turn = laneOf(asker).turnNow(asker.session.idHash);
      return turn === null ? null : { turn, begun: beginning(1, asker) };
    },
    async send(sending) {
      const ready = sending.ready ?? (await getReady(sending));
      return 'reply' in ready ? ready : carryOut(sending, ready);
    },
  };

  function laneOf({ session }: Asker) {
    return lanes.of(session.integration.business);
  }

  function beginning(number: number, { requestId, session }: Asker): SendStart {
    return { number, at: now().toISOString(), requestId, keyHash: keys.of(session.key) };
  }

  async function getReady(sending: Sending): Promise<Ready | Sent> {
    const { attempt, earlier, number, session } = sending;
    // Nobody's leaving takes a write out of the queue.
    const never = new AbortController().signal;
    const turn = await laneOf(sending).turn(session.idHash, sending.bulk, never);
    const begun = beginning(number, sending);
    if ('refused' in turn) {
      const problem = turn.refused === 'gone' ? 'gateway-failure' : turn.refused;
      return end(sending, begun, unsent(problem), turn.retryAfterSeconds);
    }
    try {
      const start = await store.beginSend(attempt.id, begun, sending.check, sending.job);
      if (start.result === 'settled') throw new Error('Settled meanwhile.');
      if (start.result === 'begun') return { turn, begun };
      turn.unused();
      if (start.result === 'unplanned') {
        const outcome = outcomeOfAll(earlier);
        const { refusal } = start;
        // Of a first send nothing else would tell that it never left.
        if (number === 1) await end(sending, begun, unsent('job-refused'), 0);
        return { reply: problemReply('job-refused', { refusal, outcome }), recorded: true };
      }
      return { reply: similarReply(start.similar), recorded: true };
    } catch (error) {
      turn.unused();
      log.error({ failure: errorForLog(error) }, 'a send was not recorded');
      // Recorded alone, it would stand in the way of everybody's next one like it until a restart.
      if (number === 1) await end(sending, begun, unsent('ledger-failure'), 0);
      const outcome = outcomeOfAll([...earlier, { outcome: 'not-sent' }]);
      return { reply: problemReply('ledger-failure', { outcome }), recorded: true };
    }
  }

  async function carryOut(sending: Sending, { turn, begun }: Ready): Promise<Sent> {
    const { attempt, session, requestId } = sending;
    if (mishaps !== null) await mishaps.strike({ session, attemptId: attempt.id, requestId });
    const measured = metrics.serviceCall(attempt.operation);
    const answer = await service.write({
      method: attempt.method,
      path: attempt.path,
      body: attempt.body_text === '' ? null : Buffer.from(attempt.body_text),
      key: session.key,
      requestId,
      idempotencyKey: writes[attempt.operation].isIdempotent ? attempt.id : null,
    });
    const pause = turn.done(answer.kind === 'answer' && answer.status === 429);
    measured(answer.kind === 'answer' ? String(answer.status) : answer.problem);
    return end(sending, begun, answer, pause);
  }

  /** If the end cannot be recorded it is told all the same, and the next start takes it as unknown. */
  async function end(
    { attempt, earlier, session }: Sending,
    begun: SendStart,
    answer: ServiceAnswer,
    pauseSeconds: number,
  ): Promise<Sent> {
    const { id, operation, path, body_text: bodyText } = attempt;
    const owner = ownerOf(attempt);
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
        answerText: body === null ? null : keptAnswer(operation, body),
      };
      const applied = { operation, path, bodyText, answerText: body };
      const learned = () => ({
        facts: factsOf(applied, profile),
        identities: identitiesOf(attempt, profile, body),
      });
      await store.endSend(id, begun, ended, own === 'applied' ? learned() : null);
    } catch (error) {
      recorded = false;
      log.error({ failure: errorForLog(error) }, 'the end of a send was not recorded');
    }
    if (!isAnswer) {
      const wait = pauseSeconds > 0 ? { retryAfterSeconds: pauseSeconds } : {};
      return { reply: problemReply(answer.problem, { outcome, ...wait }), recorded };
    }
    await permissions.learn({ session, operation }, answer, own);
    const { status, replayed } = answer;
    const text = body ?? '';
    const told = { kind: 'answer', owner, status, body: text, replayed, pauseSeconds } as const;
    return { reply: { ...told, outcome, recorded: false }, recorded };
  }
}
