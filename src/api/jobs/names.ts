export { bulkLimits, rowOutcomes } from '@/contract/bulk-job';
export type {
  Amendment,
  BulkCounts,
  BulkJob,
  BulkJobList,
  BulkPart,
  BulkRow,
  BulkRowPage,
  BulkRowState,
  BulkStop,
  NewBulkJob,
  RowOutcome,
} from '@/contract/bulk-job';
