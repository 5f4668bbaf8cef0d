import * as z from 'zod/mini';
import { batchLimits, batchStatuses } from '@/api/batches/names';
import { ladderSteps, type LadderStep } from '@/domain/expiry-ladder/bands';
import { stepFilter } from '@/domain/expiry-ladder/opening';
import { valueOf } from '@/modules/list/address';
import { listAddress, type Place } from '@/modules/list/list-address';

const { minimum, maximum, default: usualDays } = batchLimits.days;

const filters = () =>
  z.object({
    status: valueOf.oneOf(batchStatuses),
    /** The window of `expiring`. */
    days: valueOf.whole(minimum, maximum, usualDays),
    product: valueOf.identifier(),
    /** A step of the ladder: the rows from `page` on are loaded and reduced to it. */
    band: valueOf.oneOf(Object.keys(ladderSteps) as LadderStep[]),
    /** Removed lots are shown among the others. */
    removed: valueOf.flag(),
  });
export type BatchFilters = z.output<ReturnType<typeof filters>>;

/** What the list is narrowed to, and where in it one is. */
export type BatchPlace = Place<BatchFilters>;

export const batchAddress = listAddress({
  list: 'batches',
  columns: {
    product: 'always',
    sku: 'shown',
    lot: 'shown',
    expires: 'shown',
    remaining: 'shown',
    available: 'shown',
    quantity: 'shown',
    state: 'shown',
  },
  // The service's order is by expiration, and it offers no other: sorting goes no further than the page.
  sortable: ['product', 'sku', 'lot', 'expires', 'remaining', 'available', 'quantity'],
  groups: ['product', 'step'],
  perPage: { ...batchLimits.perPage, offered: [25, 50, 100, 200] },
  filters,
  lasting: ['removed'],
  misplaced: ({ status, days, band }) => [
    // `days` is the window of `expiring` alone; with another status it would only look like a filter.
    ...(status === 'expiring' ? [] : (['days'] as const)),
    // A step reduces the rows of its own window; of another it would show a part and look like the whole.
    ...(band === null || isWindowOf(band, status, days) ? [] : (['band'] as const)),
  ],
});

function isWindowOf(step: LadderStep, status: BatchFilters['status'], days: number): boolean {
  const window = stepFilter(step);
  return window.status === status && (window.days === undefined || window.days === days);
}
