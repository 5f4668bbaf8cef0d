import { linkOptions } from '@tanstack/react-router';
import type { Pagination } from '@/api/core/paging';
import { ListFoot } from '@/modules/list/list-foot';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { searchOf, type BatchFilters } from './batch-search';

const sizes = [25, 50, 100, 200];

interface Props {
  branchId: string;
  filters: BatchFilters;
  shown: number;
  pagination: Pagination;
  onPerPage: (perPage: number) => void;
}

/** How much of the list this is, and the way to the rest. */
export function BatchListFoot({ branchId, filters, shown, pagination, onPerPage }: Props) {
  const { total, lastPage } = pagination;
  return (
    <ListFoot
      count={m.batches_count({
        shown: formatQuantity(shown),
        total: formatQuantity(total),
        count: total,
      })}
      sizes={sizes}
      perPage={filters.perPage}
      onPerPage={onPerPage}
      page={filters.page}
      lastPage={lastPage}
      linkTo={(page) =>
        linkOptions({
          to: '/branches/$branchId/batches',
          params: { branchId },
          search: searchOf({ ...filters, page }),
        })
      }
    />
  );
}
