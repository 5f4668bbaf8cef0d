import type { AttemptStep } from '@/api/attempts/mutations';
import {
  confirming,
  isSameIntention,
  newAttempt,
  type AttemptContext,
  type PreparedAttempt,
  type Write,
} from '@/api/core/attempt';
import { failedResult, type AttemptResult } from '@/api/core/attempt-result';
import { asApiError } from '@/api/core/errors';
import { createStore } from '@/domain/store';
import { optionsIn, type WriteState } from './write-state';

export interface WriteMachineParts<Input, Value> {
  write: Write<Input, Value>;
  carryOut: (step: AttemptStep) => Promise<AttemptResult<Value>>;
  /** Called when a send begins; what it returns is called when its outcome is known. */
  hold: () => () => void;
  now: () => number;
}

/** What moves a write on. What a state does not allow does nothing. */
export interface WriteMoves<Input> {
  /** Freezes what was typed and shows it. Sent bytes that may go on keep their attempt, so equal ones are never two. */
  review: (input: Input, context: AttemptContext) => void;
  send: () => void;
  /** Sends the same attempt again, after a person saw why it did not go through. */
  resend: () => void;
  /** Sends although the like was applied, or may have been: a person means another one, and says why where that is asked. */
  confirmSimilar: (reason?: string) => void;
  /** Asks the gateway's record what became of an attempt whose outcome is unknown. */
  check: () => void;
  edit: () => void;
}

export interface WriteMachine<Input, Value> extends WriteMoves<Input> {
  state: () => WriteState<Value, Input>;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The way of one form's write from what was typed to its outcome. Every change of state happens at once and here, not in a
 * render: of twenty clicks in a row the first one sends and the others find it sending.
 */
export function createWriteMachine<Input, Value>(
  parts: WriteMachineParts<Input, Value>,
): WriteMachine<Input, Value> {
  const { write, carryOut, hold, now } = parts;
  const store = createStore<WriteState<Value, Input>>({ kind: 'idle' });
  const { get, set: become } = store;
  /** The last attempt that went out without effect: the same bytes go on under its id. */
  let unfinished: PreparedAttempt | null = null;
  let lastWay: AttemptStep['way'] = 'first';

  const run = async (step: AttemptStep, input: Input, since: number) => {
    const { attempt, way } = step;
    lastWay = way;
    const sending = { kind: 'sending', attempt, input, way, since } as const;
    become({ ...sending, lost: false });
    const release = hold();
    const onLost = () => become({ ...sending, lost: true });
    const result = await carryOut({ ...step, onLost }).catch((fault: unknown) =>
      failedResult(attempt, asApiError(fault)),
    );
    release();
    const ended = { ...result, attempt, input, since };
    become(ended);
    unfinished = optionsIn(ended).resend ? attempt : null;
  };

  return {
    state: get,
    subscribe: store.subscribe,
    review(typed, context) {
      if (!optionsIn(get()).edit) return;
      const input = structuredClone(typed);
      const fresh = newAttempt(write.operation, write.toRequest(input), context);
      const goesOn = unfinished !== null && isSameIntention(unfinished, fresh);
      const attempt = goesOn && unfinished !== null ? unfinished : fresh;
      become({ kind: 'reviewing', attempt, input });
    },
    send() {
      const state = get();
      if (state.kind !== 'reviewing') return;
      const { attempt, input } = state;
      void run({ attempt, way: attempt === unfinished ? 'again' : 'first' }, input, now());
    },
    resend() {
      const state = get();
      if (!('attempt' in state) || !optionsIn(state).resend) return;
      void run({ attempt: state.attempt, way: 'again' }, state.input, now());
    },
    confirmSimilar(reason) {
      const state = get();
      if (state.kind !== 'similar') return;
      const context = confirming(state.attempt.context, state.similar.id, reason);
      const attempt = Object.freeze({ ...state.attempt, context });
      // One that was sent before is in the ledger, so only a resend sends it.
      void run({ attempt, way: lastWay === 'again' ? 'again' : 'first' }, state.input, now());
    },
    check() {
      const state = get();
      if (state.kind !== 'unknown') return;
      const { attempt, input, error, sentAt, since } = state;
      void run({ attempt, way: 'check', known: { error, sentAt } }, input, since);
    },
    edit() {
      if (optionsIn(get()).edit) become({ kind: 'idle' });
    },
  };
}
