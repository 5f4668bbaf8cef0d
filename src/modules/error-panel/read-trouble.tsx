import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asApiError } from '@/api/core/errors';
import { ErrorPanel } from './error-panel';
import { resumeMoment } from './resume-moment';
import { StaleNotice } from './stale-notice';

interface Props {
  query: UseQueryResult<unknown>;
  /** What could not be read, with its article: "los lotes". */
  subject: string;
  /** More ways out when there is nothing to show. */
  actions?: ReactNode;
}

/** What a failed read says: that there is nothing to show, or that what is shown is old. Nothing while it goes well. */
export function ReadTrouble({ query, subject, actions }: Props) {
  if (query.error === null) return null;
  const error = asApiError(query.error);
  const told = {
    error,
    subject,
    resumesAt: resumeMoment(query),
    onRetry: () => void query.refetch(),
  };
  if (query.data === undefined) return <ErrorPanel {...told} actions={actions} />;
  // An ended session is told once, by the shell.
  return error.kind === 'session' ? null : <StaleNotice {...told} readAt={query.dataUpdatedAt} />;
}
