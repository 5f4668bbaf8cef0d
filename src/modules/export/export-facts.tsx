import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left';
import { describeReadError } from '../error-panel/describe-error';
import classes from './export-facts.module.css';
import { changedInWords, unreadableInWords } from './export-words';
import type { ReadingProgress } from '../whole-list/page-walk';
import type { ExportState } from './exporter';

interface Props {
  state: Exclude<ExportState, { status: 'idle' }>;
  subject: string;
}

/** What there is to say about an export beside its title. */
export function ExportFacts({ state, subject }: Props) {
  useLocale();
  switch (state.status) {
    case 'running':
      return <Progress {...state} />;
    case 'paused':
      return (
        <>
          <Progress {...state} />
          <Countdown until={state.retryAt} />
        </>
      );
    case 'failed':
      return (
        <>
          <p>{describeReadError(state.error, subject).body}</p>
          <p>{state.canResume ? m.export_kept() : m.export_nothing_made()}</p>
          <Progress {...state} />
        </>
      );
    case 'cancelled':
      return <p>{m.export_nothing_made()}</p>;
    case 'done':
      return (
        <>
          <p>{rowsInWords(state.rows, state.totalAtEnd)}</p>
          {state.changedMeanwhile ? (
            <p>{changedInWords(state.totalAtStart, state.totalAtEnd)}</p>
          ) : null}
          {state.dropped > 0 ? <p>{unreadableInWords(state.dropped)}</p> : null}
        </>
      );
  }
}

/** Seen, not spoken: a number a page would drown everything else. */
function Progress({ done, total }: ReadingProgress) {
  useLocale();
  const words = total === null ? m.export_starting() : rowsInWords(done, total);
  return (
    <div className={classes.progress} aria-live="off">
      <progress aria-label={words} {...(total === null ? {} : { value: done, max: total })} />
      <span>{words}</span>
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  useLocale();
  const seconds = useSecondsLeft(until);
  return (
    <p aria-live="off">{seconds > 0 ? m.export_paused_for({ seconds }) : m.export_going_on()}</p>
  );
}

function rowsInWords(rows: number, total: number): string {
  return m.export_progress({
    done: formatQuantity(rows),
    total: formatQuantity(total),
    count: total,
  });
}
