import { IconPlugConnectedX } from '@tabler/icons-react';
import { createContext, use, useState, type ReactNode } from 'react';
import { asApiError, type ApiError } from '@/api/core/errors';
import { isAway } from '@/api/core/retry';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import { useOffline } from '@/ui/feedback/use-offline';
import { Button } from '@/ui/form/button';
import { describeReadError } from '../error-panel/describe-error';
import { resumeMoment } from '../error-panel/resume-moment';
import { BranchPause } from './branch-pause';
import type { ReadOfCell } from './read-of-cell';

const OutageTold = createContext(false);

/** Whether it is told above the cells that the service is away: they wait in silence. */
export const useOutageTold = () => use(OutageTold);

interface Props {
  reads: readonly ReadOfCell[];
  /** The figures. */
  children: ReactNode;
}

/** Told once, above the figures that it holds back: a pause the service asked for, or that it does not answer. */
export function BranchTroubles({ reads, children }: Props) {
  const outage = useOutage(reads);
  return (
    <OutageTold value={outage !== null}>
      <BranchPause />
      {outage === null ? null : <OutageNotice error={outage} reads={reads} />}
      {children}
    </OutageTold>
  );
}

const isLost = ({ error }: ReadOfCell) => error !== null && isAway(asApiError(error));

/** Its failure is forgotten while it is asked again, where there is no figure yet. */
const isAskedAgain = ({ data, error, errorUpdatedAt }: ReadOfCell) =>
  data === undefined && error === null && errorUpdatedAt > 0;

/** One read alone that found nobody, among others that were answered, is a matter of its own branch. */
function useOutage(reads: readonly ReadOfCell[]): ApiError | null {
  const [told, setTold] = useState<ApiError | null>(null);
  const lost = reads.filter(isLost);
  const isOfAll = !reads.some(({ data, error }) => data !== undefined && error === null);
  const found = lost.length > 1 || isOfAll ? lost[0] : undefined;
  const outage = found ? asApiError(found.error) : reads.some(isAskedAgain) ? told : null;
  if (outage !== told) setTold(outage);
  return outage;
}

/** Without a network the shell says so for every screen, and this nothing. */
function OutageNotice({ error, reads }: { error: ApiError; reads: readonly ReadOfCell[] }) {
  const offline = useOffline();
  if (offline && error.kind === 'network' && error.problem === null) return null;
  const lost = reads.filter(isLost);
  const isAsked = reads.some(isAskedAgain) || lost.some(({ isFetching }) => isFetching);
  const { tone, title } = describeReadError(error, '');
  return (
    <Notice
      tone={tone}
      icon={IconPlugConnectedX}
      urgent
      actions={
        <Button
          size="compact-sm"
          variant="default"
          busy={isAsked}
          onClick={() => lost.forEach((read) => void read.refetch())}
        >
          {m.common_retry()}
        </Button>
      }
    >
      <strong>{title}.</strong>{' '}
      {reads.some(({ data }) => data !== undefined) ? `${m.branches_as_read()} ` : null}
      <Countdown
        until={isAsked ? 0 : Math.min(...lost.map((read) => resumeMoment(read) ?? 0))}
        words={(seconds) => m.errors_resumes_in({ seconds })}
        over={m.errors_resuming()}
      />
    </Notice>
  );
}
