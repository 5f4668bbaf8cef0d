import type { ApiError } from '@/api/core/errors';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

interface Props {
  branchId: string;
  error: ApiError;
  resumesAt: number | null;
  onRetry: () => void;
  onClearFilters: () => void;
}

/** No rows and a reason: an unknown branch is the picker's matter, the rest is told here. */
export function BatchesFailed({ branchId, error, resumesAt, onRetry, onClearFilters }: Props) {
  if (error.kind === 'not-found' && error.what === 'branch') {
    return <UnknownBranch branchId={branchId} error={error} onRetry={onRetry} />;
  }
  return (
    <ErrorPanel
      error={error}
      subject={m.batches_subject()}
      onRetry={onRetry}
      resumesAt={resumesAt}
      actions={
        error.kind === 'validation' ? (
          <Button size="xs" variant="default" onClick={onClearFilters}>
            {m.batches_clear_filters()}
          </Button>
        ) : null
      }
    />
  );
}
