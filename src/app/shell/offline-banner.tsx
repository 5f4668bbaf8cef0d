import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;

/** The browser says there is no network: what was read stays, nothing is sent, nothing is queued. */
export function OfflineBanner() {
  useLocale();
  const offline = useSyncExternalStore(subscribe, isOffline, isOffline);
  if (!offline) return null;
  return (
    <Notice tone="warn" icon={<IconWifiOff size={16} />} urgent>
      {m.shell_offline()}
    </Notice>
  );
}
