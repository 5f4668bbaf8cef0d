import type { Batch } from '@/api/batches/schemas';
import type { Product } from '@/api/products/schemas';
import { untoldProduct } from '@/api/products/test-product';
import { addDays } from '@/domain/business-date';

export const today = '2026-03-16';

/** A lot in order; a test names only what it is about. */
export function testLot(change: Partial<Batch> = {}): Batch {
  return {
    id: 'lot-1',
    branchId: 'branch-1',
    product: { id: 'p-1', sku: 'MLK', name: 'Leche entera 1 L' },
    batchNumber: 'L-1',
    expirationDate: addDays(today, 3),
    daysToExpire: 3,
    quantity: 24,
    availableQuantity: 12,
    isExpired: false,
    isRemoved: false,
    ...change,
  };
}

/** The lot that expires so many days from today. */
export function testLotIn(days: number, change: Partial<Batch> = {}): Batch {
  return testLot({
    id: `lot-${days}`,
    batchNumber: `L${days}`,
    expirationDate: addDays(today, days),
    daysToExpire: days,
    isExpired: days < 0,
    ...change,
  });
}

export function testProduct(change: Partial<Product> = {}): Product {
  return {
    ...untoldProduct('p-1'),
    name: 'Leche entera 1 L',
    sku: 'MLK',
    price: '1.50',
    cost: '1.10',
    ...change,
  };
}
