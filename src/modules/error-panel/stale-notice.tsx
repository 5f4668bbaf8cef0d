import { IconAlertTriangle } from '@tabler/icons-react';
import type { ApiError } from '@/api/core/errors';
import { readClock } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import { useOffline } from '@/ui/feedback/use-offline';
import { Button } from '@/ui/form/button';
import { leadToTitle } from '@/ui/layout/focus-title';
import { describeReadError } from './describe-error';
import classes from './error-panel.module.css';

interface Props {
  error: ApiError;
  subject: string;
  /** When the rows below were read, in milliseconds of the epoch. */
  readAt: number;
  resumesAt: number | null;
  onRetry: () => void;
}

/**
 * A refresh failed and the rows below are the old ones: it says why, and how old they are. Without a network the shell says both
 * for every screen, and this nothing.
 */
export function StaleNotice({ error, subject, readAt, resumesAt, onRetry }: Props) {
  const offline = useOffline();
  if (offline && error.kind === 'network' && error.problem === null) return null;
  const { tone, title } = describeReadError(error, subject);
  return (
    <Notice
      tone={tone}
      icon={IconAlertTriangle}
      urgent
      actions={
        error.kind === 'session' ? null : (
          <Button ref={leadToTitle} size="compact-sm" variant="default" onClick={onRetry}>
            {m.common_retry()}
          </Button>
        )
      }
    >
      <strong>{title}.</strong> {m.errors_stale({ time: readClock(readAt) })}
      {resumesAt ? <ResumesIn at={resumesAt} /> : null}
    </Notice>
  );
}

/** Counts down to the next try. */
export function ResumesIn({ at }: { at: number }) {
  return (
    <p className={classes.resumes}>
      <Countdown
        until={at}
        words={(seconds) => m.errors_resumes_in({ seconds })}
        over={m.errors_resuming()}
      />
    </p>
  );
}
