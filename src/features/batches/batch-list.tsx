import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { asApiError } from '@/api/core/errors';
import { OtherBranchNotice } from '@/modules/branch-picker/other-branch-notice';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { businessZone } from '@/domain/business-date';
import { formatClock } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { DataTable } from '@/ui/table/data-table';
import { standardLayout } from '@/ui/table/list-layout';
import { ReadState } from '@/ui/table/read-state';
import { useListTable } from '@/ui/table/use-list-table';
import { batchColumns } from './batch-columns';
import { BatchFilters } from './batch-filters';
import { batchList } from './batch-list-columns';
import { BatchListFoot } from './batch-list-foot';
import type { BatchListing } from './batch-listing';
import { BatchNotices } from './batch-notices';
import type { BatchFilters as Filters } from './batch-search';
import { BatchesFailed } from './batches-failed';
import classes from './batches-screen.module.css';
import { NoBatches } from './no-batches';
import { rowHintId } from './product-cell';
import { statusName } from './status-words';
import { useAnnouncedResult } from './use-announced-result';
import { useBatchNavigation } from './use-batch-navigation';
import { useBatchRows } from './use-batch-rows';

interface Props {
  branchId: string;
  filters: Filters;
  list: BatchListing;
  /** Stands above the filters. */
  ladder?: ReactNode;
  /** Says that the rows are those of a step. */
  band?: ReactNode;
  /** The way to the rest of a step's rows, below them. */
  more?: ReactNode;
}

const rowId = ({ id }: { id: string }) => id;
const standard = standardLayout(batchList);

/** Title, filters, rows and foot; whatever happens to a read, the rest stays where it is. */
export function BatchList({ branchId, filters, list, ladder, band, more }: Props) {
  useLocale();
  const branchName = useBranchName(branchId);
  const go = useBatchNavigation(branchId, filters);
  const rows = useBatchRows(list.data, filters.days);
  const table = useListTable({
    list: batchList,
    columns: batchColumns,
    rows,
    rowId,
    layout: standard,
  });
  const error = list.error && asApiError(list.error);
  const resumesAt = resumeMoment(list);
  const retry = () => void list.refetch();
  useAnnouncedResult(list);

  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.batches_title()} of={branchName}>
        <ReadState
          readAt={list.data ? formatClock(list.dataUpdatedAt, businessZone) : null}
          reading={list.isFetching}
          onRefresh={retry}
        />
      </ScreenTitle>
      <OtherBranchNotice branchId={branchId} onGoBack={go.toBranch} />
      <BatchNotices dropped={list.data?.dropped ?? 0} />
      {ladder}
      <BatchFilters filters={filters} rows={rows} onChange={go.filter} />
      {band}
      {/* An ended session is told once, by the shell. */}
      {error && error.kind !== 'session' && list.data ? (
        <StaleNotice
          error={error}
          subject={m.batches_subject()}
          readAt={list.dataUpdatedAt}
          resumesAt={resumesAt}
          onRetry={retry}
        />
      ) : null}
      {error && !list.data ? (
        <BatchesFailed
          branchId={branchId}
          error={error}
          resumesAt={resumesAt}
          onRetry={retry}
          onClearFilters={go.clear}
        />
      ) : (
        <DataTable
          table={table}
          caption={m.batches_caption({ branch: branchName, status: statusName(filters.status) })}
          busy={list.isFetching}
          skeletonRows={list.data ? undefined : 12}
          isDimmed={(row) => row.isRemoved === true}
          instead={
            list.data?.pagination.total === 0 ? (
              <NoBatches filters={filters} onFilter={go.filter} onClear={go.clear} />
            ) : undefined
          }
        />
      )}
      {more}
      <VisuallyHidden id={rowHintId}>{m.batches_row_hint()}</VisuallyHidden>
      {list.data && list.data.pagination.total > 0 ? (
        <BatchListFoot
          branchId={branchId}
          filters={filters}
          shown={rows.length}
          pagination={list.data.pagination}
          onPerPage={(perPage) => go.filter({ perPage })}
        />
      ) : null}
    </div>
  );
}
