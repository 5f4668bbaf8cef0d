import { useWatch } from 'react-hook-form';
import type { SeenProduct } from '@/api/products/reread';
import { decimalText } from '@/domain/decimal-text';
import { readDecimal } from '@/domain/typed-decimal';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import type { ControlOf } from '@/modules/form/declare-form';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { LongText } from '@/ui/layout/long-text';
import { amountText } from '@/text/amount-text';
import { readWhen } from '../checked-update/reread-words';
import { productName } from '../product-words';
import {
  doubtOf,
  stepOf,
  stockRule,
  differenceText,
  doubtInWords,
  stockText,
  type StockStep,
} from './stock-change';
import { stockForm } from './stock-form';
import classes from './stock.module.css';

const { Field } = stockForm;

interface Props {
  control: ControlOf<typeof stockForm>;
  /** What the change starts from, and the same as it was read last. */
  seen: SeenProduct;
  latest: SeenProduct;
}

/** How much there is, how much there will be, and why. */
export function StockFields({ control, seen, latest }: Props) {
  const stock = seen.product.availability;
  const [way, quantity] = useWatch({ control, name: ['way', 'quantity'] });
  const reading = readDecimal(quantity, stockRule);
  const step = 'value' in reading ? stepOf(stock, { way, quantity: reading.value }) : null;
  const doubt = step && doubtOf(step);
  return (
    <>
      <div className={classes.subject}>
        <LongText>{productName(seen.product)}</LongText>{' '}
        {seen.product.sku === null ? null : <small>SKU {seen.product.sku}</small>}
      </div>
      <MovedSince seen={seen} latest={latest} />
      {stock === null ? <Notice tone="warn">{m.stock_not_told()}</Notice> : <Field name="way" />}
      <Field name="quantity" />
      <Preview step={step} stock={stock} readAt={seen.readAt} />
      {step === null || doubt === null ? null : (
        <ConfirmField
          control={control}
          name="confirmed"
          what={step.after}
          label={m.stock_confirm_to({ quantity: amountText(step.after) })}
        >
          <p>{doubtInWords(doubt, step)}</p>
        </ConfirmField>
      )}
      <Field name="reason" />
      <Notice tone="info">{m.stock_adjustment()}</Notice>
    </>
  );
}

/** A draft may start from a stock that is not there any more: the review asks what is meant, and nobody is surprised by it. */
function MovedSince({ seen, latest }: Omit<Props, 'control'>) {
  const [before, now] = [seen.product.availability, latest.product.availability];
  if (latest.readAt <= seen.readAt || before === now) return null;
  return (
    <Notice tone="warn">
      {m.stock_moved_since({
        before: stockText(before === null ? null : decimalText(before)),
        when: readWhen(seen.readAt),
        now: stockText(now === null ? null : decimalText(now)),
      })}
    </Notice>
  );
}

interface PreviewProps {
  step: StockStep | null;
  stock: number | null;
  readAt: number;
}

/** Before, after and the difference, in the biggest figures of the page. */
function Preview({ step, stock, readAt }: PreviewProps) {
  const before = stepOf(stock, { way: 'counted', quantity: '0' })?.before ?? null;
  return (
    <dl className={classes.preview} aria-live="polite">
      <div>
        <dt>{m.stock_before_at({ when: readWhen(readAt) })}</dt>
        <dd data-quiet={before === null || undefined}>{stockText(before)}</dd>
      </div>
      <div>
        <dt>{m.stock_after()}</dt>
        <dd data-quiet={step === null || undefined}>
          {step === null ? m.stock_untyped() : amountText(step.after)}
        </dd>
      </div>
      <div>
        <dt>{m.stock_difference()}</dt>
        <dd data-quiet={step === null || step.difference === null || undefined}>
          {step === null
            ? m.stock_untyped()
            : step.difference === null
              ? m.stock_difference_unknown()
              : differenceText(step.difference)}
        </dd>
      </div>
    </dl>
  );
}
