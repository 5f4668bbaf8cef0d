import { IconFilterOff } from '@tabler/icons-react';
import { Link, linkOptions, type LinkProps, Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type BulkJob, rowOutcomes } from '@/api/jobs/names';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import type { useBulkRows } from '@/modules/bulk-job/use-bulk-job';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { StatePanel } from '@/ui/feedback/state-panel';
import { CutText } from '@/ui/layout/cut-text';
import { type Column, columnsOf } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager';
import type { ProductReferences } from '../product-row';
import { useProductReferences } from '../use-product-references';
import classes from './bulk.module.css';
import { jobAddress, type JobPlace, rowsOnPage } from './job-search';
import { outcomeWords, reasonInWords } from './job-words';
import viewStyles from './outcome-views.module.css';
import { plannedInWords, readPlannedRow } from './planned-row';
import { ProductLink, rowLooks } from './product-columns';

interface Props {
  branchId: string;
  job: BulkJob;
  told: ReturnType<typeof useBulkRows>;
  place: JobPlace;
}

const rowId = ({ line }: BulkRowView) => String(line);
const noRows: BulkRowView[] = [];

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
            <StatePanel icon={IconFilterOff} title={m.bulk_none_in_view()} />
          ) : undefined
        }
      />
      <Pager page={place.page} lastPage={lastPage} linkTo={(page) => linkTo({ page })} />
    </>
  );
}

/** What became of each row; all of them, for there is nothing to choose about a report. */
function jobColumns(branchId: string, references: ProductReferences) {
  const columns: Record<string, Column<BulkRowView>> = {
    line: { ...rowLooks.line, cell: ({ line }) => formatQuantity(line) },
    product: {
      ...rowLooks.product,
      cell: ({ line, recordId, name, code }) => (
        <ProductLink
          branchId={branchId}
          product={{ id: recordId, name: name || null, sku: code || null }}
          rowId={String(line)}
        />
      ),
    },
    sku: {
      ...rowLooks.sku,
      cell: ({ code }) => <CutText quiet>{code === '' ? m.products_no_sku() : code}</CutText>,
    },
    changes: {
      label: m.bulk_column_changes,
      width: { wide: 280, medium: 200 },
      narrow: 'detail',
      cell: (row) => <Changes row={row} references={references} />,
    },
    outcome: {
      label: m.bulk_column_outcome,
      width: { wide: 150, medium: 216 },
      narrow: 'aside',
      cell: (row) => <Outcome row={row} />,
    },
    reason: {
      label: m.bulk_column_reason,
      width: { wide: 280, medium: 0 },
      mediumUnder: 'outcome',
      narrow: 'line',
      cell: reasonOf,
    },
  };
  return columnsOf(columns, Object.keys(columns));
}

function Changes({ row, references }: { row: BulkRowView; references: ProductReferences }) {
  const planned = readPlannedRow(row.input);
  if (planned === null) return m.common_not_told();
  return <span className={classes.wrapped}>{plannedInWords(planned, references).join('; ')}</span>;
}

/** Whole on every screen: whoever reads it has to do something about it. An empty cell leaves its line to the outcome. */
function reasonOf(row: BulkRowView) {
  const words = reasonInWords(row, row.error);
  return words ? <span className={classes.wrapped}>{words}</span> : null;
}

/** What became of it; the journal tells the whole of it. */
function Outcome({ row: { outcome, attempts, sends } }: { row: BulkRowView }) {
  const { tone, name, help } = outcomeWords[outcome];
  const badge = (
    <Badge tone={tone} help={help()}>
      {name()}
    </Badge>
  );
  const attempt = attempts.at(-1);
  if (sends === 0 || attempt === undefined) return badge;
  return (
    <Link to="/attempts/$attemptId" params={{ attemptId: attempt }} preload={false}>
      {badge}
    </Link>
  );
}

interface OutcomeViewsProps {
  counts: BulkJob['counts'];
  total: number;
  place: JobPlace;
  linkTo: (change: Partial<JobPlace>) => LinkProps;
}

/** A link the router takes for active is marked as the current page: only the one whose whole address is open may be. */
const sameView = { exact: true, includeSearch: true };

/** How many rows came to what; each leads to those rows. */
function OutcomeViews({ counts, total, place, linkTo }: OutcomeViewsProps) {
  const views = [
    null,
    ...rowOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === place.outcome),
  ];
  return (
    <nav className={viewStyles.views} aria-label={m.bulk_view()}>
      {views.map((outcome) => (
        <Link
          key={outcome}
          {...linkTo({ outcome, page: 1 })}
          replace
          resetScroll={false}
          className={viewStyles.view}
          activeOptions={sameView}
          activeProps={{}}
          aria-current={outcome === place.outcome ? 'page' : undefined}
        >
          {outcome === null ? (
            m.bulk_view_all()
          ) : (
            <Badge tone={outcomeWords[outcome].tone} help={outcomeWords[outcome].help()}>
              {outcomeWords[outcome].name()}
            </Badge>
          )}{' '}
          <strong>{formatQuantity(outcome === null ? total : counts[outcome])}</strong>
        </Link>
      ))}
    </nav>
  );
}
