import type { Batch, BatchListParams } from '@/api/batches/schemas';
import type { Page, PageAsked, Pagination } from '@/api/core/paging';
import type { Employee, EmployeeListParams } from '@/api/employees/schemas';
import { present } from '@/domain/present';
import { plainText } from '@/domain/search-text';

/** The parameters whose effect can be seen in an answer; those of batches and employees are settings of the profile. */
export const observedFilters = [
  'query.batches.branch',
  'query.batches.product',
  'query.batches.status',
  'query.batches.days',
  'query.batches.perPage',
  'query.batches.page',
  'query.employees.active',
  'query.employees.search',
  'query.employees.document',
  'query.employees.perPage',
  'query.employees.page',
  'products.perPage',
  'products.page',
] as const;
export type ObservedFilter = (typeof observedFilters)[number];

/** What an answer shows of one parameter. */
export interface Observation {
  filter: ObservedFilter;
  /** The value that was asked for; null where it is about a person, which is noted nowhere. */
  asked: string | null;
  /** Rows that say what they are, and those among them that were not asked for; or the number the service used instead. */
  came: { rows: number; others: number } | { instead: number | null };
}

/** Whether the answer is not what was asked for: the service seems not to know the parameter by this name. */
export function isIgnored({ came }: Observation): boolean {
  return 'rows' in came ? came.others > 0 : came.instead !== null;
}

/** What lots show of the filters they were asked for with; rows that do not say prove nothing. */
export function observeBatches(
  asked: Omit<BatchListParams, 'page' | 'perPage'>,
  rows: readonly Batch[],
  expiringIncludesExpired: boolean,
): Observation[] {
  const { branch, product, status, days } = asked;
  const contradictions = contradictionsOf(expiringIncludesExpired);
  const isLater = ({ daysToExpire }: Batch) =>
    daysToExpire === null || days === undefined ? null : daysToExpire > days;
  return present(
    among('query.batches.branch', branch, rows, (lot) => isOther(lot.branchId, branch)),
    product !== undefined &&
      among('query.batches.product', product, rows, (lot) => isOther(lot.product.id, product)),
    status !== undefined && among('query.batches.status', status, rows, contradictions[status]),
    status === 'expiring' && among('query.batches.days', String(days), rows, isLater),
  );
}

/** The same of a page of employees. Of whom somebody looked for, and of who came, nothing but numbers is told on. */
export function observeEmployees(asked: EmployeeListParams, page: Page<Employee>): Observation[] {
  const { active } = asked;
  const { rows } = page;
  const words = plainText(asked.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const number = bareNumber(asked.document ?? '');
  const isOtherNumber = ({ documentNumber }: Employee) =>
    documentNumber === null ? null : bareNumber(documentNumber) !== number;
  return present(
    active !== undefined &&
      among('query.employees.active', String(active), rows, ({ isActive }) =>
        isActive === null ? null : isActive !== active,
      ),
    words.length > 0 &&
      among('query.employees.search', null, rows, (person) => lacksAll(person, words)),
    number !== '' && among('query.employees.document', null, rows, isOtherNumber),
    ...observePaging('query.employees', asked, page),
  );
}

/** What a page of any list shows of its paging. A page that is not full proves nothing of its size. */
export function observePaging(
  list: 'query.batches' | 'query.employees' | 'products',
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
const contradictionsOf = (
  expiringIncludesExpired: boolean,
): Record<NonNullable<BatchListParams['status']>, (lot: Batch) => boolean | null> => ({
  available: ({ availableQuantity }) =>
    availableQuantity === null ? null : availableQuantity <= 0,
  expired: ({ isExpired }) => (isExpired === null ? null : !isExpired),
  // Whether `expiring` takes in what has expired is a setting; a lot without a date cannot be either.
  expiring: ({ expirationDate, isExpired }) =>
    expirationDate === null || (!expiringIncludesExpired && isExpired === true),
});

/**
 * Whether a person has none of the words where the service looks for them (API description, Employees query). Whether all of
 * them have to be there, and whether accents count, is not told; what came without a field may have matched in it.
 */
function lacksAll({ firstName, lastName, email }: Employee, words: readonly string[]) {
  const fields = [firstName, lastName, email];
  const told = fields.filter((field) => field !== null).map(plainText);
  if (told.some((text) => words.some((word) => text.includes(word)))) return false;
  return told.length < fields.length ? null : true;
}

/** A document's number without what groups it. */
const bareNumber = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function isOther(told: string | null, asked: string): boolean | null {
  return told === null ? null : told.toLowerCase() !== asked.toLowerCase();
}

function among<Row>(
  filter: ObservedFilter,
  asked: string | null,
  rows: readonly Row[],
  contradicts: (row: Row) => boolean | null,
): Observation | null {
  const told = rows.map(contradicts).filter((verdict) => verdict !== null);
  if (told.length === 0) return null;
  return { filter, asked, came: { rows: told.length, others: told.filter(Boolean).length } };
}
