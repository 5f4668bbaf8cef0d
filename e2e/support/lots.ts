import type { World } from './world';

/** A lot as a test thinks of it; `days` counts from the world's today, null is a lot without a date. */
export type Lot = {
  product: string;
  lot: string | null;
  days: number | null;
  available?: number;
  quantity?: number;
  removed?: boolean;
};

/** Puts lots into a branch of an empty world, with a product for every name. */
export async function addLots(world: World, lots: Lot[], branch = world.branch): Promise<void> {
  const names = [...new Set(lots.map(({ product }) => product))];
  const skus = names.map((_, index) => `SKU-${String(index + 1).padStart(3, '0')}`);
  const ids = await world.add(
    'products',
    names.map((name, index) => ({ name, sku: skus[index], branch_id: branch.id })),
  );
  await world.add(
    'batches',
    lots.map(({ product, lot, days, available = 12, quantity = 24, removed = false }) => ({
      branch_id: branch.id,
      product_id: ids[names.indexOf(product)],
      batch_number: lot,
      expiration_date: days === null ? null : dayFrom(world.today, days),
      quantity,
      available_quantity: available,
      is_removed: removed,
    })),
  );
}

/** The date so many days after another, both `YYYY-MM-DD`. */
export function dayFrom(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const shifted = new Date(Date.UTC(year, month - 1, day + days));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${shifted.getUTCFullYear()}-${two(shifted.getUTCMonth() + 1)}-${two(shifted.getUTCDate())}`;
}

/** A date as the screens write it, `DD/MM/YYYY`. */
export const written = (date: string) => date.split('-').reverse().join('/');
