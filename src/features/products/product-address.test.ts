import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { productKeys } from '@/api/products/keys';
import { productAddress } from './product-address';
import { asksForPage } from './product-query';
import { fittingSize } from './product-listing';

const { fill, read, search: searchOf } = productAddress;

const branch = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const told = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
const said = (raw: Record<string, unknown>) => told(read(raw));
const again = (raw: Record<string, unknown>) => told(searchOf(fill(read(raw))));

describe('the address of the product list', () => {
  it.each([
    { q: 'leche', low: true, tax: 'exempt', category: branch },
    { page: 3, perPage: 50, sort: '-price', density: 'compact', columns: 'product.sku.price' },
    {},
  ])('M298: comes back as it was written: %j', (search) => {
    expect(said(search)).toEqual(search);
    expect(again(search)).toEqual(search);
  });

  it('limit product-search q: takes a text of 100 characters, by whole ones', () => {
    expect(said({ q: '🧾'.repeat(100) })).toEqual({ q: '🧾'.repeat(100) });
    expect(again({ q: '🧾'.repeat(100) })).toEqual({ q: '🧾'.repeat(100) });
  });

  it('leaves defaults out', () => {
    expect(again({ page: 1, perPage: 20, q: '  ' })).toEqual({});
  });

  it.each([
    ['q', 'x'.repeat(101)],
    ['q', '🧾'.repeat(101)],
    ['q', ['x']],
    ['low', 'perhaps'],
    ['tax', 'bogus'],
    ['category', '../..'],
    ['sort', 'mark'],
    ['page', 0],
    ['page', '2'],
    ['perPage', 201],
    ['columns', 'product.ghost'],
    ['density', 'huge'],
  ])(
    'limit product-search low tax category sort page perPage: %s: %j goes back to its default and is told',
    (name, value) => {
      expect(said({ [name]: value })).toEqual({ corrected: [name] });
    },
  );

  it('reads digits as a text to search for', () => {
    expect(said({ q: 2100 })).toEqual({ q: '2100' });
  });
});

it('asks for a page unless all are at hand, and for nothing of what can be no branch', () => {
  const client = new QueryClient();
  expect(asksForPage(client, branch)).toBe(true);
  expect(asksForPage(client, '..')).toBe(false);
  client.setQueryData(productKeys.whole(branch), { rows: [] });
  expect(asksForPage(client, branch)).toBe(false);
});

describe('M93: the page size of the service', () => {
  const page = (perPage: number) => ({ page: 1, perPage, lastPage: 1, total: 45 });

  it('is taken over from the first page, which alone can tell it', () => {
    expect(fittingSize({ page: 1, perPage: 50 }, page(20))).toEqual({ page: 1, perPage: 20 });
    expect(fittingSize({ page: 3, perPage: 50 }, page(5))).toEqual({ page: 1 });
  });

  it('is left alone when it is the one asked for, or beyond what may be asked', () => {
    expect(fittingSize({ page: 1, perPage: 20 }, page(20))).toBeNull();
    expect(fittingSize({ page: 1, perPage: 20 }, page(500))).toBeNull();
  });
});
