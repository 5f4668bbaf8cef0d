import { IconAlertTriangle } from '@tabler/icons-react';
import { CorrectedNotices } from '@/modules/list/corrected-notices';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { batchDefaults, type BatchSearchName } from './batch-search';

const corrections: Record<BatchSearchName, () => string> = {
  status: m.batches_corrected_status,
  days: () => m.batches_corrected_days({ days: batchDefaults.days }),
  product: m.batches_corrected_product,
  band: m.ladder_corrected_band,
  page: m.batches_corrected_page,
  perPage: () => m.batches_corrected_per_page({ perPage: batchDefaults.perPage }),
  sort: m.batches_corrected_sort,
  removed: m.batches_corrected_removed,
  columns: m.lists_corrected_columns,
  density: m.lists_corrected_density,
};

/** What was put right about the address, and rows that could not be read. */
export function BatchNotices({ dropped }: { dropped: number }) {
  return (
    <>
      <CorrectedNotices corrections={corrections} />
      {dropped > 0 ? (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {m.batches_dropped({ count: dropped })}
        </Notice>
      ) : null}
    </>
  );
}
