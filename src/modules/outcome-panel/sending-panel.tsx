import '@mantine/core/styles/Loader.css';
import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { longWaitSeconds } from '@/ui/feedback/use-long-wait';
import { useSecondsSince } from '@/ui/feedback/use-seconds-left';
import { OutcomeFrame } from './outcome-frame';
import classes from './outcome-panel.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival';

const Turning = () => <Loader size={20} color="var(--info)" />;

/**
 * A write is under way. Waiting is told once by voice, and by the second to the eye. Once the line is `lost`, nobody knows what the
 * service does: that is all that is said.
 */
export function SendingPanel({ since, lost }: { since: number; lost: boolean }) {
  const focusRef = useFocusOnArrival();
  const seconds = useSecondsSince(since);
  const isLong = seconds >= longWaitSeconds;
  const title = lost ? m.outcome_lost_title() : isLong ? m.outcome_still() : m.outcome_sending();
  useEffect(() => {
    if (lost) announce(m.outcome_lost_title());
    else if (isLong) announce(m.outcome_still());
  }, [isLong, lost]);
  return (
    <OutcomeFrame tone="info" icon={Turning} title={title} focusRef={focusRef}>
      <p>
        {lost ? m.outcome_lost_body() : isLong ? m.outcome_still_body() : m.outcome_sending_body()}
      </p>
      {isLong ? (
        <p className={classes.elapsed} aria-live="off">
          {m.outcome_elapsed({ seconds })}
        </p>
      ) : null}
    </OutcomeFrame>
  );
}
