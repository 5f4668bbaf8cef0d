import { expect, it } from 'vitest';
import { createQueryClient } from '@/api/core/query-client';
import { productKeys } from '@/api/products/keys';
import type { Product } from '@/api/products/schemas';
import { pageOf } from '@/modules/whole-list/test-lists';
import { testProducts } from '../test-products';
import { findProduct } from '../product-page/product-finding';
import { hasSku, isSameSku, skuStatus } from './sku-status';

const products = testProducts(5);
const pages = {
  fetchPage: (page: number) => Promise.resolve(pageOf<Product>(products, page, 2)),
  rowId: ({ id }: Product) => id,
};

async function find(sku: string) {
  const reading = findProduct(hasSku(sku), { pages, now: () => new Date() });
  const { signal } = new AbortController();
  for (;;) {
    const result = await reading.step(signal);
    if (result !== null) return { ...result, ...reading.progress() };
  }
}

it('M131: looks page after page and stops at the one that has the SKU', async () => {
  await expect(find(' sku-3 ')).resolves.toMatchObject({
    found: { product: products[3] },
    done: 4,
    total: 5,
  });
});

it('M131: says how many were looked through where none has it', async () => {
  await expect(find('SKU-9')).resolves.toMatchObject({ found: null, done: 5, total: 5 });
});

it('M128: cases and spaces make no other SKU', () => {
  expect(isSameSku('AB-1', 'ab-1 ')).toBe(true);
  expect(isSameSku('AB-1', 'AB-10')).toBe(false);
  expect(isSameSku(null, '')).toBe(false);
});

it('M128: a SKU is held against the pages in memory, and says how many those are', () => {
  const client = createQueryClient();
  const status = (sku: string, whole: Product[] | null = null) =>
    skuStatus(client, { branch: 'b-1', sku, whole });
  expect(status('SKU-1')).toEqual({ taken: null, looked: 0, total: null });
  client.setQueryData(
    productKeys.list({ branch: 'b-1', page: 1, perPage: 2 }),
    pageOf(products, 1, 2),
  );
  client.setQueryData(
    productKeys.list({ branch: 'b-2', page: 1, perPage: 2 }),
    pageOf(products, 2, 2),
  );
  expect(status('sku-1')).toEqual({ taken: products[1], looked: 2, total: 5 });
  expect(status('SKU-2')).toEqual({ taken: null, looked: 2, total: 5 });
  expect(status('SKU-2', products)).toEqual({ taken: products[2], looked: 5, total: 5 });
});
