import { linkOptions } from '@tanstack/react-router';
import type { BulkJob } from '@/api/jobs/names';
import type { JobPlace } from './job-address';

/** Where a job is looked at: changes of products in their branch, payments beside the other payments. */
export function jobLink(
  { id: jobId, branchId }: Pick<BulkJob, 'id' | 'branchId'>,
  search: Partial<JobPlace> = {},
) {
  return branchId === null
    ? linkOptions({ to: '/payments/many/$jobId', params: { jobId }, search })
    : linkOptions({
        to: '/branches/$branchId/products/bulk/$jobId',
        params: { branchId, jobId },
        search,
      });
}
