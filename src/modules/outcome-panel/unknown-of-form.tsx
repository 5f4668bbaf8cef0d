import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { writes } from '@/api/attempts/names';
import { attemptQueries } from '@/api/attempts/queries';
import { refusalInWords } from './refusal-words';
import { UnknownPanel } from './unknown-panel';

type Props = Omit<ComponentProps<typeof UnknownPanel>, 'refusal' | 'attempt'> & {
  attemptId: string;
};

/** An outcome nobody knows, where it was sent: what may be sent again is offered while the ledger allows it, or it says why not. */
export function UnknownOfForm({ attemptId, onResend, ...panel }: Props) {
  // The record of a write about people has nothing that is shown here.
  const { isOfPeople } = writes[panel.operation];
  const { data } = useQuery({ ...attemptQueries.one(attemptId), enabled: !isOfPeople });
  const refusal = data?.resendRefused ?? null;
  const isRefused = onResend !== null && refusal !== null && refusal !== 'sending';
  return (
    <UnknownPanel
      {...panel}
      attempt={data ?? null}
      onResend={isRefused ? null : onResend}
      refusal={isRefused ? refusalInWords(refusal) : null}
    />
  );
}
