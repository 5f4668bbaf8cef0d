import { IconArrowLeft, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, type AnyRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { sessionQueries } from '@/api/session/queries';
import { isLostPart, timesLost, useIsRenewed } from '@/app/lost-parts';
import { fetchLostStyles } from '@/modules/later-part/lost-styles';
import { stakesNow } from '@/modules/leaving/held-page';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { BrokenScreen } from './broken-screen';
import { FaultPanel } from './fault-panel';

/** A screen that could not be fetched, or a mistake of this program in it: the rest of the app stays usable. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const waysOn = (
    <>
      <Button
        size="xs"
        variant="default"
        icon={IconArrowLeft}
        onClick={() => router.history.back()}
      >
        {m.shell_back()}
      </Button>
      <Link to="/">{m.shell_to_start()}</Link>
    </>
  );
  if (isLostPart(error)) return <LostScreen reset={reset}>{waysOn}</LostScreen>;
  return (
    <FaultPanel
      error={error}
      body={m.shell_error_body()}
      again={{ words: m.common_retry(), onClick: reset }}
    >
      {waysOn}
      <Link to="/attempts">{m.shell_to_journal()}</Link>
    </FaultPanel>
  );
}

/** Asks anew for what the screen is made of. */
async function isFetched(router: AnyRouter): Promise<boolean> {
  if (!(await fetchLostStyles())) return false;
  const before = timesLost();
  await router.invalidate();
  return timesLost() === before;
}

interface Props {
  reset: () => void;
  /** Other ways on. */
  children: ReactNode;
}

/** A screen that could not be fetched: it comes by itself with the network, and at a press. */
function LostScreen({ reset, children }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { href } = router.latestLocation;
      const gatewayAnswers = () => client.query({ ...sessionQueries.current(), staleTime: 0 });
      await gatewayAnswers();
      if (await isFetched(router)) return reset();
      await gatewayAnswers();
      // Whoever has gone elsewhere meanwhile may be typing there.
      if (router.latestLocation.href !== href) return;
      // Files of this page are gone although the gateway answers: another version is installed.
      window.location.reload();
    },
  });
  useEffect(() => {
    const fetchAgain = () => mutate();
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [mutate]);
  const isRenewed = useIsRenewed();
  useEffect(() => {
    // Whoever came this far has left what they did; the screen they asked for is of the new version.
    if (isRenewed && stakesNow().size === 0) window.location.reload();
  }, [isRenewed]);
  if (isRenewed) {
    return (
      <BrokenScreen
        title={m.shell_lost_heading()}
        icon={IconRefresh}
        heading={m.shell_lost_heading()}
        body={m.shell_lost_renewed()}
        again={{ words: m.shell_reload(), onClick: () => window.location.reload() }}
      >
        {children}
      </BrokenScreen>
    );
  }
  return (
    <BrokenScreen
      title={m.shell_lost_title()}
      icon={IconWifiOff}
      heading={m.shell_lost_heading()}
      body={m.shell_lost_body()}
      again={{ words: m.common_retry(), onClick: () => mutate(), busy: isPending }}
    >
      {children}
    </BrokenScreen>
  );
}
