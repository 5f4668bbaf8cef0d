import {
  IconAlertTriangle,
  IconClockPause,
  IconLock,
  IconPlugConnectedX,
  IconRefresh,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { leadToTitle } from '@/ui/layout/focus-title';
import { describeReadError } from './describe-error';
import { errorDetails } from './error-details';
import classes from './error-panel.module.css';
import { CopyPermissionRequest, MissingPermission } from './missing-permission';
import { RefusedFields } from './refused-fields';
import { ResumesIn } from './stale-notice';

interface Props {
  error: ApiError;
  /** What could not be read, with its article: "los lotes". */
  subject: string;
  onRetry: () => void;
  /** When the read asks again by itself, in milliseconds of the epoch. */
  resumesAt?: number | null;
  /** More ways out that the screen knows, such as dropping the filters. */
  actions?: ReactNode;
}

/** A read that failed with nothing to show instead: what happened, what it means, and every way on. */
export function ErrorPanel({ error, subject, onRetry, resumesAt, actions }: Props) {
  const { tone, title, body } = describeReadError(error, subject);
  return (
    <StatePanel
      tone={tone}
      icon={iconOf(error)}
      title={title}
      urgent
      actions={
        error.kind === 'session' ? null : (
          <>
            {error.kind === 'forbidden' ? <CopyPermissionRequest error={error} /> : null}
            <Button
              ref={leadToTitle}
              size="xs"
              variant="default"
              icon={IconRefresh}
              onClick={onRetry}
            >
              {m.common_retry()}
            </Button>
            {actions}
            <CopyButton text={() => errorDetails(error)}>{m.errors_copy_details()}</CopyButton>
          </>
        )
      }
    >
      <p>{body}</p>
      {error.kind === 'forbidden' ? <MissingPermission error={error} /> : null}
      {error.kind === 'validation' ? <RefusedFields fields={error.fields} /> : null}
      {resumesAt ? <ResumesIn at={resumesAt} /> : null}
      {error.serviceMessage ? (
        <details className={classes.original}>
          <summary>{m.errors_service_words()}</summary>
          <q lang="en">
            <bdi>{error.serviceMessage}</bdi>
          </q>
        </details>
      ) : null}
    </StatePanel>
  );
}

function iconOf(error: ApiError): Icon {
  if (error.kind === 'forbidden' || error.kind === 'unauthorized') return IconLock;
  if (error.kind === 'rate-limited' || error.kind === 'session') return IconClockPause;
  if (error.kind === 'network') return IconPlugConnectedX;
  return IconAlertTriangle;
}
