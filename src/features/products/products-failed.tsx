import type { UseQueryResult } from '@tanstack/react-query';
import { asApiError, type ApiFailure } from '@/api/core/errors';
import { UnknownBranch } from '@/modules/branch-picker/unknown-branch';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';

type List = UseQueryResult<unknown, ApiFailure>;

interface Props {
  branchId: string;
  list: List;
  onClearFilters: () => void;
}

/** No rows and a reason: an unknown branch is the picker's matter, the rest is told here. */
export function ProductsFailed({ branchId, list, onClearFilters }: Props) {
  const error = asApiError(list.error);
  const retry = () => void list.refetch();
  if (error.kind === 'not-found' && error.what === 'branch') {
    return <UnknownBranch branchId={branchId} error={error} onRetry={retry} />;
  }
  return (
    <ErrorPanel
      error={error}
      subject={m.products_subject()}
      onRetry={retry}
      resumesAt={resumeMoment(list)}
      actions={
        error.kind === 'validation' ? (
          <Button size="xs" variant="default" onClick={onClearFilters}>
            {m.products_clear()}
          </Button>
        ) : null
      }
    />
  );
}

/** The page on the screen is an old one, because reading it again failed. */
export function ProductsStale({ list }: { list: List }) {
  if (list.error === null || list.data === undefined) return null;
  const error = asApiError(list.error);
  // An ended session is told once, by the shell.
  if (error.kind === 'session') return null;
  return (
    <StaleNotice
      error={error}
      subject={m.products_subject()}
      readAt={list.dataUpdatedAt}
      resumesAt={resumeMoment(list)}
      onRetry={() => void list.refetch()}
    />
  );
}
