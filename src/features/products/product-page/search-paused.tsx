import { IconClockPause } from '@tabler/icons-react';
import { m } from '@/text/generated/messages';
import { Countdown } from '@/ui/feedback/countdown';
import { Notice } from '@/ui/feedback/notice';
import type { ProductFinding } from './use-product-finding';

/** The service asked to slow down: the search waits and goes on by itself. */
export function SearchPaused({ search }: Pick<ProductFinding, 'search'>) {
  if (search.status !== 'paused') return null;
  return (
    <Notice tone="warn" icon={<IconClockPause size={16} />}>
      <strong>{m.product_page_paused()}</strong>{' '}
      <Countdown
        until={search.retryAt}
        words={(seconds) => m.product_page_paused_for({ seconds })}
        over={m.product_page_going_on()}
      />
    </Notice>
  );
}
