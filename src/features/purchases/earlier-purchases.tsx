import { InputBase } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import type { AskedDocument, EarlierPurchase } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { tidyControlNumber, tidyGenerationCode } from '@/domain/purchase/document-codes';
import { withoutControls } from '@/domain/typed-text';
import { formatTimestamp } from '@/modules/business-day/moments';
import { useFieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import type { FieldPlace } from '@/modules/form-fields/use-text-field';
import { useTypedInPause } from '@/modules/form/typed-in-pause';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Notice } from '@/ui/feedback/notice';
import { keptReason, reasonBeside } from './purchase-facts';
import type { PurchaseFormReturn, PurchaseInput, TypedCodes, TypedPurchase } from './purchase-form';
import classes from './purchases.module.css';

/** No code is longer; what is takes part in nothing. */
const longestCode = 255;

/** What is asked of the journal about a document. */
export function documentOf({
  generationCode,
  controlNumber,
  providerId,
}: TypedCodes): AskedDocument {
  return {
    generationCode: tidyGenerationCode(generationCode).slice(0, longestCode),
    controlNumber: tidyControlNumber(controlNumber).slice(0, longestCode),
    providerId: providerId === '' ? null : providerId,
  };
}

/** A control number is one supplier's. */
const isKnownBySomething = ({ generationCode, controlNumber, providerId }: AskedDocument) =>
  generationCode !== '' || (controlNumber !== '' && providerId !== null);

/**
 * What was answered of the codes as they stand. While the answer is awaited nothing stops the review: the gateway asks again when
 * the purchase is sent.
 */
export function useEarlierPurchases(): (typed: TypedCodes) => readonly EarlierPurchase[] {
  const client = useQueryClient();
  return useCallback(
    (typed) => client.getQueryData(purchaseQueries.earlier(documentOf(typed)).queryKey) ?? [],
    [client],
  );
}

const codeNames = ['generationCode', 'controlNumber', 'providerId'] as const;

/** A document that was sent before, told where its codes are typed: recording it again takes a reason. */
export function EarlierPurchases(props: { form: PurchaseFormReturn }) {
  const asked = documentOf(useTypedInPause(props.form, codeNames));
  const { data: earlier = [] } = useQuery({
    ...purchaseQueries.earlier(asked),
    enabled: isKnownBySomething(asked),
  });
  if (earlier.length === 0) return null;
  return (
    <div className={`${classes.earlier} ${shared.column}`}>
      <Notice tone="warn" urgent>
        {earlier.map((one) => (
          <p key={one.id}>
            {earlierInWords(one)}{' '}
            <Link to="/attempts/$attemptId" params={{ attemptId: one.id }} target="_blank">
              {m.outcome_similar_see()}
            </Link>
          </p>
        ))}
      </Notice>
      <ReasonField control={props.form.control} name="againReason" earlier={earlier} />
    </div>
  );
}

interface ReasonProps extends FieldPlace<TypedPurchase, PurchaseInput> {
  earlier: readonly EarlierPurchase[];
}

/** Why it is recorded again. What was said of other documents is not shown, and counts for nothing. */
function ReasonField({ earlier, ...place }: ReasonProps) {
  const spec = useFieldSpec(place.name);
  const { field, fieldState } = useController(place);
  const { value, onChange, ...rest } = field;
  const text = reasonBeside(earlier, String(value));
  const problem = fieldState.error?.message;
  return (
    <InputBase
      component="textarea"
      multiline
      size="md"
      required
      dir="auto"
      autoComplete="off"
      rows={2}
      {...rest}
      label={spec.label()}
      error={problem && problemInWords(problem, spec, text)}
      value={text}
      onChange={({ currentTarget }) => {
        onChange(keptReason(earlier, withoutControls(currentTarget.value, 'many').text));
      }}
    />
  );
}

/** Who sent it and when, and what both have in common. */
function earlierInWords({ at, operator, outcome, equal }: EarlierPurchase): string {
  const words = equal.map((likeness) =>
    likeness === 'control-number'
      ? m.outcome_equal_control_number()
      : m.outcome_equal_generation_code(),
  );
  const known = {
    operator,
    when: formatTimestamp(at),
    equal: new Intl.ListFormat(currentLocale()).format(words),
  };
  return outcome === 'unknown' ? m.purchases_earlier_unknown(known) : m.purchases_earlier(known);
}
