import type { ProductUpdate } from '@/api/products/write-schemas';
import type { NewBulkJob, BulkRow } from '@/api/jobs/names';

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

/** A plan frozen with its ids and exact bytes, to be shown and confirmed. Started twice, it is one job. */
export interface PreparedBulkJob {
  readonly job: NewBulkJob;
  readonly rows: readonly BulkRow[];
}
