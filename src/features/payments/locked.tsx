import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';

/** The description names the operation and not its path; nothing here guesses one. */
export function Locked() {
  return (
    <StatePanel icon={IconLock} title={m.payments_no_path()}>
      <p>{m.payments_no_path_body()}</p>
      <p>
        <Link to="/diagnostics">{m.payments_no_path_see()}</Link>
      </p>
    </StatePanel>
  );
}
