import { IconFilterOff } from '@tabler/icons-react';
import { linkOptions, Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BulkJob } from '@/api/jobs/names';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import type { useBulkRows } from '@/modules/bulk-job/use-bulk-job';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager';
import { useProductReferences } from '../use-product-references';
import { jobColumns } from './job-columns';
import { jobAddress, rowsOnPage, type JobPlace } from './job-search';
import { OutcomeViews } from './outcome-views';

interface Props {
  branchId: string;
  job: BulkJob;
  told: ReturnType<typeof useBulkRows>;
  place: JobPlace;
}

const rowId = ({ line }: BulkRowView) => String(line);
const noRows: BulkRowView[] = [];

/** What became of each row, in the order of the plan. */
export function JobRows({ branchId, job, told, place }: Props) {
  const { references } = useProductReferences(branchId);
  const { query, total } = told;
  const rows = told.rows ?? noRows;
  const columns = useMemo(() => jobColumns(branchId, references), [branchId, references]);
  const linkTo = (change: Partial<JobPlace>) =>
    linkOptions({
      to: '/branches/$branchId/products/bulk/$jobId',
      params: { branchId, jobId: job.id },
      search: jobAddress.search({ ...place, ...change }),
    });
  const lastPage = Math.max(1, Math.ceil(total / rowsOnPage));
  if (!query.isPlaceholderData && place.page > lastPage) {
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
      <OutcomeViews counts={job.counts} total={job.total} place={place} linkTo={linkTo} />
      <DataTable
        columns={columns}
        rows={rows}
        rowId={rowId}
        caption={m.bulk_rows_caption({ title: job.title })}
        density="compact"
        busy={query.isPlaceholderData}
        instead={
          rows.length === 0 ? (
            <StatePanel icon={<IconFilterOff size={20} />} title={m.bulk_none_in_view()} />
          ) : undefined
        }
      />
      <Pager page={place.page} lastPage={lastPage} linkTo={(page) => linkTo({ page })} />
    </>
  );
}
