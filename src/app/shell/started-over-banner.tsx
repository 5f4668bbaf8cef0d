import { IconUserCircle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useStateHere } from '@/modules/list-tools/use-state-here';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';

/** Somebody else signed in: why the screen is not the one that was here. */
export function StartedOverBanner() {
  const { operator } = useSession();
  const startedOver = useLocation({ select: ({ state }) => state.startedOver === true });
  const change = useStateHere();
  if (!startedOver) return null;
  return (
    <Notice tone="info" icon={<IconUserCircle size={16} />} onDismiss={() => change(() => ({}))}>
      {m.session_started_over({ operator })}
    </Notice>
  );
}
