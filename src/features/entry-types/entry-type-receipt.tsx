import { IconPlus } from '@tabler/icons-react';
import type { EntryType } from '@/api/entry-types/schemas';
import type { EndedWrite } from '@/modules/attempt/write-state';
import { Receipt } from '@/modules/receipt/receipt';
import { useReceiptOf } from '@/modules/receipt/use-receipt-of';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Button } from '@/ui/form/button';
import { entryTypeFacts } from './entry-type-words';

interface Props {
  outcome: Extract<EndedWrite<EntryType>, { kind: 'applied' }>;
  onAnother: () => void;
}

/** What the service says it stored, and the code for whoever writes entries of this type. */
export function EntryTypeReceipt({ outcome, onAnother }: Props) {
  const receipt = useReceiptOf(outcome);
  const { value } = outcome;
  const code = value?.code ?? null;
  return (
    <Receipt
      {...receipt}
      title={m.entry_types_created({ code: code ?? '' })}
      facts={value === null ? null : entryTypeFacts(value)}
      notes={[m.entry_types_created_note()]}
      actions={
        <>
          <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAnother}>
            {m.entry_types_another()}
          </Button>
          {code === null ? null : (
            <CopyButton text={() => code}>{m.entry_types_copy_code()}</CopyButton>
          )}
        </>
      }
    />
  );
}
