import { Suspense, useMemo, type ReactNode } from 'react';
import { readClock } from '@/modules/business-day/moments';
import { resumeMoment } from '@/modules/error-panel/resume-moment';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import type { Batch } from '@/api/batches/schemas';
import { asApiError } from '@/api/core/errors';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { ExportMenu } from '@/modules/export/export-menu';
import { useListLayout } from '@/modules/list/own-layouts';
import { m } from '@/text/generated/messages';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ListScreen } from '@/ui/layout/list-screen';
import { DataTable } from '@/ui/table/data-table';
import { useHasChosen, useListSelection } from '@/ui/table/list-selection';
import { nextSort, sortOf, useOrderedRows } from '@/ui/table/sort';
import { columnsOf } from '@/ui/table/column';
import { RowLinks } from '@/ui/table/row-links';
import { ReadState } from '@/ui/table/read-state';
import { laterComponent } from '@/modules/later-part/later-component';
import { batchColumns, urgencyOf } from './batch-columns';
import { BatchFilters } from './batch-filters';
import { batchList } from './batch-list-columns';
import { BatchListFoot } from './batch-list-foot';
import type { BatchListing } from './batch-listing';
import { BatchNotices } from './batch-notices';
import { selectionScope, type BatchFilters as Filters } from './batch-search';
import { BatchTools } from './batch-tools';
import { lotName } from '@/modules/lots/batch-words';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { BatchesFailed } from './batches-failed';
import { CountSheetLink } from './count-sheet/count-sheet-link';
import { PageOrder } from './page-order';
import { onlyProduct, productPage, rowHintId } from './product-cell';
import { statusName } from './status-words';
import { useAnnouncedResult } from './use-announced-result';
import { useBatchExport } from './use-batch-export';
import { useBatchNavigation } from './use-batch-navigation';
import { useBatchRows, useShownRows } from './use-batch-rows';

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

const BatchSelection = laterComponent(
  async () => (await import('./batch-selection')).BatchSelection,
);

const AllRemoved = laterComponent(async () => (await import('./all-removed')).AllRemoved);
const NoBatches = laterComponent(async () => (await import('./no-batches')).NoBatches);

const rowId = ({ id }: { id: string }) => id;

/** Title, filters, rows and foot; whatever happens to a read, the rest stays where it is. */
export function BatchList({ branchId, filters, list, ladder, band, more }: Props) {
  const branchName = useBranchName(branchId);
  const go = useBatchNavigation(branchId, filters);
  const read = useBatchRows(list.data, filters.days);
  const rows = useShownRows(read, filters.removed);
  const layout = useListLayout(batchList, filters);
  const sort = sortOf(filters.sort);
  const columns = useMemo(() => columnsOf(batchColumns, layout.columns), [layout.columns]);
  const ordered = useOrderedRows(rows, batchColumns, sort);
  const { exportFilter, exportChosen } = useBatchExport({
    branchId,
    filters,
    rows,
    columns: layout.columns,
  });
  const selection = useListSelection<Batch>(selectionScope(branchId, filters), rowId);
  const hasChosen = useHasChosen(selection);
  const total = list.data?.pagination.total ?? 0;
  const error = list.error && asApiError(list.error);
  const resumesAt = resumeMoment(list);
  const retry = () => void list.refetch();
  useAnnouncedResult(list);

  return (
    <ListScreen>
      <ScreenTitle title={m.batches_title()} of={branchName}>
        <ReadState
          readAt={list.data ? readClock(list.dataUpdatedAt) : null}
          reading={list.isFetching}
          onRefresh={retry}
          {...(list.stop && { onStop: list.stop })}
        />
        {total > 0 ? (
          <ExportMenu
            total={total}
            scoped
            without={filters.removed ? undefined : m.batches_export_no_removed()}
            onExport={exportFilter}
          />
        ) : null}
      </ScreenTitle>
      <BatchNotices dropped={list.data?.dropped ?? 0} />
      {ladder}
      <BatchFilters
        branchId={branchId}
        filters={filters}
        rows={read}
        onChange={go.filter}
        onRemoved={(removed) => go.look({ removed })}
        tools={<BatchTools branchId={branchId} filters={filters} layout={layout} go={go} />}
      />
      {sort ? <PageOrder sort={sort} onClear={() => go.look({ sort: undefined })} /> : null}
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
        <RowLinks linkTo={filters.product === null ? onlyProduct : productPage(branchId)}>
          <DataTable
            columns={columns}
            rows={ordered}
            rowId={rowId}
            caption={m.batches_caption({ branch: branchName, status: statusName(filters.status) })}
            density={layout.density}
            busy={list.isFetching}
            sort={sort}
            onSort={(column) => go.look({ sort: nextSort(sort, column) })}
            selecting={{ selection, page: filters.page, nameOf: lotName }}
            skeletonRows={list.data ? undefined : 12}
            isDimmed={(row) => row.isRemoved === true}
            toneOf={urgencyOf}
            instead={
              list.data?.pagination.total === 0 ? (
                <NoBatches filters={filters} onFilter={go.filter} onClear={go.clear} />
              ) : rows.length === 0 && read.length > 0 ? (
                <AllRemoved count={read.length} onShow={() => go.look({ removed: true })} />
              ) : undefined
            }
          />
        </RowLinks>
      )}
      {more}
      {hasChosen ? (
        <Suspense>
          <BatchSelection
            branchId={branchId}
            filters={filters}
            selection={selection}
            total={total}
            isStep={filters.band !== null}
            onExport={exportChosen}
          >
            {(lots) => (
              <CountSheetLink
                branchId={branchId}
                filters={filters}
                lots={lots.map(({ id }) => id)}
              />
            )}
          </BatchSelection>
        </Suspense>
      ) : null}
      <HiddenText id={rowHintId}>
        {filters.product === null ? m.batches_row_hint() : m.batches_row_hint_product()}
      </HiddenText>
      {list.data && list.data.pagination.total > 0 ? (
        <BatchListFoot
          branchId={branchId}
          filters={filters}
          shown={rows.length}
          pagination={list.data.pagination}
          onPerPage={(perPage) => go.filter({ perPage })}
        />
      ) : null}
    </ListScreen>
  );
}
