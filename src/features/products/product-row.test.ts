import { describe, expect, it } from 'vitest';
import type { Tax } from '@/api/taxes/schemas';
import { productRow, stockMark, type ProductReferences, type Lookup } from './product-row';
import { taxesInWords } from './product-words';
import { testProduct } from './test-products';

const vat: Tax = { id: 't-1', name: 'IVA', code: '20', taxType: 'percentage', fraction: '0.13' };
const levy: Tax = { id: 't-2', name: 'FOVIAL', code: 'D1', taxType: 'amount', fraction: '0.2' };
const ready = <T extends { id: string }>(...rows: T[]): Lookup<T> => ({
  status: 'ready',
  byId: new Map(rows.map((row) => [row.id, row])),
});
const references: ProductReferences = {
  categories: ready({ id: 'c-1', name: 'Lácteos', code: '01', retired: false }),
  units: { status: 'loading' },
  taxes: ready(vat, levy),
};
const row = (change = {}) => productRow(testProduct(change), references);

describe('a product in the list', () => {
  it('has the names of what it refers to, or why they are not there', () => {
    expect(row().category).toMatchObject({ value: { name: 'Lácteos' } });
    expect(row().unit).toEqual({ lack: 'loading' });
    expect(row({ categoryId: 'c-9' }).category).toEqual({ lack: 'unlisted' });
    expect(row({ categoryId: null }).category).toEqual({ lack: 'not-told' });
  });

  it('M119: has the price a customer pays', () => {
    expect(row().taxed).toEqual({ value: { amount: '1.24', leftOut: 0 } });
  });

  it('M99: leaves a tax that is no percentage out of it, and counts it', () => {
    expect(row({ taxIds: ['t-1', 't-2'] }).taxed).toEqual({
      value: { amount: '1.24', leftOut: 1 },
    });
  });

  it.each([
    [{ taxIds: ['t-9'] }, 'unlisted'],
    [{ taxIds: null }, 'not-told'],
    [{ price: null }, 'not-told'],
  ])('M96: has no such price when %j', (change, lack) => {
    expect(row(change).taxed).toEqual({ lack });
  });

  it('is priced as it stands when it is exempt, whatever became of the taxes', () => {
    const product = testProduct({ taxMethod: 'exent', taxIds: null });
    const taxes: Lookup<Tax> = { status: 'loading' };
    expect(productRow(product, { ...references, taxes }).taxed).toEqual({
      value: { amount: '1.10', leftOut: 0 },
    });
  });

  it('has a margin only where price and cost are known', () => {
    expect(row().margin).toBe('27.3');
    expect(row({ cost: null }).margin).toBeNull();
    expect(row({ price: '0' }).margin).toBeNull();
  });
});

describe('its taxes in words', () => {
  it.each([
    [{}, 'IVA 13\u00a0%'],
    [{ taxIds: ['t-1', 't-2'] }, 'IVA 13\u00a0%, FOVIAL (monto fijo)'],
    [{ taxIds: [] }, 'gravado, sin impuestos'],
    [{ taxMethod: 'is_exent', taxIds: [] }, 'exento'],
    [{ taxMethod: 'not_subject', taxIds: null }, 'no sujeto'],
    [{ taxMethod: 'is_magic' }, null],
  ])('%j: %s', (change, words) => {
    expect(taxesInWords(row(change))).toBe(words);
  });
});

describe('M100: the mark of low stock', () => {
  it.each([
    [{ availability: 5, limitAvailability: 5 }, 'low'],
    [{ availability: 6, limitAvailability: 5 }, null],
    [{ availability: 0, limitAvailability: 5 }, 'out'],
    [{ availability: -1, limitAvailability: 5 }, 'out'],
    [{ availability: null, limitAvailability: 5 }, null],
    [{ availability: 0, limitAvailability: null }, null],
    [{ availability: 0, limitAvailability: 5, productType: 'service' }, null],
    [{ availability: 0, limitAvailability: 5, productType: 'both' }, 'out'],
  ])('%j: %s', (change, mark) => {
    expect(stockMark(testProduct(change))).toBe(mark);
  });
});
