import { expect } from 'vitest';
import type { TestWorld } from './sandbox';
import { addDays } from '../clock';

/** The instant the tests of batches stand at, and its business date. */
export const now = '2026-11-20T12:00:00-06:00';
export const today = '2026-11-20';

export interface WireBatch {
  id: string;
  branch_id: string;
  product: { id: string; sku: string; name: string };
  batch_number: string;
  expiration_date: string | null;
  days_to_expire: number | null;
  quantity: number;
  available_quantity: number;
  is_expired: boolean;
  is_removed: boolean;
}
export interface BatchList {
  status: boolean;
  data: {
    data: WireBatch[];
    pagination: { current_page: number; last_page: number; per_page: number; total: number };
  };
}

export const listBatches = async (here: TestWorld, query = '') => {
  const { status, body } = await here.get<BatchList>(`/inventory/batches${query}`);
  expect(status).toBe(200);
  return body.data;
};

/** Adds lots of one product with the given days left; null: no date. */
export async function replaceLots(here: TestWorld, ...days: (number | null)[]) {
  await here.control('DELETE', '/tables/batches');
  return here.addRows(
    'batches',
    days.map((left, index) => ({
      product_id: here.facts.productIds[0],
      batch_number: `LOTE-${index}`,
      expiration_date: left === null ? null : addDays(today, left),
      quantity: 10,
      available_quantity: 5,
    })),
  );
}
