import { fetchJobRows } from '@/api/jobs/operations';
import type { BulkRowState } from '@/api/jobs/names';
import { jobRowLimits } from '@/api/jobs/schemas';
import { failedOutcomes } from './job-words';

const perPage = jobRowLimits.perPage.maximum;

/** Exactly the rows of a job that changed nothing, by line. Throws `ApiFailure`. */
export async function readFailedRows(jobId: string): Promise<BulkRowState[]> {
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
