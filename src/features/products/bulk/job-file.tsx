import { IconDownload } from '@tabler/icons-react';
import type { BulkRowState, BulkJob } from '@/api/jobs/names';
import { fetchJobRows } from '@/api/jobs/operations';
import { jobRowLimits } from '@/api/jobs/schemas';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useProductReferences } from '../use-product-references';
import classes from './bulk.module.css';
import { failedOutcomes } from '@/modules/job-report/job-words';
import { FileButtons } from './file-buttons';
import { lineOfFailed } from './planned-row';

/** The rows that changed nothing, as a file of the template's own form: put right, it can be loaded again. */
export function JobFile({ job, branchId }: { job: BulkJob; branchId: string }) {
  const { references } = useProductReferences(branchId);
  const failed = failedOutcomes.reduce((sum, outcome) => sum + job.counts[outcome], 0);
  const failedLines = async () =>
    (await readFailedRows(job.id)).flatMap((row) => lineOfFailed(row, references) ?? []);
  const isMoving = job.state === 'running' || job.state === 'planning';
  if (failed === 0 || isMoving) return null;
  return (
    <div className={classes.line}>
      <p className={classes.count}>{m.bulk_failed(counted(failed))}</p>
      <div className={classes.line}>
        <FileButtons
          name={m.bulk_failed_file()}
          lines={failedLines}
          subject={m.bulk_rows_subject()}
          icon={IconDownload}
        />
      </div>
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
