import { IconRefresh } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Button } from '../form/button';
import classes from './read-state.module.css';

interface Props {
  /** Wall time of the last answer, in words; null before the first. */
  readAt: string | null;
  reading: boolean;
  onRefresh: () => void;
}

/** How old the data is, and the way to read it again; it stands beside the title of every list. */
export function ReadState({ readAt, reading, onRefresh }: Props) {
  useLocale();
  return (
    <div className={classes.state}>
      {readAt === null ? null : <span>{m.common_read_at({ time: readAt })}</span>}
      <Button
        className={classes.refresh}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRefresh size={16} aria-hidden />}
        aria-disabled={reading}
        onClick={() => {
          if (!reading) onRefresh();
        }}
      >
        <span className={classes.word}>{reading ? m.common_reading() : m.common_refresh()}</span>
      </Button>
    </div>
  );
}
