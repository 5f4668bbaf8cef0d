import { writes } from '@/api/attempts/names';
import type { AttemptStep } from '@/api/attempts/mutations';
import {
  confirming,
  isSameIntention,
  newAttempt,
  type AttemptContext,
  type PreparedAttempt,
  type Write,
} from '@/api/core/attempt';
import { failedResult, knownOf, type AttemptResult } from '@/api/core/attempt-result';
import { asApiError } from '@/api/core/errors';
import { nextResend, type PaymentResends, type ResendReason } from '@/api/core/payment-resends';
import { createStore } from '@/domain/store';
import { optionsIn, type WriteState } from './write-state';

export interface WriteMachineParts<Input, Value> {
  write: Write<Input, Value>;
  carryOut: (step: AttemptStep) => Promise<AttemptResult<Value>>;
  /** Called when a send begins; what it returns is called when its outcome is known. */
  hold: () => () => void;
  now: () => number;
  resends: {
    pauses: () => PaymentResends;
    /** Resolves after so many milliseconds, or as soon as nobody waits any more. */
    wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
    /** A person can see the page: what is sent again by itself is sent before somebody's eyes, or not at all. */
    isSeen: () => boolean;
    random: () => number;
  };
}

/** What moves a write on. What a state does not allow does nothing. */
export interface WriteMoves<Input> {
  /** Freezes what was typed and shows it. Sent bytes that may go on keep their attempt, so equal ones are never two. */
  review: (input: Input, context: AttemptContext) => void;
  send: () => void;
  /** Sends the same attempt again, after a person saw why it did not go through. */
  resend: () => void;
  /** Ends the pause before a payment is sent again by itself: what it came to so far is told, and a person goes on. */
  stopResends: () => void;
  /** Sends although the like was applied, or may have been: a person means another one, and says why where that is asked. */
  confirmSimilar: (reason?: string) => void;
  /** Asks the gateway's record what became of an attempt whose outcome is unknown. */
  check: () => void;
  edit: () => void;
  /**
   * What stands in the form is this draft by now, or none: what is on its way goes on. What it comes to is told here where the form
   * holds its own draft again, or where it was stored; otherwise the journal alone tells of it.
   */
  moveOn: (draft?: string) => void;
}

export interface WriteMachine<Input, Value> extends WriteMoves<Input> {
  /** Its screen is there, until what it returns is called; after that nothing is sent by itself. */
  open: () => () => void;
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
  const { write, carryOut, hold, now, resends } = parts;
  const store = createStore<WriteState<Value, Input>>({ kind: 'idle' });
  const { get, set: become } = store;
  /** The last attempt that went out without effect: the same bytes go on under its id. */
  let unfinished: PreparedAttempt | null = null;
  let lastWay: AttemptStep['way'] = 'first';

  /** How often the attempt was sent from here, so that another page's sends are noticed. */
  let sends: { of: string; count: number } = { of: '', count: 0 };
  let pausing: AbortController | null = null;
  let isOpen = false;
  /** The form holds the draft that what is on its way was sent from. */
  let holdsOwn = true;

  const sent = ({ id }: PreparedAttempt, way: AttemptStep['way']) => {
    if (sends.of !== id) sends = { of: id, count: 0 };
    if (way !== 'check') sends.count += 1;
  };

  const run = async (first: AttemptStep, input: Input, since: number) => {
    const { attempt } = first;
    const base = { kind: 'sending', attempt, input, since } as const;
    const once = async (step: AttemptStep) => {
      const { way } = step;
      lastWay = way;
      sent(attempt, way);
      const underWay = { ...base, way, pause: null };
      become({ ...underWay, lost: false });
      const onLost = () => become({ ...underWay, lost: true });
      return carryOut({ ...step, onLost }).catch((fault: unknown) =>
        failedResult(attempt, asApiError(fault)),
      );
    };
    /** @returns whether it may go on. */
    const pause = async (reason: ResendReason, milliseconds: number) => {
      const until = now() + milliseconds;
      become({ ...base, way: 'again', lost: false, pause: { reason, until } });
      const controller = new AbortController();
      pausing = controller;
      await resends.wait(milliseconds, controller.signal);
      pausing = null;
      return !controller.signal.aborted && isOpen && resends.isSeen();
    };
    const release = hold();
    holdsOwn = true;
    let result = await once(first);
    const made: ResendReason[] = [];
    while (writes[attempt.operation.name].isIdempotent && first.way !== 'check') {
      const next = nextResend(result, made, resends.pauses(), resends.random);
      if (next === null || !(await pause(next.reason, next.afterMs))) break;
      made.push(next.reason);
      let isUnsent = false;
      result = await once({
        attempt,
        way: 'again',
        known: knownOf(result),
        mostSends: sends.count,
        onUnsent: () => {
          isUnsent = true;
        },
      });
      if (isUnsent) break;
    }
    release();
    const ended = { ...result, attempt, input, since };
    const isTold = holdsOwn || ended.kind === 'applied';
    become(isTold ? ended : { kind: 'idle' });
    unfinished = optionsIn(ended).resend ? attempt : null;
  };

  return {
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        pausing?.abort();
      };
    },
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
      const known = state.kind === 'unknown' ? knownOf(state) : null;
      void run({ attempt: state.attempt, way: 'again', known }, state.input, now());
    },
    stopResends() {
      pausing?.abort();
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
    moveOn(draft) {
      const state = get();
      const isOwn =
        'attempt' in state && draft !== undefined && draft === state.attempt.context.draft;
      if (state.kind === 'sending') holdsOwn = isOwn;
      // What is in doubt stays over its own draft, as it does when somebody goes back to its fields.
      else if (!isOwn || optionsIn(state).edit) become({ kind: 'idle' });
    },
  };
}
