import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError, type ApiError } from '@/api/core/errors';
import { isAway } from '@/api/core/retry';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { Button } from '@/ui/form/button';
import { markUsable } from '../branch-picker/unusable-branches';
import { useUnknownBranch } from '../branch-picker/unknown-branch';
import { readClock } from '../business-day/moments';
import { describeReadError } from '../error-panel/describe-error';
import { resumeMoment } from '../error-panel/resume-moment';
import { usePausedUntil } from './branch-pause';
import { useOutageTold } from './branch-troubles';
import classes from './read-cell.module.css';
import type { ReadOfCell } from './read-of-cell';

interface Props {
  branchId: string;
  query: ReadOfCell;
  /** What is read of which branch, for the names of its buttons. */
  what: string;
}

/** Where a figure is not known yet: that it is read, or why it could not be, with a way to ask for this one alone. */
export function CellState({ branchId, query, what }: Props) {
  // It keeps its button while it is read again: whoever pressed that has the focus there.
  const [isOffered, setOffered] = useState(false);
  const isToldAbove = useToldAbove(query);
  if (!isOffered && query.error !== null && !isToldAbove) setOffered(true);
  if (!isOffered || isToldAbove) return <Waiting isRead={query.error === null} />;
  return (
    <span className={classes.state}>
      {query.error === null ? <Waiting isRead /> : <Trouble branchId={branchId} query={query} />}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={m.branches_retry({ what })}
        busy={query.isFetching}
        onClick={() => {
          markUsable(branchId);
          query.refetch();
        }}
      >
        {m.common_retry()}
      </Button>
    </span>
  );
}

/** When a figure was read, and whether it could not be read again; where it is named, it is asked for by itself. */
export function CellTime({ branchId, query, what }: Omit<Props, 'what'> & Partial<Props>) {
  const isToldAbove = useToldAbove(query);
  return (
    <span className={classes.state}>
      <span className={classes.time}>
        <HiddenText>{m.common_read_at({ time: '' })}</HiddenText>
        {readClock(query.dataUpdatedAt)}
        {what === undefined ? null : (
          <button
            type="button"
            className={classes.reread}
            aria-label={m.branches_reread({ what })}
            aria-disabled={query.isFetching}
            onClick={() => {
              if (!query.isFetching) query.refetch();
            }}
          >
            <IconRefresh size={16} aria-hidden />
          </button>
        )}
      </span>
      {query.error === null || isToldAbove ? null : <Trouble branchId={branchId} query={query} />}
    </span>
  );
}

/** It goes on by itself, and what holds back every branch is told once, above them: `BranchTroubles`. */
function useToldAbove({ error }: ReadOfCell): boolean {
  const isOutageTold = useOutageTold();
  if (error === null) return isOutageTold;
  const failure = asApiError(error);
  return failure.kind === 'rate-limited' || (isOutageTold && isAway(failure));
}

function Waiting({ isRead }: { isRead: boolean }) {
  const isPaused = usePausedUntil() !== null;
  return (
    <span className={classes.waiting}>
      {isRead && !isPaused ? m.common_reading() : m.branches_waits()}
    </span>
  );
}

function Trouble({ branchId, query }: Omit<Props, 'what'>) {
  const error = asApiError(query.error);
  const resumesAt = resumeMoment(query);
  return (
    <span className={classes.trouble} data-tone={describeReadError(error, '').tone}>
      {error.kind === 'not-found' && error.what === 'branch' ? (
        <UnknownMark branchId={branchId} />
      ) : null}
      {query.data === undefined ? null : `${m.branches_old()}: `}
      {reasonOf(error)}
      {resumesAt === null ? null : (
        <>
          {' · '}
          <Countdown
            until={resumesAt}
            words={(seconds) => m.branches_resumes({ seconds })}
            over={m.common_reading()}
          />
        </>
      )}
    </span>
  );
}

/** The reason in a few words, with the permission that is missing. */
function reasonOf(error: ApiError): string {
  const { title } = describeReadError(error, '');
  const scope = error.kind === 'forbidden' ? error.requiredScope : null;
  return scope === null ? title : `${title} (${scope})`;
}

function UnknownMark({ branchId }: { branchId: string }) {
  useUnknownBranch(branchId);
  return null;
}
