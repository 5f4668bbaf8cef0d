import type { EndedWrite, WriteState } from '../attempt/write-state';

/** A write that was reviewed or is on its way: meanwhile the form cannot be changed. */
export type PendingWrite<Input = unknown> = Extract<
  WriteState<unknown, Input>,
  { kind: 'reviewing' | 'sending' }
>;

interface WriteStages<Value, Input> {
  pending: PendingWrite<Input> | null;
  outcome: EndedWrite<Value, Input> | null;
}

/** A form's write as its shell wants to be told of it. */
export function stagesOf<Value, Input>(state: WriteState<Value, Input>): WriteStages<Value, Input> {
  switch (state.kind) {
    case 'idle':
      return { pending: null, outcome: null };
    case 'reviewing':
    case 'sending':
      return { pending: state, outcome: null };
    case 'applied':
    case 'refused':
    case 'not-sent':
    case 'paused':
    case 'similar':
    case 'unknown':
      return { pending: null, outcome: state };
  }
}

/** What is in front of the person; `check` is not the write's to tell. */
export type Stage = 'form' | 'check' | 'review' | 'sending' | 'doubt' | 'receipt';

export function stageOf({
  pending,
  outcome,
}: WriteStages<unknown, unknown>): Exclude<Stage, 'check'> {
  if (pending) return pending.kind === 'reviewing' ? 'review' : 'sending';
  if (outcome === null) return 'form';
  switch (outcome.kind) {
    case 'applied':
      return 'receipt';
    case 'similar':
    case 'unknown':
      return 'doubt';
    case 'refused':
    case 'not-sent':
    case 'paused':
      return 'form';
  }
}

/** Loaded again, the page would tell no more of it; what is in doubt is told everywhere, and a similar one is told again. */
export function isToldHereAlone(outcome: EndedWrite<unknown> | null): boolean {
  return outcome !== null && outcome.kind !== 'unknown' && outcome.kind !== 'similar';
}
