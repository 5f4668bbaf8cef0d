import { NativeSelect } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import type { Pagination } from '@/api/core/paging';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Pager } from '@/ui/table/pager';
import { searchOf, type BatchFilters } from './batch-search';
import classes from './batches-screen.module.css';

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
  useLocale();
  const { total, lastPage } = pagination;
  const { perPage } = filters;
  return (
    <div className={classes.foot}>
      <p className={classes.count}>
        {m.batches_count({
          shown: formatQuantity(shown),
          total: formatQuantity(total),
          count: total,
        })}
      </p>
      <NativeSelect
        className={classes.perPage}
        aria-label={m.common_per_page()}
        size="xs"
        value={perPage}
        onChange={({ currentTarget }) => onPerPage(Number(currentTarget.value))}
      >
        {[...new Set([...sizes, perPage])]
          .sort((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {m.common_rows_per_page({ count: size })}
            </option>
          ))}
      </NativeSelect>
      <Pager
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
    </div>
  );
}
