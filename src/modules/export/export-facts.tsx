import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { describeReadError } from '../error-panel/describe-error';
import classes from './export-facts.module.css';
import { changedInWords, keptInWords, unreadableInWords } from './export-words';
import { ReadingBar } from '../whole-list/reading-bar';
import type { ExportState } from './exporter';
import type { ExportProgress } from './list-reading';

interface Props {
  state: Exclude<ExportState, { status: 'idle' }>;
  subject: string;
}

export function ExportFacts({ state, subject }: Props) {
  switch (state.status) {
    case 'running':
      return <Progress {...state} />;
    case 'paused':
      return (
        <>
          {state.total === null ? null : <Progress {...state} />}
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
          <p>{state.canResume && state.done > 0 ? m.export_kept() : m.export_nothing_made()}</p>
          {state.total === null ? null : <Progress {...state} />}
        </>
      );
    case 'cancelled':
      return <p>{m.export_nothing_made()}</p>;
    case 'done':
      return (
        <>
          <p>
            {state.wanted === null
              ? rowsInWords(state.rows, state.totalAtEnd)
              : keptInWords(state.wanted, state.rows)}
          </p>
          {state.changedMeanwhile ? (
            <p>{changedInWords(state.totalAtStart, state.totalAtEnd)}</p>
          ) : null}
          {state.dropped > 0 ? <p>{unreadableInWords(state.dropped)}</p> : null}
        </>
      );
  }
}

function Progress({ done, total, wanted }: ExportProgress) {
  const words = progressInWords({ done, total, wanted });
  return <ReadingBar done={done} total={total} words={words} className={classes.progress} />;
}

function progressInWords({ done, total, wanted }: ExportProgress): string {
  if (total === null) return m.export_starting();
  const rows = rowsInWords(done, total);
  return wanted === null
    ? rows
    : m.export_progress_wanted({ rows, wanted: formatQuantity(wanted) });
}

function rowsInWords(rows: number, total: number): string {
  return m.export_progress({
    done: formatQuantity(rows),
    total: formatQuantity(total),
    count: total,
  });
}
