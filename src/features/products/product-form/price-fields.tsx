import Big from 'big.js';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { directoryQueries } from '@/api/directory/queries';
import type { Tax } from '@/api/taxes/schemas';
import { marginFromPrice, markupFromPrice } from '@/domain/price-triangle';
import { groupedDecimal } from '@/domain/typed-decimal';
import { DirectoryField } from '@/modules/directory-picker/directory-field';
import { idOfText } from '@/modules/directory-picker/entry-options';
import { DecimalField } from '@/modules/form-fields/decimal-field';
import { Rows } from '@/modules/form/rows';
import { moneyText, percentText } from '@/text/amount-text';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { amountOf, marginOfPrice, priceOfMargin } from './decimal-rules';
import { PaidPrice, useAppliedTaxes, type AppliedTaxes } from './paid-price';
import { priceDoubts } from './product-doubts';
import { ProductField, setValues, type FieldsProps, type ProductForm } from './product-fields';
import classes from './product-form.module.css';

interface Props extends FieldsProps {
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
  /** The taxes the product has where they are left as they are; null where those are not known either. */
  keptTaxIds?: readonly string[] | null;
}

/**
 * Cost, margin and price: whichever of margin and price was typed last leads to the other, and the cost is never computed. Beside
 * them what a customer pays, which may be typed as well.
 */
export function PriceFields({ form, taxes, keptTaxIds = null }: Props) {
  const { control } = form;
  const [cost, margin, price, priceFrom] = useWatch({
    control,
    name: ['cost', 'margin', 'price', 'priceFrom'],
  });
  const applied = useAppliedTaxes({ form, taxes, keptTaxIds });
  const read = { cost: amountOf(cost), price: amountOf(price) };
  const isComputed = read.cost !== '' && read.price !== '';
  const isLed = priceFrom === 'margin' && priceOfMargin(read.cost, margin) !== null;
  return (
    <>
      <div className={classes.triangle}>
        <DecimalField
          control={control}
          name="cost"
          unit="money"
          onTyped={(text) => followCost(form, text)}
        />
        <DecimalField
          control={control}
          name="margin"
          unit="percent"
          note={isComputed && priceFrom === 'price' ? m.product_form_margin_computed() : null}
          onTyped={(text) => followMargin(form, text)}
        />
        <DecimalField
          control={control}
          name="price"
          unit="money"
          note={isComputed && isLed ? m.product_form_price_computed() : null}
          onTyped={(text) => takePrice(form, text)}
        />
        <PaidPrice
          price={read.price}
          taxes={applied}
          onPrice={(text) => {
            setValues(form, { price: groupedDecimal(text) });
            takePrice(form, text);
          }}
        />
      </div>
      <PriceFindings cost={read.cost} price={read.price} applied={applied} form={form} />
    </>
  );
}

function followCost(form: ProductForm, typed: string): void {
  const [priceFrom, price, margin] = form.getValues(['priceFrom', 'price', 'margin']);
  if (priceFrom === 'margin') setPriceOf(form, amountOf(typed), margin);
  else setMarginOf(form, amountOf(typed), amountOf(price));
}

function followMargin(form: ProductForm, typed: string): void {
  setValues(form, { priceFrom: 'margin' });
  setPriceOf(form, amountOf(form.getValues('cost')), typed);
}

function takePrice(form: ProductForm, typed: string): void {
  setValues(form, { priceFrom: 'price' });
  setMarginOf(form, amountOf(form.getValues('cost')), amountOf(typed));
}

/** What leads to no price leaves the one that stands there, and the findings say why. */
function setPriceOf(form: ProductForm, cost: string, typedMargin: string): void {
  const price = priceOfMargin(cost, typedMargin);
  if (price !== null) setValues(form, { price });
}

function setMarginOf(form: ProductForm, cost: string, price: string): void {
  setValues(form, { margin: marginOfPrice(cost, price) });
}

interface PriceFindingsProps {
  form: ProductForm;
  /** Exact digits; `''` where there is none. */
  cost: string;
  price: string;
  applied: AppliedTaxes | null;
}

/** What price and cost come to, which of them was computed, and what is odd about them; nothing here stops anybody. */
function PriceFindings({ form, cost, price, applied }: PriceFindingsProps) {
  const [priceFrom, margin] = useWatch({ control: form.control, name: ['priceFrom', 'margin'] });
  const doubts = priceDoubts({
    cost,
    price,
    margin: priceFrom === 'margin' ? margin : null,
    leftOut: applied?.leftOut ?? 0,
  });
  // A price that stands from before has nothing to do with a margin that leads to none.
  const isOlder = priceFrom === 'margin' && margin !== '' && priceOfMargin(cost, margin) === null;
  const relation = isOlder ? null : relationOf(cost, price);
  return (
    <div className={classes.findings} aria-live="polite">
      {relation === null ? null : <p>{relation}</p>}
      {doubts.length === 0 ? null : (
        <Notice tone="warn">
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

/** Prices of its own in price lists. The service lists none of those, so they are known by our address book or by a pasted id. */
export function ListPriceFields({ form: { control } }: { form: ProductForm }) {
  const { data: lists = [] } = useQuery(directoryQueries.list('price-list'));
  return (
    <>
      <p className={classes.quiet}>{m.product_form_lists_help()}</p>
      <Rows name="prices" readings={{ priceListId: (text) => idOfText(lists, text) }}>
        {(at) => (
          <>
            <DirectoryField control={control} name={at('priceListId')} kind="price-list" />
            <ProductField name={at('price')} />
          </>
        )}
      </Rows>
    </>
  );
}
