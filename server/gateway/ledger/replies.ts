import type { JobRefusal } from '../../../src/contract/bulk-job';
import type { AttemptOwner } from '../../../src/contract/attempt';
import type { ResendRefusal } from '../../../src/contract/attempt-words';
import type { Outcome, Problem, ProblemBody } from '../../../src/contract/outcome';
import { ownerOf } from './attempt-view';
import { stateOf, type PastSend } from './rules';
import type { Similar } from './similar/similar';
import type { AttemptAndSends } from './tables';

/** What whoever asked is told. `recorded`: it is what an earlier request came to, nothing was sent now. */
export type LedgerReply = { outcome: Outcome; recorded: boolean } & (
  | {
      kind: 'answer';
      owner: AttemptOwner;
      status: number;
      body: string;
      replayed: boolean;
      /** Seconds everyone of the business waits now; 0 for none. */
      pauseSeconds: number;
    }
  | ({ kind: 'problem'; problem: Problem } & ProblemDetails)
);

type ProblemDetails = Pick<ProblemBody, 'retryAfterSeconds' | 'similar'> & {
  refusal?: ResendRefusal | JobRefusal;
};

/** Why nothing was sent now, which says nothing of what was sent before unless `outcome` does. */
export function problemReply(
  problem: Problem,
  { outcome = 'not-sent', ...details }: ProblemDetails & { outcome?: Outcome } = {},
): LedgerReply {
  return { kind: 'problem', problem, outcome, recorded: false, ...details };
}

/** Asks whether something else is meant than an attempt that it may be. */
export const similarReply = (similar: Similar): LedgerReply =>
  problemReply('attempt-similar', { similar: similarAsTold(similar) });

/** What people are told of an attempt that theirs may be. */
export function similarAsTold({ attempt, equal }: Similar) {
  const { id, recorded_at: at, operator, state } = attempt;
  const outcome = state === 'recorded' || state === 'sending' ? 'unknown' : state;
  return { id, at, operator, outcome, equal } satisfies ProblemBody['similar'];
}

/** What all sends together came to; while one has not ended, nobody knows. */
export function outcomeOfAll(sends: readonly Pick<PastSend, 'outcome'>[]): Outcome {
  const state = stateOf(sends);
  if (state === 'recorded') return 'not-sent';
  return state === 'sending' ? 'unknown' : state;
}

/** What an attempt came to, for somebody who asks again. */
export function recordedReply({ row, sends }: AttemptAndSends): LedgerReply {
  const last = sends.at(-1);
  const known = { outcome: outcomeOfAll(sends), recorded: true };
  if (last !== undefined && last.status !== null && last.answer_text !== null) {
    const { status, answer_text: body, replayed } = last;
    return {
      ...known,
      kind: 'answer',
      owner: ownerOf(row),
      status,
      body,
      replayed: replayed === 1,
      pauseSeconds: 0,
    };
  }
  // Never sent: the ledger failed on the way, or the gateway ended before its turn came.
  const unsent = row.state === 'recorded' ? 'ledger-failure' : 'gateway-failure';
  return { ...known, kind: 'problem', problem: last?.problem ?? unsent };
}
