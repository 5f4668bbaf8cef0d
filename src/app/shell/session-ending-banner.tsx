import { IconHourglassLow } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { catalogQueries } from '@/api/catalogs/queries';
import { sessionQueries } from '@/api/session/queries';
import { sessionEnd, warningMs, type SessionEnd } from '@/app/session/session-end';
import { readClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { eachSecond, useSecondsLeft } from '@/ui/feedback/use-seconds-left';
import { Button } from '@/ui/form/button';

/** Two minutes before the session ends: nothing anybody typed is lost without a word. */
export function SessionEndingBanner() {
  const { data, dataUpdatedAt } = useQuery(sessionQueries.current());
  if (!data?.signedIn) return null;
  return <NearEnd end={sessionEnd(data, dataUpdatedAt)} />;
}

function NearEnd({ end }: { end: SessionEnd }) {
  const isNear = () => {
    const left = end.at - Date.now();
    return left > 0 && left <= warningMs;
  };
  // Renders when the answer changes, not every second of the day.
  const near = useSyncExternalStore(eachSecond, isNear, isNear);
  return near ? <Warning end={end} /> : null;
}

function Warning({ end }: { end: SessionEnd }) {
  const seconds = useSecondsLeft(end.at);
  const keep = useKeepSession();
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Notice
      tone="warn"
      urgent
      icon={IconHourglassLow}
      actions={
        end.final ? undefined : (
          <Button size="compact-sm" variant="default" onClick={() => void keep()}>
            {m.session_keep()}
          </Button>
        )
      }
    >
      {end.final ? m.session_ends_for_good({ time: readClock(end.at) }) : m.session_ends_idle()}{' '}
      <span aria-live="off">{m.session_ends_in({ left })}</span>
    </Notice>
  );
}

/**
 * Uses the session on purpose, which moves its idle limit: only a read of the service counts as use, and the list of
 * economic activities needs no permission (API description, Authentication).
 */
function useKeepSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const used = queryClient.query({ ...catalogQueries.activities(), staleTime: 0, retry: false });
    // Asked for it is enough; whether the service answered is of no matter here.
    await used.catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey });
  };
}
