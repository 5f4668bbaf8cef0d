import { IconClockPause } from '@tabler/icons-react';
import { readClock } from '@/modules/business-day/moments';
import { StaleNotice } from '@/modules/error-panel/stale-notice';
import { ReadingBar } from '@/modules/whole-list/reading-bar';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import classes from './search-progress.module.css';
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
      <Notice tone="warn" urgent>
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

/** The service asked to slow down: the search waits and goes on by itself. */
export function SearchPaused({ search }: Pick<ProductFinding, 'search'>) {
  if (search.status !== 'paused') return null;
  return (
    <Notice tone="warn" icon={IconClockPause}>
      <strong>{m.product_page_paused()}</strong>{' '}
      <Countdown
        until={search.retryAt}
        words={(seconds) => m.product_page_paused_for({ seconds })}
        over={m.product_page_going_on()}
      />
    </Notice>
  );
}

/** How far the branch's pages were looked through. */
export function SearchProgress({ search: { done, total } }: Pick<ProductFinding, 'search'>) {
  const words =
    total === null
      ? m.product_page_search_start()
      : m.product_page_search_progress({
          done: formatQuantity(done),
          total: formatQuantity(total),
          count: total,
        });
  return <ReadingBar done={done} total={total} words={words} className={classes.progress} />;
}
