import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptMutations } from '@/api/attempts/mutations';
import { recordedAttempt } from '@/api/attempts/operations';
import type { AttemptDetail } from '@/api/attempts/schemas';
import { confirming } from '@/api/core/attempt';
import type { AttemptResult } from '@/api/core/attempt-result';

type Result<Kind extends AttemptResult<unknown>['kind']> = Extract<
  AttemptResult<unknown>,
  { kind: Kind }
>;

/** How far another send is that was asked for on this page. */
export type ResendStage =
  /** Its record says all there is to say. */
  | { kind: 'recorded' }
  | { kind: 'sending'; since: number }
  /** Equal content was stored meanwhile: a person has to say that this is meant to be another one. */
  | {
      kind: 'similar';
      result: Result<'similar'>;
      confirm: (reason?: string) => void;
      stop: () => void;
    }
  /** It did not leave, of which the record knows nothing. */
  | { kind: 'stopped'; result: Result<'not-sent' | 'paused'> }
  /** Nobody could be asked what came of it; the record is from before. */
  | { kind: 'lost'; result: Result<'unknown'> };

interface Resend {
  stage: ResendStage;
  /** Somebody asked for it here, and waits for what comes. */
  hasAsked: boolean;
  send: () => void;
}

/**
 * Sends a recorded attempt again because a person asks for it.
 * @param readAt - when the record was read, in milliseconds of the epoch
 */
export function useResend(attempt: AttemptDetail, readAt: number): Resend {
  /** How many sends there were when another one was asked for. */
  const [seen, setSeen] = useState<number | null>(null);
  const resending = useMutation(attemptMutations.carryOut((body) => body));
  const again = (prepared = recordedAttempt(attempt)) =>
    resending.mutate({ attempt: prepared, way: 'again' });
  const stageOf = (): ResendStage => {
    const { data: told, variables, submittedAt, reset } = resending;
    if (resending.isPending) return { kind: 'sending', since: submittedAt };
    switch (told?.kind) {
      case 'similar':
        return {
          kind: 'similar',
          result: told,
          confirm: (reason) => {
            const asked = variables?.attempt ?? recordedAttempt(attempt);
            again({ ...asked, context: confirming(asked.context, told.similar.id, reason) });
          },
          stop: reset,
        };
      case 'not-sent':
      case 'paused':
        return attempt.sends.length === seen
          ? { kind: 'stopped', result: told }
          : { kind: 'recorded' };
      case 'unknown':
        return readAt < submittedAt ? { kind: 'lost', result: told } : { kind: 'recorded' };
      case 'applied':
      case 'refused':
      case undefined:
        return { kind: 'recorded' };
    }
  };
  return {
    stage: stageOf(),
    hasAsked: !resending.isIdle,
    send: () => {
      setSeen(attempt.sends.length);
      again();
    },
  };
}
