import { zodResolver } from '@hookform/resolvers/zod';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isLock, takesReason } from '@/api/attempts/names';
import type { SimilarResult } from '@/api/core/attempt-result';
import type { SimilarAttempt } from '@/api/core/errors';
import { formatTimestamp } from '@/modules/business-day/moments';
import { FormScope, type FieldSpec } from '@/modules/form-fields/form-scope';
import { LinesField } from '@/modules/form-fields/text-field';
import { requiredLines } from '@/modules/form-fields/text-rules';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Button } from '@/ui/form/button';
import { useKnownSince } from './known-since';
import { OutcomeFrame } from './outcome-frame';
import classes from './outcome-panel.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  result: SimilarResult;
  /** With why, where a document was recorded before. */
  onConfirm: (reason?: string) => void;
  /** Back to what was typed, with nothing sent. */
  onStop: () => void;
}

/** The like was written before, or may have been: only a person knows whether this is another one. */
export function SimilarPanel({ result: { similar }, onConfirm, onStop }: Props) {
  const arrive = useFocusOnArrival();
  const { outcome, unlessStored } = useKnownSince(similar);
  const isLocked = similar.equal.some(isLock);
  const asksReason = !isLocked && similar.equal.some(takesReason);
  return (
    <OutcomeFrame
      tone={outcome === 'unknown' ? 'unknown' : 'warn'}
      icon={IconCopy}
      title={titleOf(similar.equal)}
      urgent
      actions={
        <>
          <Button ref={arrive} size="xs" variant="default" onClick={onStop}>
            {m.outcome_similar_stop()}
          </Button>
          {asksReason || isLocked ? null : (
            <Button
              size="xs"
              variant="default"
              onClick={() => void unlessStored(() => onConfirm())}
            >
              {isOfChange(similar.equal)
                ? m.outcome_similar_changed_confirm()
                : m.outcome_similar_confirm()}
            </Button>
          )}
        </>
      }
    >
      <p>{similarInWords(similar, outcome)}</p>
      <p>
        <Link to="/attempts/$attemptId" params={{ attemptId: similar.id }} target="_blank">
          {isOfChange(similar.equal) ? m.outcome_similar_changed_see() : m.outcome_similar_see()}
        </Link>
      </p>
      {asksReason ? (
        <ReasonForm onConfirm={(reason) => unlessStored(() => onConfirm(reason))} />
      ) : null}
    </OutcomeFrame>
  );
}

/** As long as the journal keeps a reason. */
const reasonLimit = 500;

/** Why a document is recorded although its like was. */
export const reasonSchema = z.object({ reason: requiredLines(reasonLimit) });

const reasonSpecs: Record<string, FieldSpec> = {
  reason: { label: m.outcome_similar_reason, limit: reasonLimit, required: true },
};

const scope = { specs: reasonSpecs, refusals: new Map() };

/** Why a document is recorded again. */
function ReasonForm({ onConfirm }: { onConfirm: (reason: string) => Promise<void> }) {
  const { control, handleSubmit } = useForm<
    z.input<typeof reasonSchema>,
    unknown,
    z.output<typeof reasonSchema>
  >({ resolver: zodResolver(reasonSchema), defaultValues: { reason: '' } });
  const submit = handleSubmit(({ reason }) => onConfirm(reason));
  return (
    <FormScope value={scope}>
      <form className={classes.settle} noValidate onSubmit={(event) => void submit(event)}>
        <LinesField control={control} name="reason" rows={2} />
        <div className={classes.actions}>
          <Button type="submit" size="xs" variant="default">
            {m.outcome_similar_confirm()}
          </Button>
        </div>
      </form>
    </FormScope>
  );
}

type Likeness = SimilarAttempt['equal'][number];

/** Two payments that have nothing in common but a purchase. */
const isOfPurchase = (equal: readonly Likeness[]) => equal.every((likeness) => likeness === 'part');

/** One of two payments leaves it to the service which purchases it goes to. */
const isOtherWay = (equal: readonly Likeness[]) =>
  equal.every((likeness) => likeness === 'other-way');

/** Two changes of one record, of which the newer one was there first: the other one is no second record. */
const isOfChange = (equal: readonly Likeness[]) => equal.includes('changed');

function titleOf(equal: readonly Likeness[]): string {
  if (equal.includes('provider')) return m.outcome_locked_provider_title();
  if (equal.some(isLock)) return m.outcome_locked_title();
  if (isOfChange(equal)) return m.outcome_similar_changed_title();
  return isOfPurchase(equal) || isOtherWay(equal)
    ? m.outcome_similar_part_title()
    : m.outcome_similar_title();
}

/** What has a sentence of its own. */
type ToldAlone = 'draft' | 'purchase' | 'provider' | 'changed';

const isToldAlone = (likeness: Likeness): likeness is ToldAlone =>
  ['draft', 'purchase', 'provider', 'changed'].includes(likeness);

/** What two attempts have in common, as part of a sentence. */
const equalWords: Record<Exclude<Likeness, ToldAlone>, () => string> = {
  content: m.outcome_equal_content,
  part: m.outcome_equal_part,
  'other-way': m.outcome_equal_other_way,
  email: m.outcome_equal_email,
  'tax-number': m.outcome_equal_tax_number,
  'register-number': m.outcome_equal_register_number,
  'provider-name': m.outcome_equal_provider_name,
  'entry-type-code': m.outcome_equal_entry_type_code,
  sku: m.outcome_equal_sku,
  'generation-code': m.outcome_equal_generation_code,
  'control-number': m.outcome_equal_control_number,
  'check-number': m.outcome_equal_check_number,
};

/** Who sent the like, when, and what is equal: of equal content nothing else has to be told, and of one draft only that. */
function similarInWords(
  { at, operator, equal }: SimilarAttempt,
  outcome: 'applied' | 'not-applied' | 'unknown',
): string {
  const when = formatTimestamp(at);
  const isUnknown = outcome === 'unknown';
  if (outcome === 'not-applied') return m.outcome_similar_not_applied({ operator, when });
  if (equal.some(isLock)) return m.outcome_locked({ operator, when });
  if (isOfChange(equal)) {
    return isUnknown
      ? m.outcome_similar_changed_unknown({ operator, when })
      : m.outcome_similar_changed_applied({ operator, when });
  }
  if (equal.includes('draft')) {
    return isUnknown
      ? m.outcome_similar_draft_unknown({ when })
      : m.outcome_similar_draft_applied({ when });
  }
  if (isOfPurchase(equal) && !isUnknown) return m.outcome_similar_part_applied({ operator, when });
  if (isOtherWay(equal)) {
    return isUnknown
      ? m.outcome_similar_other_way_unknown({ operator, when })
      : m.outcome_similar_other_way_applied({ operator, when });
  }
  const told = equal.includes('content') ? (['content'] as const) : equal;
  const words = told.flatMap((likeness) => (isToldAlone(likeness) ? [] : [equalWords[likeness]()]));
  const known = { operator, when, equal: new Intl.ListFormat(currentLocale()).format(words) };
  return isUnknown ? m.outcome_similar_unknown(known) : m.outcome_similar_applied(known);
}
