import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SimilarResult } from '@/api/core/attempt-result';
import type { SimilarAttempt } from '@/api/core/errors';
import { formatMoment } from '@/modules/business-day/moments';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Button } from '@/ui/form/button';
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

type Likeness = SimilarAttempt['equal'][number];

/** What two attempts have in common, as part of a sentence. */
const equalWords: Record<Exclude<Likeness, 'draft'>, () => string> = {
  content: m.outcome_equal_content,
  email: m.outcome_equal_email,
  'tax-number': m.outcome_equal_tax_number,
  'register-number': m.outcome_equal_register_number,
  'provider-name': m.outcome_equal_provider_name,
  'entry-type-code': m.outcome_equal_entry_type_code,
  sku: m.outcome_equal_sku,
  'generation-code': m.outcome_equal_generation_code,
  'control-number': m.outcome_equal_control_number,
};

/** Who sent the like, when, and what is equal: of equal content nothing else has to be told, and of one draft only that. */
function similarInWords({ at, operator, outcome, equal }: SimilarAttempt): string {
  const when = formatMoment(Date.parse(at));
  const isUnknown = outcome === 'unknown';
  if (equal.includes('draft')) {
    return isUnknown
      ? m.outcome_similar_draft_unknown({ when })
      : m.outcome_similar_draft_applied({ when });
  }
  const told = equal.includes('content') ? (['content'] as const) : equal;
  const words = told.flatMap((likeness) => (likeness === 'draft' ? [] : [equalWords[likeness]()]));
  const known = { operator, when, equal: new Intl.ListFormat(currentLocale()).format(words) };
  return isUnknown ? m.outcome_similar_unknown(known) : m.outcome_similar_applied(known);
}
