import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { sessionQueries } from '@/api/session/queries';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { timesLost } from '../lost-parts';

interface Props {
  reset: () => void;
  /** Other ways on. */
  children: ReactNode;
}

/** A screen that could not be fetched: it comes by itself with the network, and at a press. */
export function LostScreen({ reset, children }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const before = timesLost();
      await router.invalidate();
      if (timesLost() === before) return reset();
      await client.query({ ...sessionQueries.current(), staleTime: 0 });
      // The gateway answers and has no such file: another version is installed, and this page is of the earlier one.
      window.location.reload();
    },
  });
  useEffect(() => {
    const fetchAgain = () => mutate();
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [mutate]);
  return (
    <>
      <ScreenTitle title={m.shell_lost_title()} />
      <StatePanel
        tone="danger"
        icon={<IconWifiOff size={20} />}
        title={m.shell_lost_heading()}
        urgent
        actions={
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              aria-disabled={isPending || undefined}
              data-disabled={isPending || undefined}
              onClick={() => mutate()}
            >
              {m.common_retry()}
            </Button>
            {children}
          </>
        }
      >
        <p>{m.shell_lost_body()}</p>
      </StatePanel>
    </>
  );
}
