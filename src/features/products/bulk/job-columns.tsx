import { Link } from '@tanstack/react-router';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import { CutText } from '@/ui/layout/cut-text';
import { columnsOf, type Column } from '@/ui/table/column';
import type { ProductReferences } from '../product-row';
import classes from './bulk.module.css';
import { outcomeWords, reasonInWords } from './job-words';
import { plannedInWords, readPlannedRow } from './planned-row';
import { ProductLink } from './product-link';
import { rowLooks } from './row-looks';

/** What became of each row; all of them, for there is nothing to choose about a report. */
export function jobColumns(branchId: string, references: ProductReferences) {
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
