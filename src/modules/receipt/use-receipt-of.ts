import type { EndedWrite } from '@/modules/attempt/write-state';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { useSession } from '@/modules/session/session-context';

/** What the receipt of every form's write tells: who wrote it, through what and when; it takes the focus when it appears. */
export function useReceiptOf(outcome: Extract<EndedWrite<unknown>, { kind: 'applied' }>) {
  const { operator, integration } = useSession();
  const { attemptId, at, requestId, recordedEarlier, replayed } = outcome;
  return {
    focusRef: useFocusOnArrival(),
    isEarlier: recordedEarlier || replayed,
    head: {
      attemptId,
      at,
      operator,
      integration: integrationInWords(integration),
      business: businessInWords(integration),
      reference: requestId,
    },
  };
}
