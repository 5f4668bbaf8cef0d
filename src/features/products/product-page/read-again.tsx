import { IconAlertTriangle } from '@tabler/icons-react';
import { readClock } from '@/modules/business-day/moments';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { SearchPaused } from './search-paused';
import type { ProductFinding } from './use-product-finding';

/** What reading it again came to, while the older one stays on the screen. */
export function ReadAgain({ finding, readAt }: { finding: ProductFinding; readAt: number }) {
  const { search } = finding;
  if (search.status === 'failed') {
    return (
      <StaleNotice
        error={search.error}
        subject={m.products_subject()}
        readAt={readAt}
        resumesAt={null}
        onRetry={search.canResume ? finding.resume : finding.start}
      />
    );
  }
  if (search.missing) {
    return (
      <Notice tone="warn" icon={<IconAlertTriangle size={16} />} urgent>
        {m.product_page_gone({
          pages: formatQuantity(search.pages),
          time: readClock(readAt),
          count: search.pages,
        })}{' '}
        {search.changedMeanwhile ? m.product_page_missing_changed() : null}
      </Notice>
    );
  }
  return <SearchPaused search={search} />;
}
