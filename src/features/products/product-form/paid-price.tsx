import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isShareOfPrice, type Tax } from '@/api/taxes/schemas';
import { priceWithTaxes } from '@/domain/price';
import { priceBeforeTaxes } from '@/domain/price-triangle';
import { groupedDecimal } from '@/domain/typed-decimal';
import { useFieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { decimalReader } from '@/modules/form-fields/value-rules';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { taxName } from '../product-words';
import { decimalRules } from './decimal-rules';
import { paidPriceField, type ProductForm } from './product-fields';
import classes from './product-form.module.css';
import { chosenTaxes, vatRules } from './vat';

const read = decimalReader(decimalRules.paid);

interface Props {
  /** Before taxes, exact; `''` while there is none. */
  price: string;
  /** Null while they are not known. */
  taxes: AppliedTaxes | null;
  /** Takes the price before taxes of what was typed. */
  onPrice: (price: string) => void;
}

/** What a customer pays. Typing it sets the price before taxes; it is not kept itself, for it is the same price. */
export function PaidPrice({ price, taxes, onPrice }: Props) {
  const spec = useFieldSpec(paidPriceField);
  const [typed, setTyped] = useState<{ text: string; price: string } | null>(null);
  const fractions = taxes?.shares.map(({ fraction }) => fraction) ?? [];
  const worked = price === '' || taxes === null ? '' : priceWithTaxes(price, fractions);
  // What was typed stands as long as it is this price; another price or other taxes make it an old one.
  const isTyped = typed !== null && (typed.price === price || typed.price === '');
  const take = (text: string) => {
    const reading = read(text);
    const before = 'value' in reading ? priceBeforeTaxes(reading.value, fractions) : null;
    setTyped({ text, price: before ?? '' });
    if (before !== null) onPrice(before);
  };
  const wrong = isTyped && typed.text.trim() !== '' ? read(typed.text) : null;
  return (
    <TextInput
      label={spec.label()}
      description={
        taxes === null
          ? m.product_form_paid_unknown()
          : taxes.shares.length === 0
            ? m.product_form_paid_untaxed()
            : m.product_form_paid_with({ taxes: taxes.shares.map(taxName).join(' + ') })
      }
      error={wrong && 'problem' in wrong ? problemInWords(wrong.problem, spec, typed) : undefined}
      size="md"
      autoComplete="off"
      inputMode="decimal"
      leftSection={<span aria-hidden>$</span>}
      classNames={{ root: classes.paid, wrapper: classes.figure, input: classes.number }}
      inputContainer={withNote(
        isTyped && typed.price !== ''
          ? m.product_form_paid_converted({ price: moneyText(typed.price) })
          : null,
      )}
      disabled={taxes === null}
      value={isTyped ? typed.text : groupedDecimal(worked)}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Said of the value, in the line below it. */
const withNote = (note: string | null) => (input: ReactNode) => (
  <>
    {input}
    <p data-foot className={classes.paidNote}>
      {note === null ? null : <span data-note>{note}</span>}
    </p>
  </>
);

/** Taxes that are a share of the price, and how many others there are, which no price is worked out with. */
export interface AppliedTaxes {
  shares: readonly (Tax & { fraction: string })[];
  leftOut: number;
}

interface Parts {
  form: ProductForm;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  /** The taxes the product has where they are left as they are; null where those are not known either. */
  keptTaxIds: readonly string[] | null;
}

/** The taxes that are put on the price as things stand; null while they are not known. */
export function useAppliedTaxes({ form, taxes, keptTaxIds }: Parts): AppliedTaxes | null {
  const [taxTreatment, taxWay, taxIds, vatId] = useWatch({
    control: form.control,
    name: ['taxTreatment', 'taxWay', 'taxIds', 'vatId'],
  });
  if (taxes === null) return null;
  const ids =
    taxWay === 'leave'
      ? keptTaxIds
      : chosenTaxes({ taxTreatment, taxWay, taxIds }, vatRules(taxes, vatId));
  if (ids === null) return null;
  const shares = ids.flatMap((id) => taxes.filter((tax) => tax.id === id)).filter(isShareOfPrice);
  return { shares, leftOut: ids.length - shares.length };
}
