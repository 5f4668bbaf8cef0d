import Big from 'big.js';
import type { Product, TaxTreatment } from '@/api/products/schemas';
import type { ProductChanges, ProductUpdate, TaxChange } from '@/api/products/write-schemas';
import { recognisedVat } from '@/api/taxes/recognised-vat';
import { isShareOfPrice } from '@/api/taxes/schemas';
import { changedPrice, isSameAmount, priceMove, type PriceGap } from '@/domain/bulk-price';
import { decimalText } from '@/domain/decimal-text';
import { present } from '@/domain/present';
import {
  taxedPrice,
  treatmentOf,
  find,
  type ProductReferences,
  type TaxedPrice,
  type Known,
} from '../product-row';
import type { RowChange } from './bulk-change';

/** What of a product a change may move, before or after it. Null is not told. */
export interface RowValues {
  price: string | null;
  /** What a customer pays. */
  paid: Known<TaxedPrice>;
  minimum: string | null;
  categoryId: string | null;
  treatment: TaxTreatment | null;
  taxIds: readonly string[] | null;
}

/** Why a row cannot be sent. */
export type RowProblem = PriceGap | 'no-stock' | 'lacks-vat';

/** What is to be looked at; the row can be sent all the same. */
export type RowWarning =
  | 'other-way'
  | 'huge-move'
  | 'below-cost'
  | 'zero-price'
  | 'large-move'
  | 'untaxed-with-taxes'
  | 'retired-category';

/** Rather a mistake than a wish: the row is left out until somebody ticks it. */
const holding: readonly RowWarning[] = ['other-way', 'huge-move'];

export const isHeld = ({ warnings }: CheckedRow) =>
  warnings.some((warning) => holding.includes(warning));

/** `unchanged`: it already is as wanted, and is not sent. */
export type RowState = 'ready' | 'unchanged' | 'blocked';

export interface CheckedRow {
  /** From 1: the row of the file, or the place in the list. */
  line: number;
  product: Product;
  before: RowValues;
  after: RowValues;
  /** How far the price moves, in percent; null where it does not, or from nothing known. */
  move: string | null;
  state: RowState;
  problems: readonly RowProblem[];
  warnings: readonly RowWarning[];
  update: ProductUpdate;
}

export interface CheckRules {
  references: ProductReferences;
  /** A price that moves further than this, in percent, is warned about. */
  largeMove: string;
}

/** Works out one row: what it would become, what stands against it, and what is worth a look. */
export function checkRow(
  line: number,
  product: Product,
  change: RowChange,
  { references, largeMove }: CheckRules,
): CheckedRow {
  const before = valuesOf(product, references);
  const treatment = change.treatment ?? before.treatment;
  const taxIds = taxesAfter(before.taxIds, change.taxes);
  const taxed: Product = {
    ...product,
    taxIds: taxIds === null ? null : [...taxIds],
    ...(change.treatment !== null && { taxMethod: wordOf[change.treatment] }),
  };
  const priced =
    change.price === null
      ? null
      : changedPrice(
          { price: product.price, cost: product.cost, fractions: fractionsOf(taxed, references) },
          change.price.change,
          change.price.rounding,
        );
  const price = priced !== null && 'price' in priced ? priced.price : before.price;
  const after: RowValues = {
    price,
    paid: paidOf({ ...taxed, price }, references),
    minimum: change.minimum ?? before.minimum,
    categoryId: change.categoryId ?? before.categoryId,
    treatment,
    taxIds,
  };
  const changes = differences(before, after);
  const taxes: TaxChange = sameIds(before.taxIds, taxIds) ? { way: 'leave' } : change.taxes;
  const movesTaxes = changes.taxTreatment !== undefined || taxes.way !== 'leave';
  const isUnchanged = Object.keys(changes).length === 0 && taxes.way === 'leave';
  const problems = present<RowProblem>(
    priced !== null && 'gap' in priced && priced.gap,
    changes.limitAvailability !== undefined && product.productType === 'service' && 'no-stock',
    movesTaxes && lacksVat(after, references) && 'lacks-vat',
  );
  const move = changes.price === undefined ? null : priceMove(before.price, changes.price);
  return {
    line,
    product,
    before,
    after,
    move,
    state: problems.length > 0 ? 'blocked' : isUnchanged ? 'unchanged' : 'ready',
    problems,
    warnings: [
      ...(priced !== null && 'price' in priced && goesOtherWay(change, before.price, priced.price)
        ? (['other-way'] as const)
        : []),
      ...(isUnchanged
        ? []
        : warningsOf({ product, change, after, changes, move, largeMove, references })),
    ],
    update: { loaded: product, changes, taxes, stock: { way: 'leave', justRead: null } },
  };
}

const wordOf: Record<TaxTreatment, string> = {
  taxed: 'is_taxed',
  exempt: 'is_exent',
  'not-subject': 'is_not_subject',
};

