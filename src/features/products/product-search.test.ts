import { describe, expect, it } from 'vitest';
import { fittingSize } from './page-size';
import { filtersOf, productParams, readProductSearch, searchOf } from './product-search';

const branch = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const said = (raw: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(readProductSearch(raw)).filter(([, value]) => value !== undefined),
  );

describe('the address of the product list', () => {
  it.each([
    { q: 'leche', low: true, tax: 'exempt', category: branch },
    { page: 3, perPage: 50, sort: '-price', density: 'compact', columns: 'product.sku.price' },
    {},
  ])('M298: comes back as it was written: %j', (search) => {
    expect(said(search)).toEqual(search);
    expect(searchOf(filtersOf(readProductSearch(search)))).toEqual(search);
  });

  it('limit product-search q: takes a text of 100 characters, and cuts what is typed by whole ones', () => {
    expect(said({ q: '🧾'.repeat(100) })).toEqual({ q: '🧾'.repeat(100) });
    const typed = { ...filtersOf({}), text: `${'x'.repeat(99)}🧾🧾` };
    expect(searchOf(typed)).toEqual({ q: `${'x'.repeat(99)}🧾` });
  });

  it('leaves defaults out', () => {
    expect(searchOf(filtersOf(readProductSearch({ page: 1, perPage: 20, q: '  ' })))).toEqual({});
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

  it('asks for nothing when the branch cannot be one', () => {
    expect(productParams('..', { page: 1, perPage: 20 })).toBeNull();
    expect(productParams(branch, { page: 2, perPage: 50 })).toEqual({
      branch,
      page: 2,
      perPage: 50,
    });
  });
});

describe('M93: the page size of the service', () => {
  const told = (perPage: number) => ({ page: 1, perPage, lastPage: 1, total: 45 });

  it('is taken over from the first page, which alone can tell it', () => {
    expect(fittingSize({ page: 1, perPage: 50 }, told(20), 200)).toEqual({ page: 1, perPage: 20 });
    expect(fittingSize({ page: 3, perPage: 50 }, told(5), 200)).toEqual({ page: 1 });
  });

  it('is left alone when it is the one asked for, or beyond what may be asked', () => {
    expect(fittingSize({ page: 1, perPage: 20 }, told(20), 200)).toBeNull();
    expect(fittingSize({ page: 1, perPage: 20 }, told(500), 200)).toBeNull();
  });
});
