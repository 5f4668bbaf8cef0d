import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockPause,
  IconFileDownload,
  type Icon,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Notice } from '@/ui/feedback/notice';
import type { Tone } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { describeReadError } from '../error-panel/describe-error';
import { errorDetails } from '../error-panel/error-details';
import { currentExport, noteFetched } from './current-export';
import { DownloadLink } from './download-link';
import { ExportFacts } from './export-facts';
import classes from './export-panel.module.css';
import type { ExportName } from './export-plan';
import type { ExportState } from './exporter';
import { isUnderWay } from './lazy-exporter';

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
      icon={<Icon size={20} />}
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
        tone: state.changedMeanwhile || state.dropped > 0 ? 'warn' : 'accent',
        icon: IconCircleCheck,
        words: m.export_done({ title }),
      };
  }
}
