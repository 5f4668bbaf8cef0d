import type { BatchStatus } from '@/api/batches/schemas';
import { m } from '@/text/generated/messages';
import { batchAddress } from './batch-address';

/** The name of a state to filter by; null is all of them. */
export function statusName(status: BatchStatus | null): string {
  switch (status) {
    case null:
      return m.batches_status_all();
    case 'available':
      return m.batches_status_available();
    case 'expiring':
      return m.batches_status_expiring();
    case 'expired':
      return m.batches_status_expired();
  }
}

/** What the service means by it (API description, States and transitions). */
export function statusDefinition(status: BatchStatus | null, days: number): string {
  switch (status) {
    case null:
      return m.batches_status_all_help();
    case 'available':
      return m.batches_status_available_help();
    case 'expiring':
      return m.batches_status_expiring_help({ days });
    case 'expired':
      return m.batches_status_expired_help();
  }
}

/** What became of a filter whose value in a link was not valid. */
export const correctedFilters = {
  status: m.batches_corrected_status,
  days: () => m.batches_corrected_days({ days: batchAddress.defaults.days }),
  product: m.batches_corrected_product,
  band: m.ladder_corrected_band,
  removed: m.batches_corrected_removed,
};
