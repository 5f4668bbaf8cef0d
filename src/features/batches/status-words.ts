import type { BatchStatus } from '@/api/batches/names';
import { m } from '@/text/generated/messages';
import { batchAddress, type BatchPlace } from './batch-address';

type Shown = BatchStatus | 'all';

const names: Record<Shown, () => string> = {
  all: m.batches_status_all,
  available: m.batches_status_available,
  expiring: m.batches_status_expiring,
  expired: m.batches_status_expired,
};

/** What the service means by each (API description, States and transitions). */
const definitions: Record<Shown, (of: { days: number }) => string> = {
  all: m.batches_status_all_help,
  available: m.batches_status_available_help,
  expiring: m.batches_status_expiring_help,
  expired: m.batches_status_expired_help,
};

/** The name of a state to filter by; null is all of them. */
export const statusName = (status: BatchStatus | null) => names[status ?? 'all']();

export const statusDefinition = (status: BatchStatus | null, days: number) =>
  definitions[status ?? 'all']({ days });

/** Which lots a list has: all of them are those of its product, where it is narrowed to one. */
export function listedInWords({
  status,
  days,
  product,
}: Pick<BatchPlace, 'status' | 'days' | 'product'>): string {
  return status === null && product !== null
    ? m.batches_all_of_product()
    : statusDefinition(status, days);
}

/** What became of a filter whose value in a link was not valid. */
export const correctedFilters = {
  status: m.batches_corrected_status,
  days: () => m.batches_corrected_days({ days: batchAddress.defaults.days }),
  product: m.batches_corrected_product,
  band: m.ladder_corrected_band,
  removed: m.batches_corrected_removed,
};