function valuesOf(product: Product, references: ProductReferences): RowValues {
  return {
    price: product.price,
    paid: paidOf(product, references),
    minimum: product.limitAvailability === null ? null : decimalText(product.limitAvailability),
    categoryId: product.categoryId,
    treatment: treatmentOf(product),
    taxIds: product.taxIds,
  };
}

function paidOf(product: Product, { taxes }: ProductReferences): Known<TaxedPrice> {
  return taxedPrice(product, product.taxIds?.map((id) => find(taxes, id)) ?? null);
}

/** A product's taxes as parts of its price; null where one is not known or is no part of it. */
function fractionsOf(product: Product, { taxes }: ProductReferences): string[] | null {
  if (product.taxIds === null) {
    const treatment = treatmentOf(product);
    return treatment === 'exempt' || treatment === 'not-subject' ? [] : null;
  }
  const fractions: string[] = [];
  for (const id of product.taxIds) {
    const tax = find(taxes, id);
    if ('lack' in tax || !isShareOfPrice(tax.value)) return null;
    fractions.push(tax.value.fraction);
  }
  return fractions;
}

function taxesAfter(before: readonly string[] | null, change: TaxChange): readonly string[] | null {
  switch (change.way) {
    case 'leave':
      return before;
    case 'choose':
      return change.ids;
    case 'remove-all':
      return [];
  }
}

function sameIds(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Only what becomes another value: an update with the rest would overwrite what somebody else changed meanwhile. */
function differences(before: RowValues, after: RowValues): ProductChanges {
  const moved = (from: string | null, to: string | null) =>
    to !== null && (from === null || !isSameAmount(from, to));
  return {
    ...(moved(before.price, after.price) && { price: after.price ?? '' }),
    ...(moved(before.minimum, after.minimum) && { limitAvailability: after.minimum ?? '' }),
    ...(after.categoryId !== null &&
      after.categoryId.toLowerCase() !== before.categoryId?.toLowerCase() && {
        categoryId: after.categoryId,
      }),
    ...(after.treatment !== null &&
      after.treatment !== before.treatment && { taxTreatment: after.treatment }),
  };
}

/** A taxed product has at least the VAT (API description, Product). */
function lacksVat(after: RowValues, { taxes }: ProductReferences): boolean {
  if (after.treatment !== 'taxed' || after.taxIds === null) return false;
  if (after.taxIds.length === 0) return true;
  if (taxes.status !== 'ready') return false;
  const vat = recognisedVat([...taxes.byId.values()]);
  return vat.length > 0 && !vat.some(({ id }) => after.taxIds?.includes(id));
}

function warningsOf(of: {
  product: Product;
  change: RowChange;
  after: RowValues;
  changes: ProductChanges;
  move: string | null;
  largeMove: string;
  references: ProductReferences;
}): RowWarning[] {
  const { product, change, after, changes, move, largeMove, references } = of;
  const isLarge = move !== null && new Big(move).abs().gt(largeMove);
  const isHuge = isLarge && isHugeMove(move, change);
  const price = changes.price === undefined ? null : new Big(changes.price);
  const category = find(references.categories, changes.categoryId ?? null);
  const isUntaxed = after.treatment === 'exempt' || after.treatment === 'not-subject';
  const told: Record<Exclude<RowWarning, 'other-way'>, boolean> = {
    'huge-move': isHuge,
    'zero-price': price?.eq(0) === true,
    'below-cost': price !== null && product.cost !== null && price.lt(product.cost),
    'large-move': isLarge && !isHuge,
    'untaxed-with-taxes': isUntaxed && (after.taxIds?.length ?? 0) > 0,
    'retired-category': 'value' in category && category.value.retired,
  };
  return (Object.keys(told) as (keyof typeof told)[]).filter((warning) => told[warning]);
}

/** More than twice the price, or less than half of it: rather a lost decimal point, unless a percentage of that size was asked for. */
function isHugeMove(move: string, { price }: RowChange): boolean {
  const wanted = price?.change.way === 'percent' ? new Big(price.change.percent).abs() : new Big(0);
  const moved = new Big(move);
  return (moved.gt(100) || moved.lt(-50)) && moved.abs().gt(wanted.times(2));
}

/** Rounded to where it was, or past it, although it was to rise or to fall. */
function goesOtherWay({ price }: RowChange, before: string | null, after: string): boolean {
  if (price === null || before === null) return false;
  const { change } = price;
  if (change.way !== 'percent' && change.way !== 'amount') return false;
  const wanted = new Big(change.way === 'percent' ? change.percent : change.amount);
  const moved = new Big(after).minus(before);
  // A price of zero stays one, whatever percentage is put on it.
  return !wanted.eq(0) && !new Big(before).eq(0) && moved.times(wanted).lte(0);
}
