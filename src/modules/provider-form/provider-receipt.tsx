import type { ReactNode } from 'react';
import type { NewProvider, Provider } from '@/api/providers/schemas';
import type { EndedWrite } from '@/modules/attempt/write-state';
import { Receipt } from '@/modules/receipt/receipt';
import { useReceiptOf } from '@/modules/receipt/use-receipt-of';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { providerFacts, titleOf, type PlaceNames } from './provider-words';

interface Props {
  outcome: Extract<EndedWrite<Provider, NewProvider>, { kind: 'applied' }>;
  names: PlaceNames;
  /** What can be done next. */
  actions: ReactNode;
}

/** What the service says it stored, and the id by which purchases name it: nothing lists providers later. */
export function ProviderReceipt({ outcome, names, actions }: Props) {
  const receipt = useReceiptOf(outcome);
  const { value } = outcome;
  const { branchId } = outcome.input;
  const id = value?.id ?? null;
  return (
    <Receipt
      {...receipt}
      title={m.providers_created({ name: value === null ? '' : titleOf(value) })}
      facts={value === null ? null : providerFacts(value, branchId, names)}
      notes={[
        m.providers_created_note(),
        ...(branchId === '' ? [] : [m.providers_created_branch()]),
        ...(id === null ? [m.providers_created_without_id()] : []),
      ]}
      actions={
        <>
          {actions}
          {id === null ? null : <CopyButton text={() => id}>{m.providers_copy_id()}</CopyButton>}
        </>
      }
    />
  );
}
