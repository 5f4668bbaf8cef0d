import { createColumnHelper } from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CutText } from '@/ui/layout/cut-text';
import type { ColumnLook, ListFeatures } from '@/ui/table/list-features';
import type { ProductReferences } from '../product-row';
import classes from './bulk.module.css';
import { outcomeWords, reasonInWords } from './job-words';
import { plannedInWords, readPlannedRow } from './planned-row';
import { ProductLink } from './product-link';
import { rowLooks } from './row-looks';

const column = createColumnHelper<ListFeatures, BulkRowView>();

const looks = {
  ...rowLooks,
  changes: { label: m.bulk_column_changes, width: { wide: 280, medium: 200 }, narrow: 'detail' },
  outcome: { label: m.bulk_column_outcome, width: { wide: 150, medium: 216 }, narrow: 'aside' },
  reason: {
    label: m.bulk_column_reason,
    width: { wide: 280, medium: 0 },
    mediumUnder: 'outcome',
    narrow: 'line',
  },
} satisfies Record<string, ColumnLook>;

type ColumnId = keyof typeof looks;

export const jobLayout = { columns: Object.keys(looks) };

export function jobColumns(branchId: string, references: ProductReferences) {
  const cells: Record<ColumnId, (row: BulkRowView) => ReactNode> = {
    line: ({ line }) => formatQuantity(line),
    product: ({ line, recordId, name, code }) => (
      <ProductLink
        branchId={branchId}
        product={{ id: recordId, name: name || null, sku: code || null }}
        rowId={String(line)}
      />
    ),
    sku: ({ code }) => <CutText quiet>{code === '' ? m.products_no_sku() : code}</CutText>,
    changes: (row) => <Changes row={row} references={references} />,
    outcome: (row) => <Outcome row={row} />,
    reason: (row) => <Reason row={row} />,
  };
  return column.columns(
    (Object.keys(looks) as ColumnId[]).map((id) =>
      column.display({ id, cell: ({ row }) => cells[id](row.original), meta: looks[id] }),
    ),
  );
}

function Changes({ row, references }: { row: BulkRowView; references: ProductReferences }) {
  const planned = readPlannedRow(row.input);
  if (planned === null) return m.common_not_told();
  return <span className={classes.wrapped}>{plannedInWords(planned, references).join('; ')}</span>;
}

/** Whole on every screen: whoever reads it has to do something about it. An empty cell leaves its line to the outcome. */
function Reason({ row }: { row: BulkRowView }) {
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
