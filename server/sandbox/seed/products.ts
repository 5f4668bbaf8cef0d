import type { SeedBranch, SeedBusiness } from './branches';
import { catalogId } from './catalogs';
import { createRandom, stableId, type Random } from './random';
import { taxId, vatCode } from './taxes';
import { articles, categoryNames, type Article } from './vocabulary/assortment';
import type { Kind } from './vocabulary/kind';
import type { Row, Table } from '../table';

export const productTables = {
  categories: {
    columns: {
      id: 'text',
      business_id: 'text',
      name: 'text',
      number_code: 'text',
      trashed: 'flag',
      overrides: 'text?',
    },
    indexes: ['(business_id)'],
  },
  products: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text',
      sku: 'text',
      name: 'text',
      /** `phisical`, `service` or `both`, as on the wire. */
      product_type: 'text',
      /** `simple`, `portions` or `recipe`, the words of the create form. */
      composition_type: 'text',
      /** `taxed`, `exempt` or `not-subject`; the wire has two spellings of each. */
      tax_method: 'text',
      price_before_taxes: 'real',
      cost: 'real?',
      /** The part of the price that is not cost, as a fraction. */
      margin: 'real?',
      availability: 'real?',
      limit_availability: 'real?',
      product_category_id: 'text?',
      product_measurement_id: 'text?',
      /** The ids of the product's taxes. */
      tax_ids: 'json',
      base_unit_quantity: 'real?',
      /** Items of name, unit_quantity and price. */
      portions: 'json',
      /** Items of price_list_id and price. */
      prices: 'json',
      overrides: 'text?',
    },
    indexes: ['(branch_id, name, id)', '(business_id, sku)'],
  },
  /** What updates of availability leave behind. */
  inventory_adjustments: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text',
      product_id: 'text',
      quantity_before: 'real',
      quantity_after: 'real',
      difference: 'real',
      /** ISO 8601 in UTC, by the world's clock. */
      made_at: 'text',
    },
  },
} as const satisfies Record<string, Table>;

export type CategoryRow = Row<typeof productTables.categories>;
export type ProductRow = Row<typeof productTables.products>;

/** A product with what its lots need to know. */
export interface SeedProduct {
  row: ProductRow;
  kind: Kind;
}

const categoryId = (business: SeedBusiness, name: string) =>
  stableId(`category of ${business.id}`, name);

/** The categories of a business, and one it no longer uses. */
export function categoryRows(business: SeedBusiness): CategoryRow[] {
  return [...categoryNames, 'Temporada navideña 2024'].map((name, index) => ({
    id: categoryId(business, name),
    business_id: business.id,
    name,
    number_code: String(index + 1).padStart(2, '0'),
    trashed: index === categoryNames.length ? 1 : 0,
    overrides: null,
  }));
}

/** An EAN-13 of the 2… range, which is kept for use inside a company, so it never is somebody's real product. */
function internalEan(business: number, serial: number): string {
  const digits = `2${business}${String(serial).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

/** Rounds cents the way shelf labels are written: the dearer, the rounder. */
function shelfPrice(cents: number): number {
  const step = cents < 100 ? 1 : cents < 1_000 ? 5 : cents < 5_000 ? 25 : 100;
  return Math.max(step, Math.round(cents / step) * step);
}

interface Prices {
  price: number;
  cost: number | null;
}

function pricesOf({ kind, pack }: Article, random: Random, serial: number): Prices {
  const price = shelfPrice(kind.cents * pack.times * (0.9 + random.next() * 0.24));
  const margin = kind.margin === 0 ? 0 : Math.max(4, kind.margin + random.between(-4, 4));
  const cost = Math.max(1, Math.round(price * (1 - margin / 100)));
  return { price: price / 100, cost: serial % 41 === 17 ? null : cost / 100 };
}

/** A product sold by the piece and by the half dozen, out of a dozen. */
function portionsOf(dozen: number) {
  const piece = Math.ceil((dozen * 100) / 11) / 100;
  const half = Math.ceil((dozen * 100) / 1.9) / 100;
  return {
    base_unit_quantity: 12,
    portions: JSON.stringify([
      { name: 'Unidad', unit_quantity: 1, price: piece },
      { name: 'Media docena', unit_quantity: 6, price: half },
    ]),
  };
}

/** Stock of goods without lots: one in twelve sold out, one in seven below its minimum. */
function stockOf(random: Random, limit: number): number {
  const chance = random.next();
  if (chance < 0.08) return 0;
  if (chance < 0.22) return random.between(1, limit);
  return random.between(limit + 1, limit * 9);
}

function productRow(
  business: SeedBusiness,
  branch: SeedBranch,
  article: Article,
  serial: number,
  random: Random,
): ProductRow {
  const { kind } = article;
  const isService = kind.assortment === 'service';
  const hasPortions = serial % 29 === 11 && !isService;
  const { price, cost } = pricesOf(article, random, serial);
  const limit = random.between(1, 8) * 5;
  return {
    id: stableId(`product of ${business.id}`, serial),
    business_id: business.id,
    branch_id: branch.id,
    sku: isService
      ? `SRV-${String(serial).padStart(5, '0')}`
      : internalEan(business.number, 41_000 + serial * 7),
    name: article.name,
    product_type: isService ? 'service' : 'phisical',
    composition_type: hasPortions ? 'portions' : 'simple',
    tax_method: kind.tax,
    price_before_taxes: price,
    cost,
    margin: null,
    availability: isService ? null : stockOf(random, limit),
    limit_availability: isService ? null : limit,
    product_category_id: categoryId(business, kind.category),
    product_measurement_id: catalogId('units', article.pack.unit),
    tax_ids: JSON.stringify(kind.tax === 'taxed' ? [taxId(business, vatCode)] : []),
    ...(hasPortions ? portionsOf(price) : { base_unit_quantity: null, portions: '[]' }),
    prices: '[]',
    overrides: null,
  };
}

/** The products of a business, each in one of the branches that carry its kind. */
export function seedProducts(
  business: SeedBusiness,
  branches: readonly SeedBranch[],
  count: number,
): SeedProduct[] {
  const random = createRandom(`products of ${business.id}`);
  const carriers = (kind: Kind) =>
    branches.filter(
      ({ assortments }) => kind.assortment === 'service' || assortments.includes(kind.assortment),
    );
  const sold = articles(count, (kind) => carriers(kind).length > 0);
  return sold.map((article, serial) => {
    const choices = carriers(article.kind);
    const branch = choices[random.between(0, choices.length - 1)];
    if (!branch) throw new RangeError(`No branch sells ${article.name}`);
    return {
      row: productRow(business, branch, article, serial, random),
      kind: article.kind,
    };
  });
}
