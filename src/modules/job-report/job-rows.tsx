import { IconFilterOff } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { type BulkJob, rowOutcomes } from '@/api/jobs/names';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import type { useBulkRows } from '@/modules/bulk-job/use-bulk-job';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { StatePanel } from '@/ui/feedback/state-panel';
import type { Column, ShownColumn } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Pager } from '@/ui/table/pager';
import { jobAddress, type JobPlace, rowsOnPage } from './job-address';
import { jobLink } from './job-link';
import { titleOfJob } from './job-title';
import classes from './job-report.module.css';
import { heldWords, outcomeWords, reasonInWords, wordsOf } from './job-words';
import viewStyles from './outcome-views.module.css';

interface Props {
  job: BulkJob;
  told: ReturnType<typeof useBulkRows>;
  /** The gateway is silent: nothing is on its way. */
  isHeld: boolean;
  place: JobPlace;
  /** All of them, for there is nothing to choose about a report. */
  columns: readonly ShownColumn<BulkRowView>[];
}

const rowId = ({ line }: BulkRowView) => String(line);
const noRows: BulkRowView[] = [];

export function JobRows({ job, told, isHeld, place, columns }: Props) {
  const { query, total } = told;
  const words = wordsOf(job.kind);
  const asTold = told.rows ?? noRows;
  const rows = useMemo(
    () => (isHeld ? asTold.map((row) => ({ ...row, isHeld: row.outcome === 'sending' })) : asTold),
    [asTold, isHeld],
  );
  const linkTo = (change: Partial<JobPlace>) =>
    jobLink(job, jobAddress.search({ ...place, ...change }));
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
      <OutcomeViews job={job} place={place} isHeld={isHeld} />
      <DataTable
        columns={columns}
        rows={rows}
        rowId={rowId}
        caption={words.caption({ title: titleOfJob(job) })}
        density="compact"
        busy={query.isPlaceholderData}
        instead={
          rows.length === 0 ? (
            <StatePanel icon={IconFilterOff} title={words.noneInView()} />
          ) : undefined
        }
      />
      <Pager page={place.page} lastPage={lastPage} linkTo={(page) => linkTo({ page })} />
    </>
  );
}

/**
 * What became of each row, why, and what can be done about it: the last columns of every report.
 * @param next - the way on from a row; null where there is none
 */
export const endColumns = (
  kind: BulkJob['kind'],
  next: (row: BulkRowView) => ReactNode = () => null,
) =>
  ({
    outcome: {
      label: m.bulk_column_outcome,
      width: { wide: 150, medium: 216 },
      narrow: 'aside',
      cell: (row) => <Outcome kind={kind} row={row} />,
    },
    reason: {
      label: m.bulk_column_reason,
      width: { wide: 280, medium: 0 },
      mediumUnder: 'outcome',
      narrow: 'line',
      cell: (row) => reasonOf(kind, row, next(row)),
    },
  }) satisfies Record<string, Column<BulkRowView>>;

/** Whole on every screen: whoever reads it has to do something about it. An empty cell leaves its line to the outcome. */
function reasonOf(kind: BulkJob['kind'], row: BulkRowView, next: ReactNode) {
  const words = reasonInWords(kind, row, row.error);
  if (!words && next === null) return null;
  return (
    <span className={classes.wrapped}>
      {words} {next}
    </span>
  );
}

/** What became of it; the journal tells the whole of it. */
function Outcome({ kind, row }: { kind: BulkJob['kind']; row: BulkRowView }) {
  const { outcome, attempts, sends, isHeld } = row;
  const badge = <OutcomeBadge kind={kind} outcome={outcome} isHeld={isHeld} />;
  const attempt = attempts.at(-1);
  if (sends === 0 || attempt === undefined) return badge;
  return (
    <Link to="/attempts/$attemptId" params={{ attemptId: attempt }} preload={false}>
      {badge}
    </Link>
  );
}

function OutcomeBadge({
  kind,
  outcome,
  isHeld,
}: Pick<BulkRowView, 'outcome' | 'isHeld'> & Pick<BulkJob, 'kind'>) {
  const { tone, name, help } =
    isHeld && outcome === 'sending' ? heldWords : outcomeWords(kind, outcome);
  return (
    <Badge tone={tone} help={help()}>
      {name()}
    </Badge>
  );
}

/** A link the router takes for active is marked as the current page: only the one whose whole address is open may be. */
const sameView = { exact: true, includeSearch: true };

/** How many rows came to what; each leads to those rows. */
function OutcomeViews({ job, place, isHeld }: Pick<Props, 'job' | 'place' | 'isHeld'>) {
  const { kind, counts, total } = job;
  const views = [
    null,
    ...rowOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === place.outcome),
  ];
  return (
    <nav className={viewStyles.views} aria-label={m.bulk_view()}>
      {views.map((outcome) => (
        <Link
          key={outcome}
          {...jobLink(job, jobAddress.search({ outcome, page: 1 }))}
          replace
          resetScroll={false}
          className={viewStyles.view}
          activeOptions={sameView}
          activeProps={{}}
          aria-current={outcome === place.outcome ? 'page' : undefined}
        >
          {outcome === null ? (
            wordsOf(kind).all()
          ) : (
            <OutcomeBadge kind={kind} outcome={outcome} isHeld={isHeld} />
          )}{' '}
          <strong>{formatQuantity(outcome === null ? total : counts[outcome])}</strong>
        </Link>
      ))}
    </nav>
  );
}
