import { IconRefresh, IconX } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { useLongWait } from '../feedback/use-long-wait';
import { Button } from '../form/button';
import classes from './read-state.module.css';

interface Props {
  /** Wall time of the last answer, in words; null before the first. */
  readAt: string | null;
  reading: boolean;
  onRefresh: () => void;
  /** Gives up the reading, which is offered once that takes long. */
  onStop?: () => void;
}

/** How old the data is, and the way to read it again; it stands beside the title of every list. */
export function ReadState({ readAt, reading, onRefresh, onStop }: Props) {
  const waited = useLongWait(reading);
  const stop = waited === null ? null : onStop;
  return (
    <div className={classes.state}>
      <span>
        {readAt && m.common_read_at({ time: readAt })}
        {readAt && waited && ' · '}
        {waited && `${m.common_reading()} ${waited}`}
      </span>
      <Button
        className={classes.refresh}
        variant="subtle"
        size="compact-sm"
        icon={stop ? IconX : IconRefresh}
        aria-disabled={reading && !stop}
        onClick={() => {
          if (!reading) onRefresh();
          else stop?.();
        }}
      >
        <span className={classes.word}>
          {stop ? m.common_cancel_reading() : reading ? m.common_reading() : m.common_refresh()}
        </span>
      </Button>
    </div>
  );
}
