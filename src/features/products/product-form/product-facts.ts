import type { NewProduct } from '@/api/products/write-schemas';
import type { Tax } from '@/api/taxes/schemas';
import { isShareOfPrice } from '@/api/taxes/schemas';
import { shortIdentifier } from '@/domain/identifier';
import { priceWithTaxes } from '@/domain/price';
import { marginFromPrice } from '@/domain/price-triangle';
import type { Fact } from '@/modules/receipt/fact-list';
import { m } from '@/text/generated/messages';
import { amountText, moneyText, percentText } from '@/text/amount-text';
import { compositionWords, kindWords, treatmentWords } from './choice-words';
import { readPortions } from './portion-doubts';
import { portionInWords } from './portion-words';
import { taxName } from './tax-words';
import type { ProductNames } from './use-product-names';

interface Known {
  names: ProductNames;
  /** Of the branch; null while they are not known. */
  taxes: readonly Tax[] | null;
}

/** What a new product is, value by value; what was left empty is quiet. */
export function newProductFacts(product: NewProduct, known: Known): Fact[] {
  const { names } = known;
  const text = (label: string, value: string | null): Fact =>
    value ? { label, value } : { label, value: m.common_not_told(), quiet: true };
  const shown = (
    label: string,
    digits: string,
    words: (digits: string) => string,
    otherwise: string | null = null,
  ) => text(label, digits === '' ? otherwise : words(digits));
  const keepsStock = product.kind !== 'service';
  return [
    text(m.product_form_sku(), product.sku),
    text(m.product_form_name(), product.name),
    text(m.product_form_kind(), kindWords[product.kind]()),
    text(m.product_form_composition(), compositionWords[product.composition]()),
    shown(m.product_form_category(), product.categoryId, names.category),
    shown(m.product_form_unit(), product.measurementId, names.unit),
    text(m.product_form_treatment(), treatmentWords[product.taxTreatment]()),
    text(m.product_form_taxes(), product.taxIds.map((id) => nameOf(id, known)).join(', ')),
    shown(m.product_form_cost(), product.cost, moneyText),
    shown(m.product_form_margin(), product.margin, percentText, workedMargin(product)),
    shown(m.product_form_price(), product.price, moneyText),
    ...paidFacts(product, known),
    ...(keepsStock
      ? [
          shown(m.product_form_opening(), product.availability, amountText),
          shown(m.product_form_limit(), product.limitAvailability, amountText),
        ]
      : []),
    ...portionFacts(product),
    ...product.prices.map(({ priceListId, price }) => ({
      label: m.product_form_price_in({ list: names.priceList(priceListId) }),
      value: moneyText(price),
    })),
  ];
}

/** The margin that stood in the form: it follows from cost and price, and is not sent. */
function workedMargin({ cost, price }: NewProduct): string | null {
  const worked = marginFromPrice(cost, price);
  return 'margin' in worked ? m.product_form_worked({ value: percentText(worked.margin) }) : null;
}

/** A tax by its name, or the beginning of its id while no list names it. */
export function nameOf(id: string, { taxes }: Pick<Known, 'taxes'>): string {
  const tax = taxes?.find((one) => one.id === id);
  return tax === undefined ? shortIdentifier(id) : taxName(tax);
}

/** What a customer pays, where all of its taxes are a known share of the price. */
function paidFacts({ price, taxIds }: NewProduct, { taxes }: Known): Fact[] {
  const known = taxIds.map((id) => taxes?.find((tax) => tax.id === id));
  const fractions = known.flatMap((tax) => (tax && isShareOfPrice(tax) ? [tax.fraction] : []));
  if (fractions.length < taxIds.length) return [];
  return [{ label: m.product_form_paid(), value: moneyText(priceWithTaxes(price, fractions)) }];
}

function portionFacts({ composition, baseUnitQuantity, portions, cost }: NewProduct): Fact[] {
  if (composition !== 'portions') return [];
  const readings = readPortions(portions, { base: baseUnitQuantity, cost });
  return [
    { label: m.product_form_base(), value: amountText(baseUnitQuantity) },
    ...portions.map(({ name, unitQuantity, price }, index) => {
      const reading = readings[index];
      const fits = reading === undefined ? null : portionInWords(reading);
      const what = m.product_form_portion_of({
        count: Number(unitQuantity),
        quantity: amountText(unitQuantity),
        price: moneyText(price),
      });
      return {
        label: m.product_form_portion_named({ name }),
        value: fits === null ? what : `${what}. ${fits}`,
      };
    }),
  ];
}
