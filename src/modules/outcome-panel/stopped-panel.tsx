import { IconAlertTriangle, IconClockPause, IconLock, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { WriteOperation } from '@/api/attempts/names';
import type { PausedResult } from '@/api/core/attempt-result';
import { errorDetails } from '@/modules/error-panel/error-details';
import { CopyPermissionRequest, MissingPermission } from '@/modules/error-panel/missing-permission';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Countdown } from '@/ui/feedback/countdown';
import { OutcomeFrame } from './outcome-frame';
import classes from './outcome-panel.module.css';
import { ResendButton } from './resend-button';
import { ServiceWords } from './service-words';
import { describeStop, type StoppedResult } from './stop-words';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  result: StoppedResult;
  operation: WriteOperation;
  /** What it was typed in, by the attempt's context. */
  form: string;
  /** Sends the same attempt again. */
  onResend: () => void;
  /** More that stands in the way, such as messages no field could be found for. */
  children?: ReactNode;
  /** Fields have the word, and with it the focus. */
  quiet?: boolean;
  /** What is typed is not what was sent any more: that is to be reviewed, and the same is not sent again. */
  isChanged?: boolean;
  /** Something is read before it may be sent again. */
  isHeld?: boolean;
}

/** Nothing was stored: why, and the way on. What was typed stays where it is. */
export function StoppedPanel(props: Props) {
  const { result, operation, form, onResend, children } = props;
  const { quiet = false, isChanged = false, isHeld = false } = props;
  const arrive = useFocusOnArrival();
  const { tone, title, body } = describeStop(result, operation, form, isChanged);
  const { error } = result;
  return (
    <OutcomeFrame
      tone={tone}
      icon={iconOf(result)}
      title={title}
      urgent
      {...(quiet ? {} : { focusRef: arrive })}
      actions={
        <>
          {result.resumable && !isChanged ? (
            <ResendButton onResend={onResend} isHeld={isHeld} />
          ) : null}
          {error.kind === 'forbidden' ? <CopyPermissionRequest error={error} /> : null}
          <CopyButton text={() => errorDetails(error)}>{m.errors_copy_details()}</CopyButton>
        </>
      }
    >
      <p>{body}</p>
      {result.kind === 'paused' ? <Pause result={result} isChanged={isChanged} /> : null}
      {error.kind === 'forbidden' ? <MissingPermission error={error} /> : null}
      {children}
      {error.requestId === null ? null : (
        <p className={classes.quiet}>{m.outcome_reference({ reference: error.requestId })}</p>
      )}
      <ServiceWords error={error} />
    </OutcomeFrame>
  );
}

function Pause({ result: { error }, isChanged }: { result: PausedResult; isChanged: boolean }) {
  return (
    <p>
      <Countdown
        until={Date.parse(error.at) + error.retryAfterSeconds * 1000}
        words={(seconds) => m.outcome_paused_wait({ seconds })}
        over={isChanged ? m.outcome_paused_over_changed() : m.outcome_paused_over()}
      />
    </p>
  );
}

function iconOf({ kind, error }: StoppedResult): Icon {
  if (kind === 'paused' || error.kind === 'session') return IconClockPause;
  if (error.kind === 'forbidden' || error.kind === 'unauthorized') return IconLock;
  return IconAlertTriangle;
}
