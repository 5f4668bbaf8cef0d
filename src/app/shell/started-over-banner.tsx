import { IconUserCircle } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { keptMask } from '@/modules/list-tools/kept-mask';
import { useSession } from '@/modules/session/session-context';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';

/** Somebody else signed in: why the screen is not the one that was here. */
export function StartedOverBanner() {
  useLocale();
  const { operator } = useSession();
  const startedOver = useLocation({ select: ({ state }) => state.startedOver === true });
  const router = useRouter();
  if (!startedOver) return null;
  const dismiss = () =>
    void router.navigate({
      to: '.',
      search: true,
      replace: true,
      state: {},
      ...keptMask(router.state.location),
    });
  return (
    <Notice tone="info" icon={<IconUserCircle size={16} />} onDismiss={dismiss}>
      {m.session_started_over({ operator })}
    </Notice>
  );
}
