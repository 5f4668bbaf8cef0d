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

/**
 * The service does not know the branch, or it is another business's. The picker is told, and the list of branches is read
 * again, for it may have changed.
 */
export function UnknownBranch({ branchId, error, onRetry }: Props) {
  const queryClient = useQueryClient();
  useEffect(() => {
    markUnusable(branchId);
    void queryClient.invalidateQueries({ queryKey: branchQueries.list().queryKey });
  }, [branchId, queryClient]);
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
