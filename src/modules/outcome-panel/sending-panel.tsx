import '@mantine/core/styles/Loader.css';
import { Loader } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useEffect } from 'react';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { longWaitSeconds } from '@/ui/feedback/use-long-wait';
import { Button } from '@/ui/form/button';
import { Countdown } from '@/ui/feedback/countdown';
import { useSecondsSince } from '@/ui/feedback/use-seconds-left';
import type { ResendPause } from '../attempt/write-state';
import { OutcomeFrame } from './outcome-frame';
import { useFocusOnArrival } from './use-focus-on-arrival';

const Turning = () => <Loader size={20} color="var(--info)" />;

interface Props {
  since: number;
  lost: boolean;
  /** A payment waits to be sent again by itself. */
  pause?: ResendPause | null;
  /** Ends that pause: nothing is sent again without being asked for. */
  onStop?: () => void;
}

/**
 * A write is under way. Waiting is told once by voice, and by the second to the eye. Once the line is `lost`, nobody knows what the
 * service does: that is all that is said.
 */
export function SendingPanel({ since, lost, pause = null, onStop }: Props) {
  return pause === null ? (
    <UnderWay since={since} lost={lost} />
  ) : (
    <Pausing key={pause.until} pause={pause} {...(onStop && { onStop })} />
  );
}

function UnderWay({ since, lost }: Pick<Props, 'since' | 'lost'>) {
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
      {isLong ? <p aria-live="off">{m.outcome_elapsed({ seconds })}</p> : null}
    </OutcomeFrame>
  );
}

const pauseWords: Record<ResendPause['reason'], { title: () => string; body: () => string }> = {
  inProcess: { title: m.outcome_resend_in_process, body: m.outcome_resend_in_process_body },
  limited: { title: m.outcome_resend_limited, body: m.outcome_resend_limited_body },
  inDoubt: { title: m.outcome_resend_in_doubt, body: m.outcome_resend_in_doubt_body },
};

/** Nothing is under way: what the payment met, when the same goes out again, and the way to keep it from that. */
function Pausing({
  pause: { reason, until },
  onStop,
}: Pick<Props, 'onStop'> & { pause: ResendPause }) {
  const focusRef = useFocusOnArrival();
  const words = pauseWords[reason];
  return (
    <OutcomeFrame
      tone="info"
      icon={IconClockPause}
      title={words.title()}
      focusRef={focusRef}
      actions={
        onStop ? (
          <Button size="xs" variant="default" onClick={onStop}>
            {m.outcome_resend_stop()}
          </Button>
        ) : null
      }
    >
      <p>{words.body()}</p>
      <p>
        <Countdown
          until={until}
          words={(seconds) => m.outcome_resend_wait({ seconds })}
          over={m.outcome_resend_now()}
        />
      </p>
    </OutcomeFrame>
  );
}
