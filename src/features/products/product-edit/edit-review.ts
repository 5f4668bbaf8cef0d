import { currentProfile } from '@/api/core/profile';
import type { SeenProduct } from '@/api/products/reread';
import { productFieldOrder } from '@/api/products/reread-moved';
import { productKindOf, type Product } from '@/api/products/schemas';
import type { Tax } from '@/api/taxes/schemas';
import { decimalText } from '@/domain/decimal-text';
import { present } from '@/domain/present';
import { marginFromPrice } from '@/domain/price-triangle';
import { readClock } from '@/modules/business-day/moments';
import type { Fact } from '@/ui/layout/fact-list';
import type { ReviewWords } from '@/modules/review-panel/review-panel';
import { amountText, moneyText, percentText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { isolate, isolateLast } from '@/text/isolate';
import {
  leftOutOf,
  portionDoubts,
  priceDoubts,
  quantityDoubts,
  retiredDoubts,
  skuDoubts,
} from '../product-form/product-doubts';
import { treatmentWords } from '../product-form/product-fields';
import { lacksVat } from '../product-form/vat';
import { productRow, treatmentOf, find, type ProductReferences } from '../product-row';
import { itemName, knownInWords, productName } from '../product-words';
import { readWhen } from '../checked-update/reread-words';
import type { CheckState } from '../checked-update/use-checked-update';
import { touchedFields, withEdit, type ProductEdit } from './edit-changes';
import { fieldLabel, fieldText } from './field-words';

interface About {
  /** As it was read last. */
  seen: SeenProduct;
  branch: string;
  checkState: CheckState;
  references: ProductReferences;
  branchName: (id: string) => string;
  /** Another product that has the SKU already, as far as they were read. */
  taken: Product | null;
}

export function editReview(edit: ProductEdit, about: About): ReviewWords {
  const { seen, branch, checkState } = about;
  return {
    sentences: present(
      m.product_edit_review({
        name: isolate(productName(seen.product)),
        branch: isolateLast(branch),
      }),
      checkState === 'moved' && m.product_edit_review_moved(),
      checkState === 'unchecked' &&
        m.product_edit_review_unchecked({ when: readWhen(seen.readAt) }),
      repeatedStock(about),
      currentProfile().omittedOnUpdate === 'unknown'
        ? m.product_edit_review_repeats()
        : m.product_edit_review_changes_only(),
    ),
    doubts: editDoubts(edit, about),
    facts: changeFacts(edit, about),
    notSent: leftOut(edit, about),
    action: m.product_edit_action({ name: isolate(productName(seen.product)) }),
  };
}

/** Every change, from what it is to what it becomes. */
function changeFacts(edit: ProductEdit, { seen, branch, references, branchName }: About): Fact[] {
  const { product } = seen;
  const { changes } = edit;
  const wished = withEdit(product, edit);
  const touched = touchedFields(product, edit);
  const text = (field: (typeof productFieldOrder)[number], of: typeof product) =>
    isolate(fieldText(field, of, references));
  const list = (count: number) => m.product_edit_replaced({ rows: formatQuantity(count) });
  const { portions, prices, branchId } = changes;
  return present<Fact>(
    ...productFieldOrder
      .filter((field) => touched.has(field))
      .map((field) => ({
        label: fieldLabel(field),
        value: fromTo(text(field, product), text(field, wished)),
      })),
    ...priceFacts(edit, product, references),
    portions && { label: m.product_form_portions(), value: list(portions.portions.length) },
    portions && { label: m.product_form_base(), value: amountText(portions.baseUnitQuantity) },
    ...(portions?.portions ?? []).map(({ name, unitQuantity, price }) => ({
      label: `· ${name}`,
      value: `${amountText(unitQuantity)} · ${moneyText(price)}`,
    })),
    prices && { label: m.product_form_list_prices(), value: list(prices.length) },
    branchId !== undefined && {
      label: m.product_edit_branch(),
      value: fromTo(isolate(branch), isolate(branchName(branchId))),
    },
  );
}

/** What was shown or typed of a price and is not sent as such: its margin, and what a customer pays. */
function priceFacts(edit: ProductEdit, product: Product, references: ProductReferences): Fact[] {
  const { changes } = edit;
  const wished = withEdit(product, edit);
  const isMoved = changes.price !== undefined || changes.cost !== undefined;
  const margin = (of: Product) => {
    const worked = marginFromPrice(of.cost ?? '', of.price ?? '');
    return 'margin' in worked ? percentText(worked.margin) : m.common_not_told();
  };
  const paid = (of: Product) =>
    knownInWords(productRow(of, references).taxed, ({ amount }) => moneyText(amount));
  const worked = m.product_form_worked({ value: fromTo(margin(product), margin(wished)) });
  const [before, after] = [paid(product), paid(wished)];
  const shownMargin =
    changes.margin === undefined ? isMoved && worked : percentText(changes.margin);
  return present<Fact>(
    shownMargin !== false && { label: m.product_form_margin(), value: shownMargin },
    before !== after && { label: m.product_form_paid(), value: fromTo(before, after) },
  );
}

const fromTo = (from: string, to: string) => `${from} → ${to}`;

/** What one might expect to be sent: each line says what becomes of it. */
function leftOut({ changes, taxes, emptied, lacksPrices }: ProductEdit, about: About): string[] {
  const { product } = about.seen;
  const hasStock = product.productType === null || productKindOf(product.productType) !== 'service';
  const repeats = currentProfile().availabilityOnUpdate === 'reread';
  const isUnrepeated = hasStock && repeats && about.checkState === 'unchecked';
  const keepsPortions = changes.portions === undefined && isOfPortions(product);
  return present(
    hasStock && !repeats && m.product_edit_stock_left_out(),
    isUnrepeated && m.product_edit_stock_unrepeated(),
    taxes.way === 'leave' && m.product_edit_taxes_left_out(),
    keepsPortions && m.product_edit_portions_left_out(),
    changes.prices === undefined && m.product_edit_prices_left_out(),
    lacksPrices && m.product_edit_prices_untyped(),
    ...emptied.map((field) => m.product_edit_emptied({ field: fieldLabel(field) })),
  );
}

/** A service that forgets what it is not sent is told the stock again: the one just read, and never another. */
function repeatedStock({ seen, checkState }: About): string | null {
  const { availability } = seen.product;
  const repeats = currentProfile().availabilityOnUpdate === 'reread' && checkState !== 'unchecked';
  if (!repeats || availability === null) return null;
  const stock = amountText(decimalText(availability));
  return m.product_edit_stock_repeated({ stock, time: readClock(seen.readAt) });
}

/** What is odd about what a product becomes, where the edit touches it. */
function editDoubts(edit: ProductEdit, about: About): string[] {
  const { changes, taxes } = edit;
  const { product } = about.seen;
  const wished = withEdit(product, edit);
  const isPriced = [changes.price, changes.cost, changes.margin].some((it) => it !== undefined);
  const cost = wished.cost ?? '';
  const { portions = [], baseUnitQuantity: base = '' } = changes.portions ?? {};
  const priced = {
    cost,
    price: wished.price ?? '',
    margin: changes.margin ?? null,
    leftOut: leftOutOf(wished.taxIds ?? [], knownTaxes(wished, about.references)),
  };
  const losesPortions = isOfPortions(product) && changes.composition !== undefined;
  return present(
    ...(changes.sku === undefined ? [] : skuDoubts(changes.sku, about.taken)),
    ...retiredDoubts(changes, namesIn(about.references)),
    ...(isPriced || taxes.way === 'choose' ? priceDoubts(priced) : []),
    ...taxDoubts(edit, wished, about.references),
    losesPortions && m.product_edit_portions_lost(),
    ...quantityDoubts(m.product_form_limit(), changes.limitAvailability ?? ''),
    ...portionDoubts(portions, { base, cost }),
  );
}

/** What catalogs call the ids of a product. */
function namesIn({ categories, units }: ProductReferences) {
  return {
    category: (id: string) => knownInWords(find(categories, id), itemName),
    unit: (id: string) => knownInWords(find(units, id), itemName),
    isRetired: (id: string) =>
      [find(categories, id), find(units, id)].some((item) => 'value' in item && item.value.retired),
  };
}

/** Composed of portions, in either of the service's words for it. */
const isOfPortions = ({ compositionType }: Product) =>
  compositionType === 'portions' || compositionType === 'with_portions';

/** Taxes that do not go with how the product is taxed. */
function taxDoubts(
  { changes, taxes }: ProductEdit,
  wished: Product,
  references: ProductReferences,
): string[] {
  if (taxes.way === 'remove-all') return [m.product_edit_review_untaxed()];
  const treatment = treatmentOf(wished);
  const { taxIds } = wished;
  if (treatment === null || taxIds === null) return [];
  if (taxes.way === 'leave' && changes.taxTreatment === undefined) return [];
  const hasTaxes = taxIds.length > 0;
  if (hasTaxes && treatment === 'taxed') {
    const lacks = taxes.way === 'leave' && lacksVat(taxIds, listed(references.taxes));
    return lacks ? [m.product_edit_kept_lack_vat()] : [];
  }
  if (!hasTaxes && treatment !== 'taxed') return [];
  if (!hasTaxes) return [m.product_edit_taxed_lacks()];
  return taxes.way === 'leave'
    ? [m.product_edit_untaxed_keeps()]
    : [m.product_form_untaxed_with({ treatment: treatmentWords[treatment]() })];
}

const listed = (taxes: ProductReferences['taxes']): readonly Tax[] =>
  taxes.status === 'ready' ? [...taxes.byId.values()] : [];

function knownTaxes({ taxIds }: Product, { taxes }: ProductReferences) {
  return (taxIds ?? []).flatMap((id) => {
    const tax = find(taxes, id);
    return 'value' in tax ? [tax.value] : [];
  });
}
