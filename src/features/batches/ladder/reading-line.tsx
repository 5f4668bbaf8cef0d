import { ReadingBar } from '@/modules/whole-list/reading-bar';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import type { JoinedLoading } from './joined-loading';
import classes from './ladder-strip.module.css';

interface Props {
  loading: JoinedLoading;
  /** Stands until it is known of how many. */
  starting: string;
  words: (done: string, total: string, count: number) => string;
}

/** How far a reading of the ladder is, and how long it waits. */
export function ReadingLine({ loading, starting, words }: Props) {
  const { done, total, retryAt } = loading;
  const text =
    total === null ? starting : words(formatQuantity(done), formatQuantity(total), total);
  return (
    <ReadingBar done={done} total={total} words={text} className={classes.progress}>
      {retryAt === null ? null : (
        <Countdown
          until={retryAt}
          words={(seconds) => m.ladder_paused_for({ seconds })}
          over={m.ladder_going_on()}
        />
      )}
    </ReadingBar>
  );
}
