import type { EndedWrite, WriteState } from '../attempt/write-state';

/** A write that was reviewed or is on its way: meanwhile the form cannot be changed. */
export type PendingWrite = Extract<WriteState<unknown>, { kind: 'reviewing' | 'sending' }>;

interface WriteStages<Value> {
  pending: PendingWrite | null;
  outcome: EndedWrite<Value> | null;
}

/** A form's write as its shell wants to be told of it. */
export function stagesOf<Value>(state: WriteState<Value>): WriteStages<Value> {
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

export function stageOf({ pending, outcome }: WriteStages<unknown>): Exclude<Stage, 'check'> {
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
