import type { ProductRow, SeedProduct } from './products';
import { createRandom, stableId, type Random } from './random';
import { dateOfDay, dayNumber } from '../clock';
import type { Row, Table } from '../table';

/** The day a lot stands under in its list: lots without a date come after every date. */
export const listedDay = (row = 'batches') => `ifnull(${row}.expiration_date, '~')`;

const isInStock = (row = 'batches') => `(${row}.available_quantity > 0 AND ${row}.is_removed = 0)`;

const sameDay = (row: string) =>
  `business_id = ${row}.business_id AND branch_id = ${row}.branch_id AND day = ${listedDay(row)}`;

const addLot = `
  INSERT INTO batch_days SELECT NEW.business_id, NEW.branch_id, ${listedDay('NEW')}, 0, 0
    WHERE NOT EXISTS (SELECT 1 FROM batch_days WHERE ${sameDay('NEW')});
  UPDATE batch_days SET lots = lots + 1, in_stock = in_stock + ${isInStock('NEW')} WHERE ${sameDay('NEW')};`;

const takeLot = `
  UPDATE batch_days SET lots = lots - 1, in_stock = in_stock - ${isInStock('OLD')} WHERE ${sameDay('OLD')};`;

/** How a list of lots is read, and wide enough that a page reads no row it does not show. */
const listIndex = (owner: string) =>
  `(${owner}, ifnull(expiration_date, '~'), id, available_quantity, is_removed, expiration_date)`;

export const batchTables = {
  batches: {
    columns: {
      id: 'text',
      business_id: 'text',
      branch_id: 'text',
      product_id: 'text',
      batch_number: 'text?',
      expiration_date: 'text?',
      quantity: 'real',
      available_quantity: 'real',
      is_removed: 'flag',
      /** Seed rows move with the calendar when the demo starts on another day; typed ones never do. */
      is_seed: 'flag',
      overrides: 'text?',
    },
    indexes: [listIndex('business_id'), listIndex('branch_id'), '(product_id)'],
  },
  /**
   * How many lots each day has: adding up days is quick where counting 100,000 lots is not. Kept by triggers, in the
   * transaction of whatever changes a lot.
   */
  batch_days: {
    columns: {
      business_id: 'text',
      branch_id: 'text',
      day: 'text',
      lots: 'real',
      in_stock: 'real',
    },
    indexes: ['(branch_id, day, lots, in_stock)', '(business_id, day, lots, in_stock)'],
    derivation: [
      `INSERT INTO batch_days
        SELECT business_id, branch_id, ${listedDay()}, count(*), sum(${isInStock()})
        FROM batches GROUP BY 1, 2, 3`,
      `CREATE TRIGGER lot_added AFTER INSERT ON batches BEGIN ${addLot} END`,
      `CREATE TRIGGER lot_changed AFTER UPDATE ON batches BEGIN ${takeLot} ${addLot} END`,
      `CREATE TRIGGER lot_taken AFTER DELETE ON batches BEGIN ${takeLot} END`,
    ],
  },
} as const satisfies Record<string, Table>;

export type BatchRow = Row<typeof batchTables.batches>;

/** Days left of a lot; null: no date. */
type DaysLeft = number | null;

/** The days a test wants to meet: both sides of every edge of the filters, today and tomorrow, no date. */
const tinyDaysLeft: readonly DaysLeft[] = [
  -40,
  -7,
  -1,
  0,
  1,
  2,
  6,
  7,
  8,
  15,
  29,
  30,
  31,
  59,
  60,
  61,
  120,
  364,
  366,
  null,
];

/** A lot somewhere in its life: one in nine past it, one in twenty-five without a date. */
function daysLeftOf(shelfDays: number, random: Random): DaysLeft {
  const chance = random.next();
  if (chance < 0.04) return null;
  if (chance < 0.15) return -random.between(1, Math.min(45, Math.ceil(shelfDays * 0.4) + 1));
  return random.between(0, shelfDays);
}

const two = (value: number) => String(value).padStart(2, '0');

/** A lot number in one of the four ways makers print them: made on, letters and month, date and run, counter. */
function lotNumber(product: ProductRow, made: string, expires: string | null, serial: number) {
  const [year = '', month = '', day = ''] = made.split('-');
  const style = product.name.length % 4;
  if (style === 0) {
    const dayOfYear = (dayNumber(made) ?? 0) - (dayNumber(`${year}-01-01`) ?? 0) + 1;
    return `L${year.slice(2)}${String(dayOfYear).padStart(3, '0')}${'ABCD'[serial % 4]}`;
  }
  if (style === 1) {
    const printed = expires ?? made;
    return `${product.name.slice(0, 2).toUpperCase()}-${printed.slice(5, 7)}${printed.slice(2, 4)}`;
  }
  if (style === 2) return `${year}${month}${day}-${two((serial % 12) + 1)}`;
  return String(4_000 + serial * 3).padStart(6, '0');
}

function batchRow(
  { row: product, kind }: SeedProduct,
  daysLeft: DaysLeft,
  today: number,
  serial: number,
  random: Random,
): BatchRow {
  const shelfDays = kind.shelfDays ?? 365;
  const expires = daysLeft === null ? null : dateOfDay(today + daysLeft);
  const made = dateOfDay(today + Math.min(daysLeft ?? 0, shelfDays - 1) - shelfDays);
  const quantity = random.between(1, 20) * (random.next() < 0.5 ? 12 : 6);
  const removed = daysLeft !== null && daysLeft < 0 ? random.next() < 0.3 : random.next() < 0.015;
  const soldOut = random.next() < 0.14;
  return {
    id: stableId(`batch of ${product.business_id}`, serial),
    business_id: product.business_id,
    branch_id: product.branch_id,
    product_id: product.id,
    batch_number: lotNumber(product, made, expires, serial),
    expiration_date: expires,
    quantity,
    available_quantity: soldOut ? 0 : random.between(1, quantity),
    is_removed: removed ? 1 : 0,
    is_seed: 1,
    overrides: null,
  };
}

/**
 * The lots of the products that keep them, and each such product's stock set to what its lots still hold, so that the
 * two lists of the service agree.
 */
export function seedBatches(
  products: readonly SeedProduct[],
  count: number,
  today: string,
  everyEdge: boolean,
): BatchRow[] {
  const perishable = products.filter(({ kind }) => kind.shelfDays !== null);
  const day = dayNumber(today);
  const [first] = perishable;
  if (!first || day === null) return [];
  const random = createRandom(`batches of ${first.row.business_id}`);
  for (const { row } of perishable) row.availability = 0;
  return Array.from({ length: count }, (_, serial) => {
    const product = perishable[serial % perishable.length] ?? first;
    const daysLeft = everyEdge
      ? (tinyDaysLeft[serial % tinyDaysLeft.length] ?? null)
      : daysLeftOf(product.kind.shelfDays ?? 365, random);
    const batch = batchRow(product, daysLeft, day, serial, random);
    if (batch.is_removed === 0) {
      product.row.availability = (product.row.availability ?? 0) + batch.available_quantity;
    }
    return batch;
  });
}
