import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { BulkJobView } from '@/modules/bulk-job/bulk-view';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { takeLostFocus } from '@/ui/layout/take-lost-focus';
import classes from './job-report.module.css';
import { wordsOf } from './job-words';

const focus = (button: HTMLElement | null) => button?.focus();

interface Props {
  view: BulkJobView;
  /** It takes the focus: no button is left to have it. */
  onCancel: () => void;
}

/** What can be done with the job now. Cancelling asks once more: what it leaves out has to be started anew. */
export function JobActions({ view, onCancel }: Props) {
  const { job, may, progress } = view;
  const [asks, setAsks] = useState(false);
  const [pressed, setPressed] = useState(false);
  const follow = pressed ? takeLostFocus : null;
  /** The button that comes in the place of this one takes its focus. */
  const press = (move: () => void) => () => {
    setPressed(true);
    move();
  };
  const left = progress.waiting;
  const isOver = job.state === 'done' || job.state === 'cancelled';
  const hasMoves = Object.values(may).some(Boolean);
  const onlyLooksOn = !job.own && !isOver;
  if (!hasMoves && !onlyLooksOn) return null;
  if (asks && may.cancel) {
    return (
      <div className={classes.line} role="alertdialog" aria-label={m.bulk_cancel()}>
        <p>{wordsOf(job.kind).cancelSure(counted(left))}</p>
        <Button
          size="xs"
          onClick={() => {
            setAsks(false);
            view.cancel();
            onCancel();
          }}
        >
          {m.bulk_cancel_yes()}
        </Button>
        <Button size="xs" variant="default" onClick={() => setAsks(false)} ref={focus}>
          {m.bulk_cancel_no()}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.line}>
      {may.pause ? (
        <Button
          size="xs"
          variant="default"
          icon={IconPlayerPause}
          onClick={press(view.pause)}
          ref={follow}
        >
          {m.bulk_pause()}
        </Button>
      ) : null}
      {may.resume ? (
        <Button size="xs" icon={IconPlayerPlay} onClick={press(view.resume)} ref={follow}>
          {m.bulk_resume()}
        </Button>
      ) : null}
      {may.settleUnknown ? (
        <Button
          size="xs"
          variant="default"
          icon={IconRefresh}
          onClick={press(view.settleUnknown)}
          ref={follow}
        >
          {m.bulk_settle()}
        </Button>
      ) : null}
      {may.cancel ? (
        <Button
          size="xs"
          variant="subtle"
          icon={IconPlayerStop}
          onClick={press(() => setAsks(true))}
          ref={follow}
        >
          {m.bulk_cancel()}
        </Button>
      ) : null}
      {onlyLooksOn ? <p className={classes.count}>{m.bulk_not_own()}</p> : null}
    </div>
  );
}
