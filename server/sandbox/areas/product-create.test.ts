import { beforeEach, describe, expect, it } from 'vitest';
import { firstBusiness, secondBusiness } from '../seed/branches';
import { catalogId, homeCountryId } from '../seed/catalogs';
import { taxId, vatCode } from '../seed/taxes';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

const vat = taxId(firstBusiness, vatCode);
const tourism = taxId(firstBusiness, '59');
const list = (key: string) => catalogId('countries', key);

interface Created {
  success: boolean;
  data: Record<string, unknown> & { id: string };
  message: string;
}

let here: TestWorld;
let least: Record<string, unknown>;

beforeEach(async () => {
  here = await world();
  least = {
    name: 'Café molido',
    sku: 'CAFE-1',
    product_type: 'phisical',
    composition_type: 'simple',
    price_before_taxes: 4.5,
    tax_method: 'is_taxed',
    tax_ids: [vat],
    branch_id: here.branch.id,
  };
});

const productsOf = () => here.rows('products');

async function created(body: unknown) {
  const answer = await here.post<Created>('/products', body);
  expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ success: true })]);
  return { record: answer.body.data, stored: (await productsOf()).at(-1) };
}

async function refusal(body: unknown) {
  const before = await productsOf();
  const answer = await here.post<{ errors: Record<string, string[]> }>('/products', body);
  expect([answer.status, answer.body]).toEqual([
    422,
    { success: false, message: 'Validation errors', errors: expect.any(Object) as object },
  ]);
  expect(await productsOf()).toEqual(before);
  expect(failures).toEqual([]);
  return answer.body.errors;
}

