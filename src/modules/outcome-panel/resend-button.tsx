import { IconSend } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

interface Props {
  onResend: () => void;
  /** Not now; it keeps the focus. */
  isHeld?: boolean;
}

/** Sends the same bytes again; it stands only where the ledger allows that. */
export function ResendButton({ onResend, isHeld = false }: Props) {
  return (
    <Button size="xs" variant="default" icon={IconSend} busy={isHeld} onClick={onResend}>
      {m.outcome_resend()}
    </Button>
  );
}
