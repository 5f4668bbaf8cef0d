import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SimilarResult } from '@/api/core/attempt-result';
import { formatMoment } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { OutcomeFrame } from './outcome-frame';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  result: SimilarResult;
  onConfirm: () => void;
  /** Back to what was typed, with nothing sent. */
  onStop: () => void;
}

/** The same was written not long ago, or may have been: only a person knows whether this is another one. */
export function SimilarPanel({ result: { similar }, onConfirm, onStop }: Props) {
  const arrive = useFocusOnArrival();
  const known = { operator: similar.operator, when: formatMoment(Date.parse(similar.at)) };
  return (
    <OutcomeFrame
      tone={similar.outcome === 'unknown' ? 'unknown' : 'warn'}
      icon={<IconCopy size={20} />}
      title={m.outcome_similar_title()}
      urgent
      actions={
        <>
          <Button ref={arrive} size="xs" variant="default" onClick={onStop}>
            {m.outcome_similar_stop()}
          </Button>
          <Button size="xs" variant="default" onClick={onConfirm}>
            {m.outcome_similar_confirm()}
          </Button>
        </>
      }
    >
      <p>
        {similar.outcome === 'unknown'
          ? m.outcome_similar_unknown(known)
          : m.outcome_similar_applied(known)}
      </p>
      <p>
        <Link to="/attempts/$attemptId" params={{ attemptId: similar.id }} target="_blank">
          {m.outcome_similar_see()}
        </Link>
      </p>
    </OutcomeFrame>
  );
}
