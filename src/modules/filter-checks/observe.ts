import type { Batch, BatchListParams } from '@/api/batches/schemas';
import type { Page, PageAsked, Pagination } from '@/api/core/paging';
import { present } from '@/domain/present';

/** The parameters whose effect can be seen in an answer; those of batches are settings of the profile. */
export const observedFilters = [
  'query.batches.branch',
  'query.batches.product',
  'query.batches.status',
  'query.batches.days',
  'query.batches.perPage',
  'query.batches.page',
  'products.perPage',
  'products.page',
] as const;
export type ObservedFilter = (typeof observedFilters)[number];

/** What an answer shows of one parameter. */
export interface Observation {
  filter: ObservedFilter;
  /** The value that was asked for. */
  asked: string;
  /** Rows that say what they are, and those among them that were not asked for; or the number the service used instead. */
  came: { rows: number; others: number } | { instead: number | null };
}

/** Whether the answer is not what was asked for: the service seems not to know the parameter by this name. */
export function isIgnored({ came }: Observation): boolean {
  return 'rows' in came ? came.others > 0 : came.instead !== null;
}

/** What a page of batches shows of the filters it was asked with; rows that do not say prove nothing. */
export function observeBatches(asked: BatchListParams, page: Page<Batch>): Observation[] {
  const { branch, product, status, days } = asked;
  const { rows } = page;
  const isLater = ({ daysToExpire }: Batch) =>
    daysToExpire === null || days === undefined ? null : daysToExpire > days;
  return present(
    among('query.batches.branch', branch, rows, (lot) => isOther(lot.branchId, branch)),
    product !== undefined &&
      among('query.batches.product', product, rows, (lot) => isOther(lot.product.id, product)),
    status !== undefined && among('query.batches.status', status, rows, contradictions[status]),
    status === 'expiring' && among('query.batches.days', String(days), rows, isLater),
    ...observePaging('query.batches', asked, page),
  );
}

/** What a page of any list shows of its paging. A page that is not full proves nothing of its size. */
export function observePaging(
  list: 'query.batches' | 'products',
  asked: PageAsked,
  {
    rows,
    dropped,
    pagination,
  }: { rows: readonly unknown[]; dropped: number; pagination: Pagination },
): Observation[] {
  const isFull = rows.length + dropped === asked.perPage;
  const otherSize = pagination.perPage !== asked.perPage;
  const otherPage = pagination.page !== asked.page;
  return present<Observation>(
    (isFull || otherSize) && {
      filter: `${list}.perPage`,
      asked: String(asked.perPage),
      came: { instead: otherSize ? pagination.perPage : null },
    },
    otherPage && {
      filter: `${list}.page`,
      asked: String(asked.page),
      came: { instead: pagination.page },
    },
  );
}

/** Whether a lot cannot be of the status that was asked for (API description, States); null where it does not say. */
const contradictions: Record<
  NonNullable<BatchListParams['status']>,
  (lot: Batch) => boolean | null
> = {
  available: ({ availableQuantity }) =>
    availableQuantity === null ? null : availableQuantity <= 0,
  expired: ({ isExpired }) => (isExpired === null ? null : !isExpired),
  // Whether `expiring` takes in what has expired is a setting; a lot without a date cannot be either.
  expiring: ({ expirationDate }) => expirationDate === null,
};

function isOther(told: string | null, asked: string): boolean | null {
  return told === null ? null : told.toLowerCase() !== asked.toLowerCase();
}

function among(
  filter: ObservedFilter,
  asked: string,
  lots: readonly Batch[],
  contradicts: (lot: Batch) => boolean | null,
): Observation | null {
  const told = lots.map(contradicts).filter((verdict) => verdict !== null);
  if (told.length === 0) return null;
  return { filter, asked, came: { rows: told.length, others: told.filter(Boolean).length } };
}
