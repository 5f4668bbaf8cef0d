import type { ReactNode } from 'react';
import { asApiError, type ApiError, type ApiFailure } from '@/api/core/errors';
import { UnknownBranch } from '../branch-picker/unknown-branch';
import { ErrorPanel } from './error-panel';
import { resumeMoment } from './resume-moment';
import { StaleNotice } from './stale-notice';

interface Props {
  query: {
    data: unknown;
    error: ApiFailure | null;
    dataUpdatedAt: number;
    errorUpdatedAt: number | null;
    refetch: () => unknown;
  };
  /** What could not be read, with its article: "los lotes". */
  subject: string;
  /** The branch it was asked of: that the service does not know it is the picker's matter. */
  branchId?: string;
  /** More ways out when there is nothing to show. */
  actions?: ReactNode;
}

/** What a failed read says: that there is nothing to show, or that what is shown is old. Nothing while it goes well. */
export function ReadTrouble({ query, subject, branchId, actions }: Props) {
  if (query.error === null) return null;
  const error = asApiError(query.error);
  const told = {
    error,
    subject,
    resumesAt: resumeMoment(query),
    onRetry: () => void query.refetch(),
  };
  if (query.data === undefined && branchId !== undefined && isOfBranch(error)) {
    return <UnknownBranch branchId={branchId} error={error} onRetry={told.onRetry} />;
  }
  if (query.data === undefined) return <ErrorPanel {...told} actions={actions} />;
  // An ended session is told once, by the shell.
  return error.kind === 'session' ? null : <StaleNotice {...told} readAt={query.dataUpdatedAt} />;
}

const isOfBranch = (error: ApiError) => error.kind === 'not-found' && error.what === 'branch';
