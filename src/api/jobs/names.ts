export { bulkLimits, rowOutcomes, type RowOutcome } from '@/contract/bulk-words';
export type {
  AlikeRow,
  BulkCounts,
  BulkJob,
  BulkJobList,
  BulkRow,
  BulkRowPage,
  BulkRowState,
  BulkStop,
  BulkSums,
} from '@/contract/bulk-job';
export type { Amendment, BulkPart, NewBulkJob } from '@/contract/bulk-job-requests';
