import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Batch } from '@/api/batches/schemas';
import type { ApiFailure } from '@/api/core/errors';
import type { Page } from '@/api/core/paging';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';

/** Says how many lots arrived, each time some do; errors speak for themselves. */
export function useAnnouncedResult(list: UseQueryResult<Page<Batch>, ApiFailure>): void {
  const { data, isPlaceholderData, dataUpdatedAt } = list;
  const shown = data && !isPlaceholderData ? data.rows.length : null;
  const total = data?.pagination.total ?? 0;
  useEffect(() => {
    if (shown === null) return;
    announce(
      m.batches_count({ shown: formatQuantity(shown), total: formatQuantity(total), count: total }),
    );
  }, [shown, total, dataUpdatedAt]);
}
