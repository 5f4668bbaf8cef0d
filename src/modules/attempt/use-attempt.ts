import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { attemptMutations, type AttemptStep } from '@/api/attempts/mutations';
import type { Settlement } from '@/api/attempts/schemas';
import type { Write } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';
import { attemptSettings } from '@/api/core/attempt-settings';
import { asApiError } from '@/api/core/errors';
import { wait } from '@/api/core/wait';
import { holdPage } from '../leaving/held-page';
import { learnFromWrite } from '../permissions/learn-permissions';
import { createWriteMachine, type WriteMoves } from './write-machine';
import { optionsIn, type WriteOptions, type WriteState } from './write-state';

export interface Attempting<Input, Value> extends WriteMoves<Input> {
  state: WriteState<Value, Input>;
  /** What the state allows. */
  may: WriteOptions;
  /** Notes what a person found out about an outcome nobody knew, and goes by it; rejects when it could not be noted. */
  settle: (found: Settlement) => Promise<void>;
}

/**
 * A form's write: reviewed, sent at most once however often one presses, and its outcome told. Leaving the screen cancels
 * nothing; what it came to is then in the journal. `write` is read once, and so is `beforeTold`, which does what an outcome
 * asks for before anybody sees it, and never fails.
 */
export function useAttempt<Input, Value>(
  write: Write<Input, Value>,
  beforeTold?: (result: AttemptResult<Value>) => Promise<void>,
): Attempting<Input, Value> {
  const { mutateAsync } = useMutation(attemptMutations.carryOut(write.read));
  const [machine] = useState(() =>
    createWriteMachine({
      write,
      carryOut: async (step: AttemptStep) => {
        const result = await mutateAsync(step);
        learnFromWrite(step.attempt.operation.name, result);
        await beforeTold?.(result);
        return result;
      },
      hold: () => holdPage(() => 'sending'),
      now: () => Date.now(),
      resends: {
        pauses: () => attemptSettings().paymentResends,
        wait,
        isSeen: () => document.visibilityState === 'visible',
        random: Math.random,
      },
    }),
  );
  const settling = useMutation(attemptMutations.settle());
  const state = useSyncExternalStore(machine.subscribe, machine.state, machine.state);
  const { review, send, resend, stopResends, confirmSimilar, check, edit, moveOn } = machine;
  useEffect(() => machine.open(), [machine]);
  return {
    state,
    may: optionsIn(state),
    review,
    send,
    resend,
    stopResends,
    confirmSimilar,
    check,
    edit,
    moveOn,
    settle: async (found) => {
      if (state.kind !== 'unknown') return;
      await settling.mutateAsync({ id: state.attempt.id, ...found }).catch((failure: unknown) => {
        // Somebody has settled it meanwhile, or the answer to this very form was lost: the record tells.
        if (asApiError(failure).problem !== 'attempt-refused') throw failure;
      });
      check();
    },
  };
}
