import { linkOptions } from '@tanstack/react-router';
import type { Pagination } from '@/api/core/paging';
import { readClock } from '@/modules/business-day/moments';
import { ListFoot } from '@/modules/list/list-foot';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { searchOf, type ProductFilters } from './product-search';
import type { ProductSet } from './use-product-set';

const sizes = [20, 50, 100, 200];

interface Props {
  branchId: string;
  filters: ProductFilters;
  set: ProductSet;
  pagination: Pagination;
  isNarrowed: boolean;
  /** When all products were read, in milliseconds of the epoch; null while the service pages. */
  readAt: number | null;
  onPerPage: (perPage: number) => void;
}

/** How much of the list this is, and the way to the rest. */
export function ProductListFoot(props: Props) {
  const { branchId, filters, set, pagination, isNarrowed, readAt, onPerPage } = props;
  const count = countInWords(set, isNarrowed);
  return (
    <ListFoot
      count={
        readAt === null ? count : `${count} · ${m.products_local({ time: readClock(readAt) })}`
      }
      sizes={sizes}
      perPage={filters.perPage}
      onPerPage={onPerPage}
      page={pagination.page}
      lastPage={pagination.lastPage}
      linkTo={(page) =>
        linkOptions({
          to: '/branches/$branchId/products',
          params: { branchId },
          search: searchOf({ ...filters, page }),
        })
      }
    />
  );
}

function countInWords(
  { rows, matches, loaded, total, reach }: ProductSet,
  isNarrowed: boolean,
): string {
  const all = { total: formatQuantity(total ?? 0), count: total ?? 0 };
  if (!isNarrowed) return m.products_count({ shown: formatQuantity(rows.length), ...all });
  const found = formatQuantity(matches.length);
  return reach === 'whole'
    ? m.products_count_found({ found, ...all })
    : m.products_count_found_in({ found, loaded: formatQuantity(loaded), ...all });
}
