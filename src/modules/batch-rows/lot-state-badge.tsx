import { m } from '@/text/generated/messages';
import { Badge } from '@/ui/feedback/badge';
import type { BatchState } from './batch-row';
import { stateInWords } from './batch-words';

const badges: Record<
  BatchState,
  { tone: 'neutral' | 'info' | 'warn' | 'danger'; help: () => string }
> = {
  removed: { tone: 'neutral', help: m.batches_removed_help },
  expired: { tone: 'danger', help: m.batches_expired_help },
  'expired-empty': { tone: 'neutral', help: m.batches_expired_empty_help },
  expiring: { tone: 'warn', help: m.batches_expiring_badge_help },
  empty: { tone: 'neutral', help: m.batches_empty_help },
  available: { tone: 'neutral', help: m.batches_available_help },
  unknown: { tone: 'neutral', help: m.batches_no_state_help },
};

interface Props {
  state: BatchState;
  className?: string | undefined;
}

export function LotStateBadge({ state, className }: Props) {
  const { tone, help } = badges[state];
  return (
    <Badge tone={tone} help={help()} className={className}>
      {stateInWords(state)}
    </Badge>
  );
}
