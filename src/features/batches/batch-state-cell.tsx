import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Badge } from '@/ui/feedback/badge';
import classes from './batch-cells.module.css';
import type { BatchRow, BatchState } from './batch-row';
import { stateInWords } from './batch-words';

const badges: Record<
  BatchState,
  { tone: 'neutral' | 'info' | 'warn' | 'danger'; help: () => string }
> = {
  removed: { tone: 'neutral', help: m.batches_removed_help },
  expired: { tone: 'danger', help: m.batches_expired_help },
  expiring: { tone: 'warn', help: m.batches_expiring_badge_help },
  empty: { tone: 'neutral', help: m.batches_empty_help },
  available: { tone: 'neutral', help: m.batches_available_help },
  unknown: { tone: 'neutral', help: m.batches_no_state_help },
};

/** States that the days left already tell. */
const wordedByDays: BatchState[] = ['expired', 'expiring', 'available'];

/** The service's verdict, and a mark beside it when the date says otherwise. */
export function BatchStateCell({ row }: { row: { original: BatchRow } }) {
  useLocale();
  const batch = row.original;
  const { tone, help } = badges[batch.state];
  const isTold = !batch.differs && wordedByDays.includes(batch.state);
  return (
    <div className={classes.state} data-told={isTold || undefined}>
      <Badge tone={tone} help={help()}>
        {stateInWords(batch.state)}
      </Badge>
      {batch.differs ? (
        <Badge
          tone="info"
          help={m.batches_differs_help({ date: formatCalendarDate(batch.expirationDate ?? '') })}
        >
          {m.batches_differs()}
        </Badge>
      ) : null}
    </div>
  );
}
