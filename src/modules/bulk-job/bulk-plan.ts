import type { ProductUpdate } from '@/api/products/write-schemas';
import type { NewBulkJob, BulkRow } from '@/api/jobs/names';

/**
 * What screens of bulk changes hand over: `prepareBulkJob` freezes ids and exact bytes, to be shown and confirmed; `startBulkJob` has
 * the gateway keep them, then carries them out; `useBulkJob` and `useBulkRows` tell how it goes, in this tab or another. Starting
 * the same prepared job again goes on with the same one.
 */

/** What a person wants to change, before it is frozen. */
export interface BulkPlan {
  /** What people call it, such as `Precios +5 %` or a file's name; to 200 characters. */
  title: string;
  branch: { id: string; name: string };
  /** Each product once, each line once, at most `bulkLimits.rows`. */
  rows: readonly PlannedRow[];
}

export interface PlannedRow {
  /** From 1: the row of the file, or the place in the list. */
  line: number;
  /** As it was loaded and what changes; its stock is left as it is, whatever stands there. */
  update: ProductUpdate;
}

/** A plan with its ids and bytes. */
export interface PreparedBulkJob {
  readonly job: NewBulkJob;
  readonly rows: readonly BulkRow[];
}
