import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiFailure } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';
import type { Product } from '@/api/products/schemas';
import type { WholeList } from '@/modules/whole-list/read-whole-list';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';

/** Says how many products arrived, each time some do; errors and searches speak for themselves. */
export function useAnnouncedProducts(
  list: UseQueryResult<Page<Product>, ApiFailure>,
  whole: WholeList<Product> | null,
): void {
  const { data, isPlaceholderData, dataUpdatedAt } = list;
  const page = data && !isPlaceholderData ? data : null;
  const shown = whole?.rows.length ?? page?.rows.length ?? null;
  const total = whole?.rows.length ?? page?.pagination.total ?? 0;
  const readAt = whole?.readAt ?? dataUpdatedAt;
  useEffect(() => {
    if (shown === null) return;
    announce(
      m.products_count({
        shown: formatQuantity(shown),
        total: formatQuantity(total),
        count: total,
      }),
    );
  }, [shown, total, readAt]);
}
