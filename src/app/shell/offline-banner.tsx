import { IconWifiOff } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { useOffline } from '@/ui/feedback/use-offline';

/** The browser says there is no network: what was read stays, nothing is sent, nothing is queued. */
export function OfflineBanner() {
  if (!useOffline()) return null;
  return (
    <Notice tone="warn" icon={<IconWifiOff size={16} />} urgent>
      {m.shell_offline()}
    </Notice>
  );
}
