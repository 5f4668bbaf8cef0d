import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconFileDownload,
  type Icon,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { errorDetails } from '@/modules/error-panel/error-details';
import { mayLackRows } from '@/modules/whole-list/page-walk';
import { ReadingBar } from '@/modules/whole-list/reading-bar';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import type { Tone } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { isUnderWay } from '../whole-list/stoppable-reading';
import { currentExport, noteFetched } from './current-export';
import { DownloadLink } from './download-link';
import exportFactsStyles from './export-facts.module.css';
import classes from './export-panel.module.css';
import type { ExportName } from './export-plan';
import { changedInWords, keptInWords, unreadableInWords } from './export-words';
import type { ExportState } from './exporter';
import type { ExportProgress } from './list-reading';

type Shown = Exclude<ExportState, { status: 'idle' }>;

interface Props {
  state: Shown;
  name: ExportName;
  onClose: () => void;
}

/**
 * How the export goes, from the first page to the file; it stays until it is closed. It is one panel throughout, so that the focus
 * stays on its last button while the state changes.
 */
export function ExportPanel({ state, name, onClose }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  const underWay = isUnderWay(state);
  const subject = name.subject();
  const title = m.export_title({ title: name.title(), branch: name.branch });
  const { tone, icon: Icon, words } = headOf(state, title, subject);
  const resume = () => {
    currentExport.resume();
    stop.current?.focus();
  };
  return (
    <Notice
      tone={tone}
      icon={Icon}
      urgent={state.status === 'failed'}
      actions={
        <div className={classes.actions}>
          {state.status === 'done' ? <DownloadLink file={state} onFetch={noteFetched} /> : null}
          {state.status === 'failed' ? <FailureActions state={state} onResume={resume} /> : null}
          <Button
            key="stop"
            ref={stop}
            size="xs"
            variant="default"
            onClick={underWay ? currentExport.cancel : onClose}
          >
            {underWay ? m.export_cancel() : m.export_close()}
          </Button>
        </div>
      }
    >
      <div className={classes.words}>
        <h2 className={classes.title}>{words}</h2>
        <ExportFacts state={state} subject={subject} />
      </div>
    </Notice>
  );
}

function FailureActions(props: {
  state: Extract<Shown, { status: 'failed' }>;
  onResume: () => void;
}) {
  const { error, canResume } = props.state;
  return (
    <>
      {canResume ? (
        <Button size="xs" onClick={props.onResume}>
          {m.export_resume()}
        </Button>
      ) : null}
      <CopyButton text={() => errorDetails(error)}>{m.errors_copy_details()}</CopyButton>
    </>
  );
}

function headOf(
  state: Shown,
  title: string,
  subject: string,
): { tone: Tone; icon: Icon; words: string } {
  switch (state.status) {
    case 'running':
      return {
        tone: 'info',
        icon: IconFileDownload,
        words: m.export_running({ title }),
      };
    case 'paused':
      return { tone: 'warn', icon: IconClockPause, words: m.export_paused({ title }) };
    case 'failed': {
      const reason = describeReadError(state.error, subject);
      return {
        tone: reason.tone,
        icon: IconAlertTriangle,
        words: m.export_failed({ reason: reason.title }),
      };
    }
    case 'cancelled':
      return { tone: 'neutral', icon: IconCircleX, words: m.export_cancelled() };
    case 'done':
      return {
        tone: mayLackRows(state) ? 'warn' : 'accent',
        icon: IconCircleCheck,
        words: m.export_done({ title }),
      };
  }
}

interface ExportFactsProps {
  state: Exclude<ExportState, { status: 'idle' }>;
  subject: string;
}

function ExportFacts({ state, subject }: ExportFactsProps) {
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
  return (
    <ReadingBar done={done} total={total} words={words} className={exportFactsStyles.progress} />
  );
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
