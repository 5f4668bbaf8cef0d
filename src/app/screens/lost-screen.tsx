import { IconWifiOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { sessionQueries } from '@/api/session/queries';
import { m } from '@/text/generated/messages';
import { timesLost } from '../lost-parts';
import { BrokenScreen } from './broken-screen';

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
    <BrokenScreen
      title={m.shell_lost_title()}
      icon={<IconWifiOff size={20} />}
      heading={m.shell_lost_heading()}
      body={m.shell_lost_body()}
      again={{ words: m.common_retry(), onClick: () => mutate(), busy: isPending }}
    >
      {children}
    </BrokenScreen>
  );
}
