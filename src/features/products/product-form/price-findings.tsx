import { IconAlertTriangle } from '@tabler/icons-react';
import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import {
  isBelowCost,
  marginFromPrice,
  markupFromPrice,
  priceFromMargin,
  type TriangleGap,
} from '@/domain/price-triangle';
import { readDecimal } from '@/domain/typed-decimal';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { moneyText, percentText } from './amount-text';
import { decimalRules } from './decimal-rules';
import type { ProductForm } from './form-type';
import type { AppliedTaxes } from './use-applied-taxes';
import classes from './product-form.module.css';

interface Props {
  form: ProductForm;
  /** Exact digits; `''` where there is none. */
  cost: string;
  price: string;
  applied: AppliedTaxes | null;
}

/** What price and cost come to, which of them was computed, and what is odd about them; nothing here stops anybody. */
export function PriceFindings({ form, cost, price, applied }: Props) {
  const [priceFrom, margin] = useWatch({ control: form.control, name: ['priceFrom', 'margin'] });
  const gap = gapOf({ cost, price, margin: priceFrom === 'margin' ? margin : null });
  const doubts = [
    ...(gap === null ? [] : [gapWords[gap]()]),
    ...(isBelowCost(cost, price)
      ? [m.product_form_below_cost({ loss: moneyText(new Big(cost).minus(price).toFixed()) })]
      : []),
    ...(price !== '' && new Big(price).eq(0) ? [m.product_form_price_zero()] : []),
    ...(applied !== null && applied.leftOut > 0
      ? [m.product_form_taxes_left_out({ count: applied.leftOut })]
      : []),
  ];
  const relation = relationOf(cost, price);
  return (
    <div className={classes.findings} aria-live="polite">
      {relation === null ? null : <p>{relation}</p>}
      {doubts.length === 0 ? null : (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** Profit as a part of the price and of the cost: people mean either by "margin". */
function relationOf(cost: string, price: string): string | null {
  const margin = marginFromPrice(cost, price);
  const markup = markupFromPrice(cost, price);
  if (!('margin' in margin) || !('markup' in markup)) return null;
  return m.product_form_relation({
    profit: moneyText(new Big(price).minus(cost).toFixed()),
    margin: percentText(margin.margin),
    markup: percentText(markup.markup),
  });
}

interface Told {
  cost: string;
  price: string;
  /** As typed; null where the price leads. */
  margin: string | null;
}

/** Why nothing could be computed, where somebody may be waiting for it. */
function gapOf({ cost, price, margin }: Told): TriangleGap | null {
  if (margin !== null) {
    const reading = readDecimal(margin, decimalRules.margin);
    if (!('value' in reading)) return null;
    const computed = priceFromMargin(cost, reading.value);
    return 'gap' in computed ? computed.gap : null;
  }
  if (cost === '' || price === '') return null;
  const markup = markupFromPrice(cost, price);
  return 'gap' in markup ? markup.gap : null;
}

const gapWords: Record<TriangleGap, () => string> = {
  'no-cost': m.product_form_gap_no_cost,
  'negative-cost': m.product_form_gap_zero_cost,
  'zero-cost': m.product_form_gap_zero_cost,
  'whole-margin': m.product_form_margin_whole,
  'no-price': m.product_form_gap_no_price,
  'no-positive-price': m.product_form_price_zero,
};
