import type { ComponentProps } from 'react';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { Receipt } from './receipt';

type Words = Pick<
  ComponentProps<typeof Receipt>,
  | 'title'
  | 'told'
  | 'facts'
  | 'sent'
  | 'answer'
  | 'differences'
  | 'notes'
  | 'actions'
  | 'takesFiles'
>;

/** The receipt of a form's write: who wrote it, through what and when, by the gateway's record. It takes the focus when it appears. */
export function WrittenReceipt({ of, ...words }: Words & { of: AppliedWrite<unknown> }) {
  const { attemptId, at, requestId, recordedEarlier, replayed, owner } = of;
  const { operator, integration, business } = owner;
  return (
    <Receipt
      {...words}
      focusRef={useFocusOnArrival()}
      isEarlier={recordedEarlier || replayed}
      head={{
        attemptId,
        at,
        operator,
        integration: integrationInWords(integration),
        business: businessInWords({ name: integration.name, business }),
        reference: requestId,
      }}
    />
  );
}
