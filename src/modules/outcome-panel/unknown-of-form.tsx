import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { attemptQueries } from '@/api/attempts/queries';
import { refusalInWords } from './refusal-words';
import { UnknownPanel } from './unknown-panel';

type Props = Omit<ComponentProps<typeof UnknownPanel>, 'refusal'> & { attemptId: string };

/** An outcome nobody knows, where it was sent: what may be sent again is offered while the ledger allows it, or it says why not. */
export function UnknownOfForm({ attemptId, onResend, ...panel }: Props) {
  const { data } = useQuery({ ...attemptQueries.one(attemptId), enabled: onResend !== null });
  const refusal = data?.resendRefused ?? null;
  const isRefused = onResend !== null && refusal !== null && refusal !== 'sending';
  return (
    <UnknownPanel
      {...panel}
      onResend={isRefused ? null : onResend}
      refusal={isRefused ? refusalInWords(refusal) : null}
    />
  );
}
