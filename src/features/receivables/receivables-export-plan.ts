import { asApiError } from '@/api/core/errors';
import { averageOf, mismatchOf, overdueShare } from '@/domain/receivables';
import { gatewayTimeAt } from '@/api/core/gateway-clock';
import { describeReadError } from '@/modules/error-panel/describe-error';
import type { ExportColumn, ExportFormat, ExportPlan } from '@/modules/export/export-plan';
import { exportWords } from '@/modules/export/export-words';
import { m } from '@/text/generated/messages';
import type { BranchReading } from './branch-table';

interface Asked {
  format: ExportFormat;
  readings: readonly BranchReading[];
  branch: string;
  operator: string;
}

/** What is on the screen as rows of a file; a branch that could not be read says why, and has no figures. */
export function receivablesExport(asked: Asked): ExportPlan<BranchReading> {
  const { format, readings, branch, operator } = asked;
  const rows = [...readings];
  const told = rows.flatMap(({ query }) => (query.data ? [query.dataUpdatedAt] : []));
  return {
    format,
    words: exportWords(),
    rowId: (row) => row.branch.id,
    fetchPage: () =>
      Promise.resolve({
        rows,
        dropped: 0,
        pagination: { page: 1, lastPage: 1, perPage: rows.length, total: rows.length },
      }),
    columns: columns(),
    // As on the screen, no figure is from before it; each row has its own.
    ...(told.length > 0 && { readAt: gatewayTimeAt(Math.min(...told)) }),
    about: {
      title: m.receivables_title(),
      branch,
      filter: m.lists_no_filter(),
      operator,
    },
  };
}

function columns(): ExportColumn<BranchReading>[] {
  const of =
    <Value>(read: (owed: NonNullable<BranchReading['query']['data']>) => Value) =>
    ({ query: { data } }: BranchReading) =>
      data === undefined ? null : read(data);
  return [
    { heading: m.receivables_branch(), kind: 'text', value: ({ branch }) => branch.name },
    { heading: m.receivables_current(), kind: 'decimal', value: of(({ current }) => current) },
    {
      heading: m.receivables_column_current_count(),
      kind: 'integer',
      value: of(({ currentCount }) => currentCount),
    },
    { heading: m.receivables_overdue(), kind: 'decimal', value: of(({ overdue }) => overdue) },
    {
      heading: m.receivables_column_overdue_count(),
      kind: 'integer',
      value: of(({ overdueCount }) => overdueCount),
    },
    {
      heading: m.receivables_column_overdue_average(),
      kind: 'decimal',
      value: of(({ overdue, overdueCount }) => averageOf(overdue, overdueCount)),
    },
    {
      heading: m.receivables_share(),
      kind: 'decimal',
      value: of((owed) => overdueShare(owed)?.rounded ?? null),
    },
    { heading: m.receivables_total(), kind: 'decimal', value: of(({ total }) => total) },
    { heading: m.receivables_column_difference(), kind: 'decimal', value: of(mismatchOf) },
    {
      heading: m.receivables_read_at(),
      kind: 'moment',
      value: ({ query }) => (query.data === undefined ? null : gatewayTimeAt(query.dataUpdatedAt)),
    },
    { heading: m.receivables_column_state(), kind: 'text', value: stateOf },
  ];
}

/** An old figure says so: it is the last that could be read. */
function stateOf({ query }: BranchReading): string {
  const why = query.error === null ? null : describeReadError(asApiError(query.error), '').title;
  if (query.data === undefined) return why ?? m.receivables_state_unread();
  return why === null ? m.receivables_state_read() : `${m.branches_old()}: ${why}`;
}
