import { beforeEach, describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../seed/branches';
import { catalogId, homeCountryId } from '../seed/catalogs';
import { taxId, vatCode } from '../seed/taxes';
import {
  createdProduct,
  newProduct,
  refusedProduct,
  tourism,
  vat,
  type CreatedProduct,
} from '../testing/products';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world } = withSandbox();

let here: TestWorld;
let least: ReturnType<typeof newProduct>;

beforeEach(async () => {
  here = await world();
  least = newProduct(here);
});

describe('a new product', () => {
  it('D3.1: is stored as submitted and answered like an updated one', async () => {
    const { data } = (await here.get<{ data: { id: string }[] }>('/product-categories')).body;
    const whole = {
      ...least,
      product_category_id: data[0]?.id,
      product_measurement_id: catalogId('units', '59'),
      cost: 3,
      margin: 33.33,
      availability: 12.5,
      limit_availability: 3,
      tax_ids: [vat, tourism],
      prices: [{ price_list_id: homeCountryId, price: 4.1 }],
    };
    const { record, stored } = await createdProduct(here, whole);
    const { tax_ids, prices, branch_id, margin, ...shown } = whole;
    expect(record).toEqual({
      ...shown,
      id: record.id,
      taxes: [expect.objectContaining({ id: vat }), expect.objectContaining({ id: tourism })],
    });
    expect(stored).toMatchObject({
      id: record.id,
      business_id: firstBusiness.id,
      branch_id,
      tax_ids,
      prices,
      margin: margin / 100,
      tax_method: 'taxed',
      composition_type: 'simple',
    });
    expect(await here.rows('inventory_adjustments')).toEqual([]);
  });

  it('is found in the list of its branch', async () => {
    const { record } = await createdProduct(here, least);
    const { body } = await here.get<{ data: { data: { id: string }[] } }>(
      `/products/branch/${here.branch.id}?per_page=200`,
    );
    expect(body.data.data.find(({ id }) => id === record.id)).toEqual(record);
  });

  it('starts without stock, a service keeps none', async () => {
    expect((await createdProduct(here, least)).record).toMatchObject({
      availability: 0,
      limit_availability: null,
      cost: null,
    });
    const service = { ...least, sku: 'S-1', product_type: 'service', availability: 5 };
    expect((await createdProduct(here, service)).record).toMatchObject({ availability: null });
  });

  it.each([
    ['record', ['id', 'name', 'sku']],
    ['id', ['id']],
    ['nothing', []],
  ])('M102: is answered with the %s where the world says so', async (createdProduct, fields) => {
    await here.control('PUT', '/variants', { createdProduct });
    const { status, body } = await here.post<CreatedProduct>('/products', least);
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['success', 'data', 'message']);
    expect(Object.keys((body.data as object | null) ?? {}).slice(0, 3)).toEqual(fields);
  });

  it('needs what there is nothing to sell without', async () => {
    expect(await refusedProduct(here, {})).toEqual([
      'name',
      'sku',
      'product_type',
      'composition_type',
      'tax_method',
      'price_before_taxes',
      'branch_id',
    ]);
  });

  it('of a foreign branch is 404 Branch not found', async () => {
    const body = { ...least, branch_id: here.foreignBranch.id };
    expect(await here.post('/products', body)).toMatchObject({
      status: 404,
      body: { success: false, message: 'Branch not found' },
    });
  });

  it('needs no permission unless the world says so', async () => {
    const { none } = here.facts.keys;
    await here.control('PUT', '/variants', { operationScopes: { 'products.create': 'products' } });
    expect((await here.post('/products', least, none)).status).toBe(403);
    await here.control('PUT', '/variants', {});
    expect((await here.post('/products', least, none)).status).toBe(201);
  });
});

describe('the SKU', () => {
  it('D3.2: is taken within the business, not beyond', async () => {
    await createdProduct(here, least);
    const elsewhere = here.facts.businesses[0]?.branches[1]?.id;
    expect(await refusedProduct(here, { ...least, branch_id: elsewhere })).toEqual(['sku']);
    const other = {
      ...least,
      branch_id: here.foreignBranch.id,
      tax_ids: [taxId(secondBusiness, vatCode)],
    };
    expect((await here.post('/products', other, here.facts.keys.second)).status).toBe(201);
  });
});

describe('the words of the create form', () => {
  it.each([
    [{ product_type: 'physical' }, 'product_type'],
    [{ product_type: 'both' }, 'product_type'],
    [{ composition_type: 'with_portions' }, 'composition_type'],
    [{ tax_method: 'is_exent' }, 'tax_method'],
    [{ tax_method: 'exempt' }, 'tax_method'],
    [{ tax_method: 'constructor' }, 'tax_method'],
    [{ composition_type: '__proto__' }, 'composition_type'],
  ])('M105 M107 M108: %j is refused', async (wrong, field) => {
    expect(await refusedProduct(here, { ...least, ...wrong })).toEqual([field]);
  });

  it.each([
    ['exent', 'is_exent', 'exempt'],
    ['not_subject', 'is_not_subject', 'not-subject'],
  ])('D3.3: %s is stored and shown as %s', async (word, shown, kept) => {
    const { record, stored } = await createdProduct(here, {
      ...least,
      tax_method: word,
      tax_ids: [],
    });
    expect([record['tax_method'], stored?.['tax_method']]).toEqual([shown, kept]);
  });

  it('are those of the update form where the profile says so', async () => {
    await here.control('PUT', '/variants', { profile: { productVocabulary: 'update' } });
    const words = { product_type: 'both', composition_type: 'with_recipe', tax_method: 'is_exent' };
    await createdProduct(here, { ...least, ...words });
    expect(await refusedProduct(here, { ...least, sku: 'B', tax_method: 'exent' })).toEqual([
      'tax_method',
    ]);
  });
});

describe('taxes', () => {
  it.each([[undefined], [[]], [[tourism]]])(
    'M121: of a taxed product cannot be %j',
    async (tax_ids) => {
      expect(await refusedProduct(here, { ...least, tax_ids })).toEqual(['tax_ids']);
    },
  );

  it('D3.7: must be of the business', async () => {
    const tax_ids = [vat, taxId(secondBusiness, vatCode), homeCountryId];
    expect(await refusedProduct(here, { ...least, tax_ids })).toEqual(['tax_ids.1', 'tax_ids.2']);
    expect(await refusedProduct(here, { ...least, tax_ids: [vat, vat] })).toEqual(['tax_ids']);
  });
});
