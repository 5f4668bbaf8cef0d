import type { ApiError } from '@/api/core/errors';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { m } from '@/text/generated/messages';

interface Props {
  branchId: string;
  error: ApiError;
  onRetry: () => void;
}

/** Why none of a branch's products could be read. */
export function AllProductsFailed({ branchId, error, onRetry }: Props) {
  return error.kind === 'not-found' && error.what === 'branch' ? (
    <UnknownBranch branchId={branchId} error={error} onRetry={onRetry} />
  ) : (
    <ErrorPanel error={error} subject={m.products_subject()} onRetry={onRetry} resumesAt={null} />
  );
}