describe('a new product', () => {
  it('is stored as submitted and answered like an updated one', async () => {
    const { data } = (await here.get<{ data: { id: string }[] }>('/product-categories')).body;
    const whole = {
      ...least,
      branch_id: here.branch.id,
      product_category_id: data[0]?.id,
      product_measurement_id: catalogId('units', '59'),
      cost: 3,
      margin: 33.33,
      availability: 12.5,
      limit_availability: 3,
      tax_ids: [vat, tourism],
      prices: [{ price_list_id: list('SV'), price: 4.1 }],
    };
    const { record, stored } = await created(whole);
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
    const { record } = await created(least);
    const { body } = await here.get<{ data: { data: { id: string }[] } }>(
      `/products/branch/${here.branch.id}?per_page=200`,
    );
    expect(body.data.data.find(({ id }) => id === record.id)).toEqual(record);
  });

  it('starts without stock, a service keeps none', async () => {
    expect((await created(least)).record).toMatchObject({
      availability: 0,
      limit_availability: null,
      cost: null,
    });
    const service = { ...least, sku: 'S-1', product_type: 'service', availability: 5 };
    expect((await created(service)).record).toMatchObject({ availability: null });
  });

  it.each([
    ['record', ['id', 'name', 'sku']],
    ['id', ['id']],
    ['nothing', []],
  ])('M102: is answered with the %s where the world says so', async (createdProduct, fields) => {
    await here.control('PUT', '/variants', { createdProduct });
    const { status, body } = await here.post<Created>('/products', least);
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['success', 'data', 'message']);
    expect(Object.keys((body.data as object | null) ?? {}).slice(0, 3)).toEqual(fields);
  });

  it('needs what there is nothing to sell without', async () => {
    expect(Object.keys(await refusal({}))).toEqual([
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
  it('is taken within the business, not beyond', async () => {
    await created(least);
    const elsewhere = here.facts.businesses[0]?.branches[1]?.id;
    expect(await refusal({ ...least, branch_id: elsewhere })).toEqual({
      sku: ['The sku has already been taken.'],
    });
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
    expect(Object.keys(await refusal({ ...least, ...wrong }))).toEqual([field]);
  });

  it.each([
    ['exent', 'is_exent', 'exempt'],
    ['not_subject', 'is_not_subject', 'not-subject'],
  ])('%s is stored and shown as %s', async (word, shown, kept) => {
    const { record, stored } = await created({ ...least, tax_method: word, tax_ids: [] });
    expect([record['tax_method'], stored?.['tax_method']]).toEqual([shown, kept]);
  });

  it('are those of the update form where the profile says so', async () => {
    await here.control('PUT', '/variants', { profile: { productVocabulary: 'update' } });
    const words = { product_type: 'both', composition_type: 'with_recipe', tax_method: 'is_exent' };
    await created({ ...least, ...words });
    expect(Object.keys(await refusal({ ...least, sku: 'B', tax_method: 'exent' }))).toEqual([
      'tax_method',
    ]);
  });
});

describe('taxes', () => {
  it.each([[undefined], [[]], [[tourism]]])(
    'M121: of a taxed product cannot be %j',
    async (tax_ids) => {
      expect(Object.keys(await refusal({ ...least, tax_ids }))).toEqual(['tax_ids']);
    },
  );

  it('must be of the business', async () => {
    const tax_ids = [vat, taxId(secondBusiness, vatCode), homeCountryId];
    expect(Object.keys(await refusal({ ...least, tax_ids }))).toEqual(['tax_ids.1', 'tax_ids.2']);
    expect(Object.keys(await refusal({ ...least, tax_ids: [vat, vat] }))).toEqual(['tax_ids']);
  });
});

describe('portions', () => {
  const portion = { name: 'Onza', unit_quantity: 1, price: 0.4 };
  const whole = { composition_type: 'portions', base_unit_quantity: 16, portions: [portion] };

  it('M111: are stored with their base', async () => {
    const { record, stored } = await created({ ...least, ...whole });
    expect(record).toMatchObject({ composition_type: 'with_portions' });
    expect(stored).toMatchObject(whole);
  });

  it.each<[object, string[]]>([
    [{ base_unit_quantity: undefined }, ['base_unit_quantity']],
    [{ portions: [] }, ['portions']],
    [{ portions: undefined, base_unit_quantity: undefined }, ['base_unit_quantity', 'portions']],
    [{ base_unit_quantity: 0 }, ['base_unit_quantity']],
    [{ portions: { 0: portion } }, ['portions']],
    [
      { portions: [portion, { ...portion, price: '1', name: '' }] },
      ['portions.1.name', 'portions.1.price'],
    ],
    [{ portions: [{ ...portion, unit_quantity: 0 }] }, ['portions.0.unit_quantity']],
    [{ composition_type: 'simple' }, ['portions', 'base_unit_quantity']],
  ])('%j is refused', async (wrong, fields) => {
    expect(Object.keys(await refusal({ ...least, ...whole, ...wrong }))).toEqual(fields);
  });

  it('a recipe needs none', async () => {
    const { record } = await created({ ...least, composition_type: 'recipe', portions: [] });
    expect(record).toMatchObject({ composition_type: 'with_recipe' });
  });
});

describe('prices and margin', () => {
  it.each<[object, string]>([
    [{ prices: [{ price: 1 }] }, 'prices.0.price_list_id'],
    [{ prices: [1, 2].map((price) => ({ price_list_id: list('SV'), price })) }, 'prices'],
    [{ price_before_taxes: -0.01 }, 'price_before_taxes'],
    [{ price_before_taxes: '4.50' }, 'price_before_taxes'],
    [{ cost: null }, 'cost'],
    [{ cost: -1 }, 'cost'],
    [{ availability: 1e13 }, 'availability'],
    [{ margin: 100 }, 'margin'],
    [{ cost: 3, margin: 0.3333 }, 'margin'],
    [{ product_category_id: homeCountryId }, 'product_category_id'],
    [{ product_measurement_id: homeCountryId }, 'product_measurement_id'],
  ])('%j is refused', async (wrong, field) => {
    expect(Object.keys(await refusal({ ...least, ...wrong }))).toEqual([field]);
  });

  it('M116: the margin is a fraction where the profile says so', async () => {
    await here.control('PUT', '/variants', { profile: { marginUnit: 'fraction' } });
    expect((await created({ ...least, cost: 3, margin: 0.3333 })).stored).toMatchObject({
      margin: 0.3333,
    });
    expect(Object.keys(await refusal({ ...least, sku: 'B', margin: 33.33 }))).toEqual(['margin']);
  });

  it('keep the decimals they came with', async () => {
    const { record } = await created({ ...least, price_before_taxes: 1.23456789, cost: 0.1 });
    expect(record).toMatchObject({ price_before_taxes: 1.23456789, cost: 0.1 });
  });
});
