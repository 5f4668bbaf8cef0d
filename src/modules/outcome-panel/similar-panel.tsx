import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SimilarResult } from '@/api/core/attempt-result';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { similarInWords } from './similar-words';
import { OutcomeFrame } from './outcome-frame';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  result: SimilarResult;
  onConfirm: () => void;
  /** Back to what was typed, with nothing sent. */
  onStop: () => void;
}

/** The like was written before, or may have been: only a person knows whether this is another one. */
export function SimilarPanel({ result: { similar }, onConfirm, onStop }: Props) {
  const arrive = useFocusOnArrival();
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
      <p>{similarInWords(similar)}</p>
      <p>
        <Link to="/attempts/$attemptId" params={{ attemptId: similar.id }} target="_blank">
          {m.outcome_similar_see()}
        </Link>
      </p>
    </OutcomeFrame>
  );
}
