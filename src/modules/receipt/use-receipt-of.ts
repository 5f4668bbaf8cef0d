import type { EndedWrite } from '@/modules/attempt/write-state';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';

/** What the receipt of every form's write tells: who wrote it, through what and when, by the gateway's record; it takes the focus when it appears. */
export function useReceiptOf(outcome: Extract<EndedWrite<unknown>, { kind: 'applied' }>) {
  const { attemptId, at, requestId, recordedEarlier, replayed, owner } = outcome;
  const { operator, integration, business } = owner;
  return {
    focusRef: useFocusOnArrival(),
    isEarlier: recordedEarlier || replayed,
    head: {
      attemptId,
      at,
      operator,
      integration: integrationInWords(integration),
      business: businessInWords({ name: integration.name, business }),
      reference: requestId,
    },
  };
}
