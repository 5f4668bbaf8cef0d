import { useEffect } from 'react';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import type { BatchListing } from './batch-listing';

/** Says how many lots arrived, each time some do; errors speak for themselves. */
export function useAnnouncedResult(list: BatchListing): void {
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
