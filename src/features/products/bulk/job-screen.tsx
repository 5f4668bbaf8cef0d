import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ofBranch } from '@/modules/branch-picker/of-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import type { BulkRowView } from '@/modules/bulk-job/bulk-view';
import type { JobPlace } from '@/modules/job-report/job-address';
import { JobReport } from '@/modules/job-report/job-report';
import { endColumns } from '@/modules/job-report/job-rows';
import report from '@/modules/job-report/job-report.module.css';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CutText } from '@/ui/layout/cut-text';
import { type Column, columnsOf } from '@/ui/table/column';
import type { ProductReferences } from '../product-row';
import { useProductReferences } from '../use-product-references';
import { JobFile } from './job-file';
import { plannedInWords, readPlannedRow } from './planned-row';
import { ProductLink, rowLooks } from './product-columns';

interface Props {
  branchId: string;
  jobId: string;
  place: JobPlace;
}

/** One change of many products: how far it is, what became of each, and what can be done about it. */
export const JobScreen = ofBranch(function Job({ branchId, jobId, place }: Props) {
  const branch = useBranchName(branchId);
  const { references } = useProductReferences(branchId);
  const columns = useMemo(() => jobColumns(branchId, references), [branchId, references]);
  return (
    <JobReport
      kind="products.update"
      branchId={branchId}
      jobId={jobId}
      place={place}
      columns={columns}
      words={{
        title: m.bulk_job(),
        of: branch,
        notAnId: m.bulk_job_not_an_id(),
        reading: m.bulk_job_reading(),
      }}
      back={
        <Link className={report.link} to="/branches/$branchId/products/bulk" params={{ branchId }}>
          {m.bulk_other_jobs()}
        </Link>
      }
      renderTools={(job) => <JobFile job={job} branchId={branchId} />}
    />
  );
});

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
    ...endColumns('products.update'),
  };
  return columnsOf(columns, Object.keys(columns));
}

function Changes({ row, references }: { row: BulkRowView; references: ProductReferences }) {
  const planned = readPlannedRow(row.input);
  if (planned === null) return m.common_not_told();
  return <span className={report.wrapped}>{plannedInWords(planned, references).join('; ')}</span>;
}
