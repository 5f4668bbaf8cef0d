import { IconClockPause } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';

/** The service asked to wait: reading goes on by itself, and when. `until` is in milliseconds of the epoch. */
export function PausedNotice({ until }: { until: number }) {
  return (
    <Notice tone="warn" icon={IconClockPause}>
      <strong>{m.loading_paused()}</strong>{' '}
      <Countdown
        until={until}
        words={(seconds) => m.loading_paused_for({ seconds })}
        over={m.loading_going_on()}
      />
    </Notice>
  );
}
