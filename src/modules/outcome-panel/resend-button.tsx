import { IconSend } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

/** Sends the same bytes again; it stands only where the ledger allows that. */
export function ResendButton({ onResend }: { onResend: () => void }) {
  return (
    <Button size="xs" variant="default" icon={IconSend} onClick={onResend}>
      {m.outcome_resend()}
    </Button>
  );
}
