import { isProcessed } from '@/domain/purchase/status';
import { formatTimestamp } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';

interface Props {
  status: string;
  /** When it was read, an instant. */
  at: string;
}

/** What the service says of a purchase: its two words for done are one state, any other stands as it came. */
export function StatusBadge({ status, at }: Props) {
  const isDone = isProcessed(status);
  return (
    <Badge
      tone={isDone ? 'fact' : 'neutral'}
      help={m.purchases_status_read({ at: formatTimestamp(at) })}
    >
      {isDone ? m.purchases_processed() : status}
    </Badge>
  );
}
