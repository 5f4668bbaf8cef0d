import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Countdown } from '@/ui/feedback/countdown';
import { describeReadError } from '../error-panel/describe-error';
import classes from './export-facts.module.css';
import { changedInWords, unreadableInWords } from './export-words';
import type { ReadingProgress } from '../whole-list/page-walk';
import { ReadingBar } from '../whole-list/reading-bar';
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
          <p>
            <Countdown
              until={state.retryAt}
              words={(seconds) => m.export_paused_for({ seconds })}
              over={m.export_going_on()}
            />
          </p>
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

function Progress({ done, total }: ReadingProgress) {
  useLocale();
  const words = total === null ? m.export_starting() : rowsInWords(done, total);
  return <ReadingBar done={done} total={total} words={words} className={classes.progress} />;
}

function rowsInWords(rows: number, total: number): string {
  return m.export_progress({
    done: formatQuantity(rows),
    total: formatQuantity(total),
    count: total,
  });
}
