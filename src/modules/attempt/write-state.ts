import { writes } from '@/api/attempts/names';
import type { PreparedAttempt } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import type { ResendReason } from '@/api/core/payment-resends';

/** What is sent, and what the bytes were made of: whoever says it in words reads it here, and not in a form that may go on. */
interface Frozen<Input> {
  attempt: PreparedAttempt;
  input: Input;
}

/** Until when a payment waits to be sent again by itself, in milliseconds of the epoch, and why it is. */
export interface ResendPause {
  reason: ResendReason;
  until: number;
}

/** Where a form stands between what was typed and what became of it. */
export type WriteState<Value, Input = unknown> =
  | { kind: 'idle' }
  /** The bytes are frozen and shown; nothing was sent. */
  | (Frozen<Input> & { kind: 'reviewing' })
  /**
   * `check` only asks the record; the others send. `since` is when that send began, in milliseconds of the epoch. `lost`: the
   * connection to the gateway broke off, and its record is being asked. `pause`: nothing is under way; null while something is.
   */
  | (Frozen<Input> & {
      kind: 'sending';
      way: 'first' | 'again' | 'check';
      since: number;
      lost: boolean;
      pause: ResendPause | null;
    })
  | (AttemptResult<Value> & Frozen<Input> & { since: number });

/** The outcome states, whose `kind` is the result's. */
export type EndedWrite<Value, Input = unknown> = Extract<
  WriteState<Value, Input>,
  AttemptResult<Value>
>;

/** A write that was applied, with what was sent and what the service answered. */
export type AppliedWrite<Value, Input = unknown> = Extract<
  EndedWrite<Value, Input>,
  { kind: 'applied' }
>;

/** What may be done in a state. */
export interface WriteOptions {
  /** The form may be changed; otherwise its fields are read-only. */
  edit: boolean;
  /** What is under review may be sent. */
  send: boolean;
  /** The same attempt may be sent again. */
  resend: boolean;
  /** The record may be asked what became of it. */
  check: boolean;
}

/** While a send is awaited or its outcome unknown, nothing typed may turn into another intention. */
export function optionsIn(state: WriteState<unknown>): WriteOptions {
  switch (state.kind) {
    case 'idle':
      return { edit: true, send: false, resend: false, check: false };
    case 'reviewing':
      return { edit: true, send: true, resend: false, check: false };
    case 'sending':
      return { edit: false, send: false, resend: false, check: false };
    case 'applied':
      return { edit: true, send: false, resend: false, check: false };
    case 'similar':
      return { edit: true, send: false, resend: false, check: false };
    case 'refused':
    case 'not-sent':
    case 'paused':
      return { edit: true, send: false, resend: state.resumable, check: false };
    case 'unknown':
      return {
        edit: state.settled !== null,
        send: false,
        // The service knows a second send of the same key; whether it still may, the ledger says.
        resend: state.settled === null && writes[state.attempt.operation.name].isIdempotent,
        check: true,
      };
  }
}
