import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left';
import type { JoinedLoading } from './joined-loading';
import classes from './ladder-strip.module.css';

interface Props {
  loading: JoinedLoading;
  /** Stands until it is known of how many. */
  starting: string;
  words: (done: string, total: string, count: number) => string;
}

/** How far a reading is. Seen, not spoken: a number a page would drown everything else. */
export function ReadingLine({ loading, starting, words }: Props) {
  useLocale();
  const { done, total, retryAt } = loading;
  const text =
    total === null ? starting : words(formatQuantity(done), formatQuantity(total), total);
  return (
    <span className={classes.progress} aria-live="off">
      <progress
        aria-label={text}
        {...(total !== null && { value: done, max: Math.max(1, total) })}
      />
      {text}
      {retryAt === null ? null : <Pause until={retryAt} />}
    </span>
  );
}

function Pause({ until }: { until: number }) {
  useLocale();
  const seconds = useSecondsLeft(until);
  return <span>{seconds > 0 ? m.ladder_paused_for({ seconds }) : m.ladder_going_on()}</span>;
}
