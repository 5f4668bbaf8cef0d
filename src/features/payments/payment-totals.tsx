import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { countOverpaid, readAmount, sumOfParts, type KnownPayables } from './parts';
import { paymentForm, type PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';

const { Field } = paymentForm;

interface Props {
  form: PaymentFormReturn;
  known: KnownPayables;
}

/** What the rows come to beside what the paper says; the difference is what one works on. */
export function PaymentTotals({ form, known }: Props) {
  return (
    <section className={shared.totals} aria-label={m.payments_totals()}>
      <div className={shared.column}>
        <Field name="paper" />
        <Overpaid form={form} known={known} />
      </div>
      <Sum form={form} />
    </section>
  );
}

/** It hears of the rows alone: a key in another field reads none of them. */
function Overpaid({ form, known }: Props) {
  const parts = useWatch({ control: form.control, name: 'allocations' });
  const over = countOverpaid(parts, known);
  if (over === 0) return null;
  return (
    <>
      <p className={classes.wrong}>{m.payments_over_rest({ count: over })}</p>
      <Field name="reason" />
    </>
  );
}

function Sum({ form: { control } }: Pick<Props, 'form'>) {
  const sum = useWatch({ control, name: 'allocations', compute: sumOfParts });
  const paper = useWatch({ control, name: 'paper', compute: readAmount });
  return (
    <dl className={shared.sums}>
      <div className={shared.sum}>
        <dt>{m.payments_sum()}</dt>
        <dd>{moneyText(sum)}</dd>
      </div>
      {paper === '' ? null : <Difference left={new Big(paper).minus(sum)} />}
    </dl>
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
