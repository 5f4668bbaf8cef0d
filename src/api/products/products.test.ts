import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from '../core/http-settings';
import { answerWith, testId } from '../core/test-answers';
import { fetchProducts } from './operations';
import { productKindOf, readProductPage, taxTreatmentOf, type Product } from './schemas';

const branch = testId(1);
const params = { branch, page: 1, perPage: 20 };
const wire = {
  id: testId(9),
  name: 'Leche entera',
  sku: '0001',
  price_before_taxes: 1.1,
  cost: '0.80',
  tax_method: 'is_exent',
  composition_type: 'simple',
  product_type: 'phisical',
  product_category_id: testId(2),
  product_measurement_id: testId(3),
  availability: 0,
  limit_availability: 5,
  taxes: [{ id: testId(4), name: 'IVA', number_code: '20', tax_type: 'percentage', percent: 0.13 }],
};
const product: Product = {
  id: testId(9),
  name: 'Leche entera',
  sku: '0001',
  price: '1.1',
  cost: '0.80',
  taxMethod: 'is_exent',
  compositionType: 'simple',
  productType: 'phisical',
  categoryId: testId(2),
  measurementId: testId(3),
  availability: 0,
  limitAvailability: 5,
  taxIds: [testId(4)],
};
const pageOf = (...data: unknown[]) => ({
  success: true,
  data: { data, pagination: { current_page: 1, total: data.length } },
});

afterEach(() => {
  configureHttp({});
});

describe('reading products', () => {
  it('M92: as an updated product is documented', () => {
    expect(readProductPage(pageOf(wire), params).rows).toEqual([product]);
  });

  it('M96: a row may say nothing but its id, which is "not given" and never 0', () => {
    const [row] = readProductPage(pageOf({ id: testId(9) }), params).rows;
    const { id, ...rest } = row ?? {};
    expect(id).toBe(testId(9));
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    expect(Object.keys(rest)).toHaveLength(Object.keys(product).length - 1);
  });

  it('M122: no taxes and taxes not given are different', () => {
    const page = readProductPage(pageOf({ ...wire, taxes: [] }, { ...wire, taxes: null }), params);
    expect(page.rows.map((row) => row.taxIds)).toEqual([[], null]);
  });

  it('M24: words that are not known are kept', () => {
    const [row] = readProductPage(pageOf({ ...wire, product_type: 'digital' }), params).rows;
    expect(row?.productType).toBe('digital');
  });
});

describe('the words of closed lists', () => {
  it.each([
    ['is_taxed', 'taxed'],
    ['exent', 'exempt'],
    ['is_exent', 'exempt'],
    ['not_subject', 'not-subject'],
    ['is_not_subject', 'not-subject'],
    ['is_magic', null],
    ['__proto__', null],
  ])('tax method %s is %s', (word, treatment) => {
    expect(taxTreatmentOf(word)).toBe(treatment);
  });

  it.each([
    ['phisical', 'goods'],
    ['physical', 'goods'],
    ['service', 'service'],
    ['both', 'both'],
    ['ghost', null],
  ])('product type %s is %s', (word, kind) => {
    expect(productKindOf(word)).toBe(kind);
  });
});

describe('asking for products', () => {
  it('M92: of a branch, by page', async () => {
    const urls = answerWith({ body: pageOf() });
    await fetchProducts({ branch, page: 3, perPage: 20 });
    expect(urls.map(({ pathname, search }) => pathname + search)).toEqual([
      `/api/external/v1/products/branch/${branch}?page=3&per_page=20`,
    ]);
  });

  it.each([{ branch: '..' }, { page: 0 }, { perPage: 0 }])(
    'M13: %j spends no request',
    async (asked) => {
      const urls = answerWith({ body: pageOf() });
      await expect(fetchProducts({ ...params, ...asked })).rejects.toMatchObject({
        error: { kind: 'validation', outcome: 'not-sent' },
      });
      expect(urls).toEqual([]);
    },
  );

  it('M35: a 404 speaks of the branch', async () => {
    answerWith({ status: 404, body: { error: 'Not found.' } });
    await expect(fetchProducts(params)).rejects.toMatchObject({
      error: { kind: 'not-found', what: 'branch' },
    });
  });
});
