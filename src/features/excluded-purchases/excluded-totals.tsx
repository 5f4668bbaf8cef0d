import { useWatch } from 'react-hook-form';
import { lineRules } from '@/domain/purchase/line';
import { readDecimal, type DecimalRule } from '@/domain/typed-decimal';
import { m } from '@/text/generated/messages';
import { excludedForm, sumFacts, sumsOf, type ExcludedFormReturn } from './excluded-form';
import classes from './excluded.module.css';

const { Field } = excludedForm;
const cents: DecimalRule = { decimals: 2, most: '999999999.99', least: 'zero' };

/** What cannot be read counts for nothing until it can. */
function amountOf(typed: string, rule: DecimalRule): string {
  const reading = readDecimal(typed, rule);
  return 'value' in reading ? reading.value : '';
}

/** What the lines come to, what is withheld by which formula, and what the supplier is paid. */
export function ExcludedTotals({ form }: { form: ExcludedFormReturn }) {
  const [lines, own] = useWatch({ control: form.control, name: ['lines', 'ownWithholding'] });
  const sums = sumsOf({
    lines: lines.map((row) => ({
      ...row,
      quantity: amountOf(row.quantity, lineRules.quantity),
      price: amountOf(row.price, lineRules.price),
    })),
    ownWithholding: amountOf(own, cents),
  });
  return (
    <section className={classes.totals} aria-label={m.purchases_totals()}>
      <div className={classes.column}>
        <Field name="ownWithholding" />
        <Field name="reason" />
      </div>
      <div>
        <dl className={classes.sums}>
          {sumFacts({ sums, reason: '' }).map(({ label, value }) => (
            <div key={label} className={classes.sum}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.quiet}>{m.excluded_purchases_prices_stay()}</p>
      </div>
    </section>
  );
}
