export { bulkLimits, rowOutcomes, type RowOutcome } from '@/contract/bulk-words';
export type {
  AlikeRow,
  Amendment,
  BulkCounts,
  BulkJob,
  BulkJobList,
  BulkPart,
  BulkRow,
  BulkRowPage,
  BulkRowState,
  BulkStop,
  BulkSums,
  NewBulkJob,
} from '@/contract/bulk-job';
