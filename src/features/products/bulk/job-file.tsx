import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { asApiError } from '@/api/core/errors';
import type { BulkRowState, BulkJob } from '@/api/jobs/names';
import { fetchJobRows } from '@/api/jobs/operations';
import { jobRowLimits } from '@/api/jobs/schemas';
import { describeReadError } from '@/modules/error-panel/describe-error';
import type { ExportFormat } from '@/modules/export/export-plan';
import { saveFile } from '@/modules/export/save-file';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { useProductReferences } from '../use-product-references';
import classes from './bulk.module.css';
import { failedOutcomes } from '@/modules/job-report/job-words';
import { lineOfPlanned, readPlannedRow } from './planned-row';
import { writeFile } from './template-file';

/** The rows that changed nothing, as a file of the template's own form: put right, it can be loaded again. */
export function JobFile({ job, branchId }: { job: BulkJob; branchId: string }) {
  const { references } = useProductReferences(branchId);
  const failed = failedOutcomes.reduce((sum, outcome) => sum + job.counts[outcome], 0);
  const writing = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const rows = await readFailedRows(job.id);
      const lines = rows.flatMap((row) => {
        const planned = readPlannedRow(row.input);
        return planned === null ? [] : [lineOfPlanned(row, planned, references)];
      });
      return writeFile(lines, m.bulk_failed_file(), format);
    },
  });
  const isMoving = job.state === 'running' || job.state === 'planning';
  if (failed === 0 || isMoving) return null;
  const download = (format: ExportFormat) => writing.mutate(format, { onSuccess: saveFile });
  return (
    <div className={classes.line}>
      <p className={classes.count}>{m.bulk_failed(counted(failed))}</p>
      <div className={classes.line}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="xs"
            variant="default"
            busy={writing.isPending}
            icon={IconDownload}
            onClick={() => download(format)}
          >
            {format === 'xlsx' ? m.bulk_template_xlsx() : m.bulk_template_csv()}
          </Button>
        ))}
      </div>
      {writing.isError ? (
        <p className={classes.wrong} role="alert">
          {describeReadError(asApiError(writing.error), m.bulk_rows_subject()).title}
        </p>
      ) : null}
    </div>
  );
}

const perPage = jobRowLimits.perPage.maximum;

/** Exactly the rows of a job that changed nothing, by line. Throws `ApiFailure`. */
async function readFailedRows(jobId: string): Promise<BulkRowState[]> {
  const rows: BulkRowState[] = [];
  for (const outcome of failedOutcomes) {
    let after = 0;
    for (;;) {
      const page = await fetchJobRows(jobId, { outcome, after, page: 1, perPage });
      rows.push(...page.rows);
      const last = page.rows.at(-1);
      if (last === undefined || page.rows.length < perPage) break;
      after = last.line;
    }
  }
  return rows.sort((one, other) => one.line - other.line);
}
