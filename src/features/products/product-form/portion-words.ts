import { m } from '@/text/generated/messages';
import { amountText, moneyText } from '@/text/amount-text';
import type { PortionDoubt, PortionReading } from './portion-doubts';

/** How many fit, and what one costs; null while neither is known. */
export function portionInWords({ fits, rest, costShare }: PortionReading): string | null {
  if (fits === null || rest === null) return null;
  const told = { count: Number(fits), fits: amountText(fits), rest: amountText(rest) };
  return [
    rest === '0' ? m.product_form_portion_fits(told) : m.product_form_portion_fits_rest(told),
    ...(costShare === null ? [] : [m.product_form_portion_cost({ cost: moneyText(costShare) })]),
  ].join(' ');
}

export const portionDoubtWords: Record<PortionDoubt, () => string> = {
  'negative-quantity': m.product_form_portion_negative,
  'zero-quantity': m.product_form_portion_zero,
  'does-not-fit': m.product_form_portion_too_large,
  'same-name': m.product_form_portion_same_name,
  'negative-price': m.product_form_portion_negative_price,
  'zero-price': m.product_form_portion_zero_price,
  'below-cost': m.product_form_portion_below_cost,
};
