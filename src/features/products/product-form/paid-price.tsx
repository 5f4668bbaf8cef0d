import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { priceWithTaxes } from '@/domain/price';
import { priceBeforeTaxes } from '@/domain/price-triangle';
import { groupedDecimal } from '@/domain/typed-decimal';
import { useFieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { decimalReader } from '@/modules/form-fields/value-rules';
import { m } from '@/text/generated/messages';
import { decimalRules } from './decimal-rules';
import { moneyText } from '@/text/amount-text';
import classes from './product-form.module.css';
import { paidPriceField } from './product-fields';
import { taxName } from '../product-words';
import type { AppliedTaxes } from './use-applied-taxes';

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
    <div>
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
        classNames={{ input: classes.number, error: classes.wrong }}
        disabled={taxes === null}
        value={isTyped ? typed.text : groupedDecimal(worked)}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <p className={classes.paidNote}>
        {isTyped && typed.price !== ''
          ? m.product_form_paid_converted({ price: moneyText(typed.price) })
          : null}
      </p>
    </div>
  );
}
