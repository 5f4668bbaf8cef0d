import { useQuery } from '@tanstack/react-query';
import { jobQueries } from '@/api/jobs/queries';
import { rowError } from '@/api/jobs/row-error';
import type { BulkRowPage } from '@/api/jobs/names';
import type { JobRowParams } from '@/api/jobs/schemas';
import type { BulkRowView } from './bulk-view';

/** A page of a job's rows by line, each with what became of it; read again when the job's numbers change enough to show. */
export function useBulkRows(jobId: string, params: JobRowParams) {
  return useQuery({ ...jobQueries.rows(jobId, params), select: withErrors });
}

function withErrors({ rows, total }: BulkRowPage): { rows: BulkRowView[]; total: number } {
  return { rows: rows.map((row) => ({ ...row, error: rowError(row) })), total };
}
