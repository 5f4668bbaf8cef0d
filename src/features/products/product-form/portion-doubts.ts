import Big from 'big.js';
import { plainText } from '@/domain/search-text';
import { readDecimal } from '@/domain/typed-decimal';
import { amountText, moneyText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { decimalRules } from './decimal-rules';
import type { TypedPortion } from './product-fields';

/** What looks wrong about a portion; nothing documented forbids it. */
type PortionDoubt =
  | 'negative-quantity'
  | 'zero-quantity'
  | 'does-not-fit'
  | 'same-name'
  | 'negative-price'
  | 'zero-price'
  | 'below-cost';

/** A portion as far as it can be read. */
export interface PortionReading {
  /** Whole portions in the base quantity; null where that cannot be said. */
  fits: string | null;
  /** Base units that are left over then. */
  rest: string | null;
  /** Its share of the product's cost, in cents or less; null without a cost. */
  costShare: string | null;
  doubts: PortionDoubt[];
}

/** Reads the portions of a form against its base quantity and its cost; texts that are no numbers (yet) are left out of it. */
export function readPortions(
  portions: readonly TypedPortion[],
  { base, cost }: { base: string; cost: string },
): PortionReading[] {
  const whole = numberOf(base);
  const paid = numberOf(cost);
  const names = portions.map(({ name }) => plainText(name).trim());
  return portions.map((portion, index) => {
    const quantity = numberOf(portion.unitQuantity);
    const price = numberOf(portion.price);
    const isPart = whole?.gt(0) === true && quantity?.gt(0) === true;
    const share = isPart && paid !== null ? paid.times(quantity).div(whole) : null;
    const name = names[index] ?? '';
    const doubts: (PortionDoubt | false)[] = [
      quantity?.lt(0) === true && 'negative-quantity',
      quantity?.eq(0) === true && 'zero-quantity',
      isPart && quantity.gt(whole) && 'does-not-fit',
      name !== '' && names.indexOf(name) !== index && 'same-name',
      price?.lt(0) === true && 'negative-price',
      price?.eq(0) === true && 'zero-price',
      share !== null && price?.gt(0) === true && price.lt(share) && 'below-cost',
    ];
    const fits = isPart ? whole.div(quantity).round(0, Big.roundDown) : null;
    return {
      fits: fits?.toFixed() ?? null,
      rest: isPart && fits !== null ? whole.minus(fits.times(quantity)).toFixed() : null,
      costShare: share?.round(4, Big.roundHalfUp).toFixed() ?? null,
      doubts: doubts.filter((doubt) => doubt !== false),
    };
  });
}

function numberOf(typed: string): Big | null {
  const reading = readDecimal(typed, decimalRules.anyAmount);
  return 'value' in reading ? new Big(reading.value) : null;
}

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
