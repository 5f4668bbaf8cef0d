import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { overpaid, readAmount, sumOfParts, type KnownPayables } from './parts';
import { paymentForm, type PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';

const { Field } = paymentForm;

/** What the rows come to beside what the paper says; the difference is what one works on. */
export function PaymentTotals({ form, known }: { form: PaymentFormReturn; known: KnownPayables }) {
  const [parts, typed] = useWatch({ control: form.control, name: ['allocations', 'paper'] });
  const sum = sumOfParts(parts);
  const paper = readAmount(typed);
  const over = overpaid(parts, known);
  return (
    <section className={shared.totals} aria-label={m.payments_totals()}>
      <div className={shared.column}>
        <Field name="paper" />
        {over.length === 0 ? null : (
          <>
            <p className={classes.wrong}>{m.payments_over_rest({ count: over.length })}</p>
            <Field name="reason" />
          </>
        )}
      </div>
      <dl className={shared.sums}>
        <div className={shared.sum}>
          <dt>{m.payments_sum()}</dt>
          <dd>{moneyText(sum)}</dd>
        </div>
        {paper === '' ? null : <Difference left={new Big(paper).minus(sum)} />}
      </dl>
    </section>
  );
}

function Difference({ left }: { left: Big }) {
  if (left.eq(0)) {
    return (
      <div className={shared.sum}>
        <dt>{m.payments_agrees()}</dt>
        <dd>{moneyText('0')}</dd>
      </div>
    );
  }
  return (
    <div className={`${shared.sum} ${classes.open}`}>
      <dt>{left.gt(0) ? m.payments_missing() : m.payments_too_much()}</dt>
      <dd>{moneyText(left.abs().toFixed(2))}</dd>
    </div>
  );
}
