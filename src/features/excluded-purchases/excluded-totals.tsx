import { useWatch } from 'react-hook-form';
import { lineRules } from '@/domain/purchase/line';
import { readDecimal, type DecimalRule } from '@/domain/typed-decimal';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { Sums } from '@/modules/purchase-form/sums';
import { m } from '@/text/generated/messages';
import { excludedForm, sumFacts, sumsOf, type ExcludedFormReturn } from './excluded-form';

const { Field } = excludedForm;
const cents: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };

/** What cannot be read counts for nothing until it can. */
function amountOf(typed: string, rule: DecimalRule): string {
  const reading = readDecimal(typed, rule);
  return 'value' in reading ? reading.value : '';
}

/** What is withheld where it is not what the formula says, and why. */
export function ExcludedTotals() {
  return (
    <section className={shared.totals} aria-label={m.purchases_totals()}>
      <div className={shared.column}>
        <Field name="ownWithholding" />
        <Field name="reason" />
      </div>
    </section>
  );
}

/** What the lines come to, what is withheld by which formula, and what the supplier is paid. */
export function ExcludedSums({ form }: { form: ExcludedFormReturn }) {
  const [lines, own] = useWatch({ control: form.control, name: ['lines', 'ownWithholding'] });
  const sums = sumsOf({
    lines: lines.map((row) => ({
      ...row,
      quantity: amountOf(row.quantity, lineRules.quantity),
      price: amountOf(row.price, lineRules.price),
    })),
    ownWithholding: amountOf(own, cents),
  });
  return <Sums of={sumFacts({ sums, reason: '' })} />;
}
