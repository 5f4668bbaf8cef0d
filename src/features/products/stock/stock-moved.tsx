import { IconArrowsExchange } from '@tabler/icons-react';
import Big from 'big.js';
import type { SeenProduct } from '@/api/products/reread';
import { OutcomeFrame } from '@/modules/outcome-panel/outcome-frame';
import { useFocusOnArrival } from '@/modules/outcome-panel/use-focus-on-arrival';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { amountText } from '@/text/amount-text';
import { readMoment } from '../checked-update/reread-words';
import { stepOf, differenceText, stockText } from './stock-change';
import type { StockIntent } from './stock-form';
import classes from './stock.module.css';

interface Props {
  intent: StockIntent;
  /** As it was when it was decided what to type. */
  seen: SeenProduct;
  now: SeenProduct;
  onDecide: (intent: StockIntent) => void;
  onBack: () => void;
}

/** The stock moved while the change was typed: what was meant can now be two things, and only a person knows which. */
export function StockMoved({ intent, seen, now, onDecide, onBack }: Props) {
  const arrive = useFocusOnArrival();
  const then = stepOf(seen.product.availability, { way: 'counted', quantity: intent.to });
  const same = stepOf(now.product.availability, { way: 'counted', quantity: intent.to });
  const shifted =
    then === null || then.difference === null
      ? null
      : stepOf(now.product.availability, { way: 'difference', quantity: then.difference });
  const isThere = same?.difference === '0';
  return (
    <OutcomeFrame
      tone="warn"
      icon={IconArrowsExchange}
      title={m.stock_moved_title()}
      focusRef={arrive}
      actions={
        <>
          <Button size="xs" variant="default" onClick={onBack}>
            {m.review_back()}
          </Button>
          {same === null || isThere ? null : (
            <Button size="xs" variant="default" onClick={() => onDecide(intent)}>
              {m.stock_moved_to({
                after: amountText(same.after),
                change: same.difference === null ? '' : differenceText(same.difference),
              })}
            </Button>
          )}
          {shifted === null || isZero(shifted.difference) ? null : (
            <Button
              size="xs"
              variant="default"
              onClick={() => onDecide({ ...intent, to: shifted.after })}
            >
              {m.stock_moved_by({
                change: differenceText(shifted.difference ?? ''),
                after: amountText(shifted.after),
              })}
            </Button>
          )}
        </>
      }
    >
      <p>{m.stock_moved_body()}</p>
      <dl className={classes.three}>
        <div>
          <dt>{m.stock_three_opened({ time: readMoment(seen.readAt) })}</dt>
          <dd>{stockText(then?.before ?? null)}</dd>
        </div>
        <div>
          <dt>{m.stock_three_now({ time: readMoment(now.readAt) })}</dt>
          <dd>{stockText(same?.before ?? null)}</dd>
        </div>
        <div>
          <dt>{m.stock_three_typed()}</dt>
          <dd>
            {amountText(intent.to)}
            {then === null || then.difference === null ? null : (
              <small> ({differenceText(then.difference)})</small>
            )}
          </dd>
        </div>
      </dl>
      {isThere ? <p>{m.stock_moved_there()}</p> : null}
    </OutcomeFrame>
  );
}

const isZero = (difference: string | null) => difference !== null && new Big(difference).eq(0);
