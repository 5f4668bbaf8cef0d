import { describe, expect, it } from 'vitest';
import type { Product } from '@/api/products/schemas';
import { begunLine } from '@/domain/purchase/line';
import { withProduct } from './product-line';

const rice: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Arroz',
  sku: 'A-1',
  price: '1.50',
  cost: '1.10',
  taxMethod: 'is_taxed',
  compositionType: null,
  productType: 'phisical',
  categoryId: null,
  measurementId: null,
  availability: 4,
  limitAvailability: null,
  taxIds: null,
};
const typed = { ...begunLine, sku: 'A-1' };
const types = ['goods', 'service'];

describe('a line of a product', () => {
  it('takes its name and its cost where nothing was typed', () => {
    const line = withProduct(typed, rice, { types, pricesHoldVat: false });
    expect(line).toMatchObject({ sku: 'A-1', name: 'Arroz', price: '1.10', kind: 'taxed' });
    const own = { ...typed, name: 'Arroz en oferta', price: '0.95' };
    expect(withProduct(own, rice, { types, pricesHoldVat: false })).toMatchObject({
      name: 'Arroz en oferta',
      price: '0.95',
    });
  });

  it('takes no cost, which is without VAT, for a price that holds it', () => {
    const line = withProduct(typed, rice, { types, pricesHoldVat: true });
    expect(line).toMatchObject({ name: 'Arroz', price: '' });
  });
});
