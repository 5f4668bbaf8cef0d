import { IconSend } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

/** Sends the same bytes again; it stands only where the ledger allows that. */
export function ResendButton({ onResend }: { onResend: () => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconSend size={16} aria-hidden />}
      onClick={onResend}
    >
      {m.outcome_resend()}
    </Button>
  );
}
