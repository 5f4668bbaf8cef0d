import type { currentProfile } from '@/api/core/profile';
import { plannedUpdateText } from '@/api/products/planned-update';
import { bulkLimits, type BulkRow } from '@/api/jobs/names';
import { firstCharacters } from '@/domain/first-characters';
import type { BulkPlan, PlannedRow, PreparedBulkJob } from './bulk-plan';

/**
 * Whether many products may be changed at once: where an update has to carry the stock (profile, `availabilityOnUpdate`), a plan
 * would carry one that is minutes old by the time it is sent, and post adjustments nobody meant.
 */
export function bulkUpdatesPossible({
  availabilityOnUpdate,
}: Pick<ReturnType<typeof currentProfile>, 'availabilityOnUpdate'>): boolean {
  return availabilityOnUpdate === 'omit';
}

/**
 * Freezes a plan: mints its ids and writes the exact bytes of every row. Throws `RangeError` for a plan without rows, with too
 * many, or with a product or a line twice, and `TypeError` for a value that cannot be written.
 */
export function prepareBulkJob({ title, branch, rows }: BulkPlan): PreparedBulkJob {
  if (rows.length === 0 || rows.length > bulkLimits.rows) throw new RangeError('Rows of the plan');
  const products = new Set(rows.map(({ update }) => update.loaded.id.toLowerCase()));
  const lines = new Set(rows.map(({ line }) => line));
  if (products.size < rows.length || lines.size < rows.length) {
    throw new RangeError('A product or a line twice');
  }
  const job = {
    id: crypto.randomUUID(),
    kind: 'products.update',
    branchId: branch.id,
    branchName: firstCharacters(branch.name, 200),
    title: firstCharacters(title, 200),
    total: rows.length,
  } as const;
  return Object.freeze({ job: Object.freeze(job), rows: Object.freeze(rows.map(toRow)) });
}

const longest = 255;

function toRow({ line, update }: PlannedRow): BulkRow {
  const { loaded, changes, taxes } = update;
  return Object.freeze({
    line,
    recordId: loaded.id,
    code: firstCharacters(loaded.sku ?? '', longest),
    name: firstCharacters(loaded.name ?? '', longest),
    input: { loaded, changes, taxes },
    bodyText: plannedUpdateText(update),
    attempts: [crypto.randomUUID()],
  });
}
