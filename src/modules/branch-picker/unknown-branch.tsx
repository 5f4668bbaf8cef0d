import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '@/api/core/errors';
import { branchQueries } from '@/api/branches/queries';
import { m } from '@/text/generated/messages';
import { ErrorPanel } from '../error-panel/error-panel';
import { markUnusable, markUsable } from './unusable-branches';

interface Props {
  branchId: string;
  error: ApiError;
  onRetry: () => void;
}

/** The service does not know the branch, or it is another business's. */
export function UnknownBranch({ branchId, error, onRetry }: Props) {
  useUnknownBranch(branchId);
  return (
    <ErrorPanel
      error={error}
      subject={m.branches_content_subject()}
      onRetry={() => {
        markUsable(branchId);
        onRetry();
      }}
    />
  );
}

/** Tells the picker that the service does not know a branch, and reads the list of branches again, for it may have changed. */
export function useUnknownBranch(branchId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    markUnusable(branchId);
    void queryClient.invalidateQueries({ queryKey: branchQueries.list().queryKey });
  }, [branchId, queryClient]);
}
