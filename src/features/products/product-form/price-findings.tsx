import { IconAlertTriangle } from '@tabler/icons-react';
import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import { marginFromPrice, markupFromPrice } from '@/domain/price-triangle';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { moneyText, percentText } from '@/text/amount-text';
import type { ProductForm } from './product-fields';
import { priceDoubts } from './product-doubts';
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
  const doubts = priceDoubts({
    cost,
    price,
    margin: priceFrom === 'margin' ? margin : null,
    leftOut: applied?.leftOut ?? 0,
  });
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
