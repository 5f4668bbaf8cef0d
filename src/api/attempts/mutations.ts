import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { PreparedAttempt } from '../core/attempt';
import { mayHaveChanged, type AttemptResult, type KnownSend } from '../core/attempt-result';
import { attemptSettings } from '../core/attempt-settings';
import {
  checkAttempt,
  resendAttempt,
  sendAttempt,
  type Following,
  type Resending,
} from '../core/attempts';
import { tellOtherTabs } from '../core/other-tabs';
import { makeStale } from '../core/stale';
import { staleAfter, staleAfterAnyAttempt, staleAfterSessionEnd } from '../invalidation';
import { attemptKeys } from './keys';
import { nameRecord, settleAttempt } from './operations';
import type { WriteOperation } from './names';
import type { Settlement } from './schemas';

/** What to do with an attempt: `first` and `again` send it, `check` only asks about it. */
export type AttemptStep = { attempt: PreparedAttempt } & Pick<
  Following<unknown>,
  'onLost' | 'onUnsent'
> &
  ({ way: 'first' } | ({ way: 'again' } & Resending) | { way: 'check'; known: KnownSend });

export const attemptMutations = {
  /** Carries an attempt out. Everything it may meet is its data; it fails for a fault of this program only. */
  carryOut: <T>(read: (body: unknown) => T) =>
    mutationOptions({
      mutationKey: attemptKeys.carryOut(),
      mutationFn: (step: AttemptStep) => carryOut(step, read),
      onSuccess: (result, { attempt }, _, { client }) =>
        refresh(client, attempt.operation.name, result),
    }),
  /** Notes what a person found out about an attempt of unknown outcome. */
  settle: () =>
    mutationOptions({
      mutationFn: ({ id, ...found }: Settlement & { id: string }) => settleAttempt(id, found),
      // Also when it was refused: most probably somebody else has said it, and the record shows what.
      onSettled: (_result, _failure, _found, _, { client }) => {
        tellOtherTabs(null);
        return makeStale(client, staleAfterAnyAttempt);
      },
    }),
  /** Keeps the id of a purchase that was found to exist without one. */
  nameRecord: () =>
    mutationOptions({
      mutationFn: ({ id, recordId }: { id: string; recordId: string }) => nameRecord(id, recordId),
      onSettled: (_result, _failure, _found, _, { client }) => {
        tellOtherTabs(null);
        return makeStale(client, staleAfterAnyAttempt);
      },
    }),
};

function carryOut<T>(
  { attempt, onLost, onUnsent, ...step }: AttemptStep,
  read: (body: unknown) => T,
): Promise<AttemptResult<T>> {
  const following = {
    read,
    ...(onLost !== undefined && { onLost }),
    ...(onUnsent !== undefined && { onUnsent }),
  };
  switch (step.way) {
    case 'first':
      return sendAttempt(attempt, following);
    case 'again':
      return resendAttempt(attempt, following, step);
    case 'check':
      return checkAttempt(attempt, following, step.known);
  }
}

/** The outcome waits for what it makes stale, so that no receipt stands beside an old list. */
async function refresh<T>(
  client: QueryClient,
  operation: WriteOperation,
  result: AttemptResult<T>,
): Promise<void> {
  const keys = mayHaveChanged(result) ? staleAfter(operation) : staleAfterAnyAttempt;
  tellOtherTabs(operation);
  const ended = result.kind === 'not-sent' && result.error.kind === 'session';
  const read = makeStale(client, ended ? [...keys, ...staleAfterSessionEnd] : keys);
  const { wait, refreshPatienceMs } = attemptSettings();
  await Promise.race([read, wait(refreshPatienceMs)]);
}
