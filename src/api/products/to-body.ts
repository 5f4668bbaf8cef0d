import Big from 'big.js';
import { decimalText } from '@/domain/decimal-text';
import type { Profile } from '@/contract/profile';
import { given, neededNumber, numberPart, textPart } from '../core/body-parts';
import type { WireRecord, WireValue } from '../core/wire-json';
import { productKindOf, taxTreatmentOf, type Product } from './schemas';
import {
  compositionOf,
  compositionWord,
  productTypeWord,
  taxMethodWord,
  type ProductForm,
} from './words';
import type {
  ListPrice,
  NewProduct,
  Portion,
  ProductChanges,
  ProductUpdate,
  TaxChange,
} from './write-schemas';

type Settings = Pick<
  Profile,
  'productVocabulary' | 'marginUnit' | 'omittedOnUpdate' | 'availabilityOnUpdate'
>;

/** The body of a creation. What was left empty is left out, and so is what does not go with the kind or the composition. */
export function toCreateBody(product: NewProduct, settings: Settings): WireRecord {
  const { portions, prices, taxIds, availability, ...values } = product;
  const keepsStock = product.kind !== 'service';
  const hasPortions = product.composition === 'portions';
  return given({
    ...valueParts(values, 'create', settings),
    availability: keepsStock ? numberPart(availability) : undefined,
    limit_availability: keepsStock ? numberPart(product.limitAvailability) : undefined,
    tax_ids: taxIds.length > 0 ? taxIds : undefined,
    ...(hasPortions && portionParts({ ...product, portions })),
    prices: prices.length > 0 ? prices.map(toPrice) : undefined,
  });
}

/**
 * The body of an update: what was changed, and where omitted fields may be lost, what was read as well. Taxes and stock are in it
 * only when somebody meant them to be; portions, prices, margin, base units and branch were never read and never guessed.
 */
export function toUpdateBody(update: ProductUpdate, settings: Settings): WireRecord {
  const { loaded, changes, taxes } = update;
  const { portions, prices, ...values } = changes;
  return given({
    ...(settings.omittedOnUpdate === 'unknown' && loadedParts(loaded, settings)),
    ...valueParts(values, 'update', settings),
    availability: stockPart(update, settings),
    tax_ids: taxPart(taxes),
    ...(portions !== undefined && portionParts(portions)),
    prices: prices?.map(toPrice),
  });
}

type Values = Omit<ProductChanges, 'portions' | 'prices'>;

/** Only members that have a value: an update must not overwrite with nothing what it repeats as it was read. */
function valueParts(values: Values, form: ProductForm, settings: Settings): WireRecord {
  const { kind, composition, taxTreatment, margin } = values;
  return given({
    name: textPart(values.name ?? ''),
    sku: textPart(values.sku ?? ''),
    product_type: kind && productTypeWord(kind),
    composition_type: composition && compositionWord(composition, form, settings),
    price_before_taxes: numberPart(values.price ?? ''),
    cost: numberPart(values.cost ?? ''),
    margin: marginPart(margin ?? '', settings),
    limit_availability: numberPart(values.limitAvailability ?? ''),
    tax_method: taxTreatment && taxMethodWord(taxTreatment, form, settings),
    product_category_id: textPart(values.categoryId ?? ''),
    product_measurement_id: textPart(values.measurementId ?? ''),
    branch_id: textPart(values.branchId ?? ''),
  });
}

/** The margin is a percentage in one sentence of the description and a fraction in its formula (API description, Product). */
function marginPart(percent: string, { marginUnit }: Settings): WireValue | undefined {
  const text = textPart(percent);
  if (text === undefined || marginUnit === 'percent') return numberPart(percent);
  return neededNumber(new Big(text).times('0.01').toFixed());
}

/** What was read, in the words of an update; a word that no description lists goes back as it came. */
function loadedParts(loaded: Product, settings: Settings): WireRecord {
  const { productType, compositionType, taxMethod, limitAvailability } = loaded;
  const kind = productType === null ? null : productKindOf(productType);
  const composition = compositionType === null ? null : compositionOf(compositionType);
  const treatment = taxMethod === null ? null : taxTreatmentOf(taxMethod);
  return given({
    name: loaded.name ?? undefined,
    sku: loaded.sku ?? undefined,
    product_type: kind === null ? (productType ?? undefined) : productTypeWord(kind),
    composition_type:
      composition === null
        ? (compositionType ?? undefined)
        : compositionWord(composition, 'update', settings),
    price_before_taxes: numberPart(loaded.price ?? ''),
    cost: numberPart(loaded.cost ?? ''),
    limit_availability:
      limitAvailability === null ? undefined : neededNumber(decimalText(limitAvailability)),
    tax_method:
      treatment === null ? (taxMethod ?? undefined) : taxMethodWord(treatment, 'update', settings),
    product_category_id: loaded.categoryId ?? undefined,
    product_measurement_id: loaded.measurementId ?? undefined,
  });
}

/** A stale stock would post a silent adjustment, so an update without one carries none, or the one just read. */
function stockPart({ stock }: ProductUpdate, settings: Settings): WireValue | undefined {
  if (stock.way === 'adjust') return neededNumber(stock.to);
  if (settings.availabilityOnUpdate === 'omit' || stock.justRead === null) return undefined;
  return neededNumber(decimalText(stock.justRead));
}

function taxPart(taxes: TaxChange): WireValue | undefined {
  switch (taxes.way) {
    case 'leave':
      return undefined;
    case 'choose':
      return taxes.ids;
    case 'remove-all':
      return [];
  }
}

function portionParts(of: { baseUnitQuantity: string; portions: readonly Portion[] }): WireRecord {
  return {
    base_unit_quantity: neededNumber(of.baseUnitQuantity),
    portions: of.portions.map(({ name, unitQuantity, price }) => ({
      name: name.trim(),
      unit_quantity: neededNumber(unitQuantity),
      price: neededNumber(price),
    })),
  };
}

const toPrice = ({ priceListId, price }: ListPrice): WireRecord => ({
  price_list_id: priceListId,
  price: neededNumber(price),
});
