import Big from 'big.js';
import { isSameValue, type ProductField } from '@/api/products/reread-moved';
import type { Product } from '@/api/products/schemas';
import type { ProductChanges, TaxChange } from '@/api/products/write-schemas';
import { cleanLine } from '@/domain/typed-text';
import { productTypeWord } from '@/api/products/words';
import type { TypedProduct } from '../product-form/product-fields';
import type { Reviewed } from '../checked-update/use-checked-update';
import { typedFrom } from './edit-values';

/** What somebody changed of a product, and what they might think they did. */
export interface ProductEdit {
  changes: ProductChanges;
  taxes: TaxChange;
  /** Fields that were emptied: an update cannot say so, and they stay as they are. */
  emptied: ClearableField[];
  /** To replace the prices by lists was chosen, and none was typed. */
  lacksPrices: boolean;
}

export type ClearableField = 'categoryId' | 'measurementId' | 'cost' | 'limitAvailability';

const clearable: readonly ClearableField[] = [
  'categoryId',
  'measurementId',
  'cost',
  'limitAvailability',
];

/** What is typed, held against the product it was typed about. What stands there as it was read is no change. */
export function editOf(product: Product, filled: TypedProduct): ProductEdit {
  const before = typedFrom(product);
  const texts = {
    name: cleanLine(before.name).text,
    sku: cleanLine(before.sku).text,
    categoryId: before.categoryId,
    measurementId: before.measurementId,
  };
  const changes: ProductChanges = {};
  for (const name of ['name', 'sku', 'categoryId', 'measurementId'] as const) {
    if (filled[name] !== '' && filled[name] !== texts[name]) changes[name] = filled[name];
  }
  for (const name of ['price', 'cost', 'limitAvailability'] as const) {
    if (filled[name] !== '' && !isSameAmount(filled[name], before[name])) {
      changes[name] = filled[name];
    }
  }
  const { kind, composition, taxTreatment, margin, branchId } = filled;
  if (kind !== '' && kind !== before.kind) changes.kind = kind;
  if (composition !== '' && composition !== before.composition) changes.composition = composition;
  if (taxTreatment !== '' && taxTreatment !== before.taxTreatment) {
    changes.taxTreatment = taxTreatment;
  }
  if (margin !== '') changes.margin = margin;
  if (branchId !== '') changes.branchId = branchId;
  if (composition === 'portions' && filled.portionsWay === 'replace') {
    const { baseUnitQuantity, portions } = filled;
    changes.portions = { baseUnitQuantity, portions };
  }
  if (filled.prices.length > 0) changes.prices = filled.prices;
  return {
    changes,
    taxes: taxChange(filled),
    emptied: clearable.filter((name) => filled[name] === '' && before[name] !== ''),
    lacksPrices: filled.pricesWay === 'replace' && filled.prices.length === 0,
  };
}

/** The edit that a write was made of, with the changes it sends. */
export function reviewedEdit({ typed, seen, update }: Reviewed<TypedProduct>): ProductEdit {
  const { changes, taxes } = update;
  return { ...editOf(seen.product, typed), changes, taxes };
}

export function isEmptyEdit({ changes, taxes }: ProductEdit): boolean {
  return taxes.way === 'leave' && Object.keys(changes).length === 0;
}

function taxChange({ taxWay, taxIds }: TypedProduct): TaxChange {
  if (taxWay === 'remove-all') return { way: 'remove-all' };
  const [first, ...others] = taxIds;
  return taxWay === 'choose' && first !== undefined
    ? { way: 'choose', ids: [first, ...others] }
    : { way: 'leave' };
}

/** `before` is as it stands in a field. */
function isSameAmount(value: string, before: string): boolean {
  return before !== '' && new Big(value).eq(before.replaceAll(',', ''));
}

/** A product as it would be with the changes, as far as the list would show them. */
export function withEdit(product: Product, { changes, taxes }: ProductEdit): Product {
  const { kind, composition, taxTreatment, limitAvailability, ...plain } = changes;
  const { name, sku, price, cost, categoryId, measurementId } = plain;
  return {
    ...product,
    ...(name !== undefined && { name }),
    ...(sku !== undefined && { sku }),
    ...(price !== undefined && { price }),
    ...(cost !== undefined && { cost }),
    ...(categoryId !== undefined && { categoryId }),
    ...(measurementId !== undefined && { measurementId }),
    ...(kind !== undefined && { productType: productTypeWord(kind) }),
    ...(composition !== undefined && { compositionType: composition }),
    ...(taxTreatment !== undefined && { taxMethod: wordOf[taxTreatment] }),
    ...(limitAvailability !== undefined && { limitAvailability: Number(limitAvailability) }),
    ...(taxes.way === 'choose' && { taxIds: [...taxes.ids] }),
    ...(taxes.way === 'remove-all' && { taxIds: [] }),
  };
}

/** A word that is read as this treatment; only for showing it. */
const wordOf = { taxed: 'is_taxed', exempt: 'exent', 'not-subject': 'not_subject' } as const;

export function touchedFields(product: Product, edit: ProductEdit): ReadonlySet<ProductField> {
  const { changes, taxes } = edit;
  const wished = withEdit(product, edit);
  const fields = (Object.keys(wished) as (keyof Product)[]).filter(
    (field): field is ProductField => field !== 'id' && !isSameValue(field, product, wished),
  );
  return new Set<ProductField>([
    ...fields,
    ...(changes.margin === undefined ? [] : (['price'] as const)),
    ...(taxes.way === 'leave' ? [] : (['taxIds'] as const)),
  ]);
}
