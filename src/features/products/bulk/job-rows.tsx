import { IconFilterOff } from '@tabler/icons-react';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { asApiError } from '@/api/core/errors';
import type { BulkJob } from '@/api/jobs/names';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import { useBulkRows } from '@/modules/bulk-job/use-bulk-rows';
import { ErrorPanel } from '@/modules/error-panel/error-panel';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager';
import { useListTable } from '@/ui/table/use-list-table';
import { useProductReferences } from '../use-product-references';
import { jobColumns, jobLayout } from './job-columns';
import { searchOfJob, type JobPlace } from './job-search';
import { OutcomeViews } from './outcome-views';

interface Props {
  branchId: string;
  job: BulkJob;
  /** How many rows stand where, now. */
  counts: BulkJob['counts'];
  place: JobPlace;
}

const perPage = 100;
const rowId = ({ line }: BulkRowView) => String(line);
const noRows: BulkRowView[] = [];

/** What became of each row, in the order of the plan. */
export function JobRows({ branchId, job, counts, place }: Props) {
  const { references } = useProductReferences(branchId);
  const list = useBulkRows(job.id, {
    page: place.page,
    perPage,
    ...(place.outcome !== null && { outcome: place.outcome }),
  });
  const rows = list.data?.rows ?? noRows;
  const columns = useMemo(() => jobColumns(branchId, references), [branchId, references]);
  const table = useListTable({ columns, rows, rowId, layout: jobLayout });
  const linkTo = (change: Partial<JobPlace>) =>
    linkOptions({
      to: '/branches/$branchId/products/bulk/$jobId',
      params: { branchId, jobId: job.id },
      search: searchOfJob({ ...place, ...change }),
    });
  const total = list.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  if (list.data !== undefined && !list.isPlaceholderData && place.page > lastPage) {
    return (
      <Navigate
        {...linkTo({ page: lastPage })}
        state={({ corrected }) => ({ corrected, pageBeyondEnd: place.page })}
        replace
      />
    );
  }
  return (
    <>
      <OutcomeViews counts={counts} total={job.total} place={place} linkTo={linkTo} />
      {list.error !== null && list.data === undefined ? (
        <ErrorPanel
          error={asApiError(list.error)}
          subject={m.bulk_rows_subject()}
          onRetry={() => void list.refetch()}
          resumesAt={null}
        />
      ) : (
        <DataTable
          table={table}
          caption={m.bulk_rows_caption({ title: job.title })}
          density="compact"
          busy={list.isFetching}
          skeletonRows={list.data === undefined ? 8 : undefined}
          instead={
            list.data !== undefined && rows.length === 0 ? (
              <StatePanel icon={<IconFilterOff size={20} />} title={m.bulk_none_in_view()} />
            ) : undefined
          }
        />
      )}
      <Pager page={place.page} lastPage={lastPage} linkTo={(page) => linkTo({ page })} />
    </>
  );
}
