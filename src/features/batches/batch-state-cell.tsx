import type { BatchRow, BatchState } from '@/modules/lots/batch-row';
import { LotStateBadge } from '@/modules/lots/lot-state-badge';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import classes from './batch-cells.module.css';

/** States that the days left already tell. */
const wordedByDays: BatchState[] = ['expired', 'expiring', 'available'];

/** The service's verdict, and a mark beside it when the date says otherwise. */
export function BatchStateCell({ row: batch }: { row: BatchRow }) {
  const isTold = !batch.differs && wordedByDays.includes(batch.state);
  const verdict = (
    <LotStateBadge state={batch.state} className={isTold ? classes.told : undefined} />
  );
  if (!batch.differs) return verdict;
  return (
    <>
      {verdict}{' '}
      <Badge
        tone="info"
        help={m.batches_differs_help({ date: formatCalendarDate(batch.expirationDate ?? '') })}
      >
        {m.batches_differs()}
      </Badge>
    </>
  );
}
