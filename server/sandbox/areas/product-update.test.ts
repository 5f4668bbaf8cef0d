import { beforeEach, describe, expect, it } from 'vitest';
import { firstBusiness } from '../seed/branches';
import { homeCountryId } from '../seed/catalogs';
import { taxId, vatCode } from '../seed/taxes';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world, failures } = withSandbox();

const vat = taxId(firstBusiness, vatCode);
const now = '2026-11-20T15:30:00.000Z';

interface Stored extends Record<string, unknown> {
  id: string;
  availability: number | null;
}
interface Updated {
  success: boolean;
  data: Record<string, unknown>;
  message: string;
}

let here: TestWorld;
let product: Stored;

const productsOf = () => here.rows<Stored>('products');
const adjustmentsOf = () => here.rows('inventory_adjustments');
const url = (id = product.id) => `/products/${id}`;
const stored = async () => (await productsOf()).find(({ id }) => id === product.id);

beforeEach(async () => {
  here = await world({ now });
  const [id = ''] = await here.addRows('products', [
    {
      name: 'Queso duro',
      sku: 'QUESO',
      product_type: 'phisical',
      composition_type: 'simple',
      tax_method: 'taxed',
      tax_ids: [vat],
      price_before_taxes: 3,
      cost: 2,
      margin: 0.3333,
      availability: 10,
      limit_availability: 4,
    },
  ]);
  const row = (await productsOf()).find((one) => one.id === id);
  if (!row) throw new Error('The product was not added');
  product = row;
});

async function updated(body: unknown) {
  const answer = await here.put<Updated>(url(), body);
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ success: true })]);
  return answer.body.data;
}

async function refusal(body: unknown) {
  const answer = await here.put<{ errors: object }>(url(), body);
  expect([answer.status, answer.body]).toEqual([
    422,
    { success: false, message: 'Validation errors', errors: expect.any(Object) as object },
  ]);
  expect([await stored(), await adjustmentsOf()]).toEqual([product, []]);
  expect(failures).toEqual([]);
  return Object.keys(answer.body.errors);
}

describe('an update', () => {
  it('M104: changes what is submitted and nothing else', async () => {
    const record = await updated({ name: 'Queso duro blando' });
    expect(record).toMatchObject({ id: product.id, name: 'Queso duro blando', availability: 10 });
    expect(await stored()).toEqual({ ...product, name: 'Queso duro blando' });
    expect(await adjustmentsOf()).toEqual([]);
  });

  it('with nothing changes nothing', async () => {
    await updated({});
    expect(await stored()).toEqual(product);
  });

  it('is answered with the documented record', async () => {
    expect(Object.keys(await updated({}))).toEqual([
      'id',
      'name',
      'sku',
      'price_before_taxes',
      'cost',
      'tax_method',
      'composition_type',
      'product_type',
      'product_category_id',
      'product_measurement_id',
      'availability',
      'limit_availability',
      'taxes',
    ]);
  });

  it('moves the product to another branch, never to a foreign one', async () => {
    const branch_id = here.facts.businesses[0]?.branches[1]?.id;
    await updated({ branch_id });
    expect(await stored()).toMatchObject({ branch_id });
    const answer = await here.put(url(), { branch_id: here.foreignBranch.id });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('of an unknown, malformed or foreign product is 404 Not found', async () => {
    const foreign = (await productsOf()).find((row) => row['branch_id'] === here.foreignBranch.id);
    for (const id of [homeCountryId, 'x', foreign?.id]) {
      const { status, body } = await here.put(url(id), { name: 'x' });
      expect([status, body]).toEqual([404, { success: false, message: 'Not found.' }]);
    }
    expect((await here.put(url(product.id.toUpperCase()), {})).status).toBe(200);
  });

  it('needs its permission', async () => {
    const { none, scopes } = here.facts.keys;
    expect((await here.put(url(), {}, none)).body).toMatchObject({ required_scope: 'products' });
    expect((await here.put(url(), {}, scopes['products'])).status).toBe(200);
  });

  it('cannot take the SKU of another product, but keeps its own', async () => {
    const [other] = await productsOf();
    expect(await refusal({ sku: other?.['sku'] })).toEqual(['sku']);
    await updated({ sku: 'QUESO' });
  });
});

describe('the words of the update form', () => {
  it.each([
    ['product_type', 'both', 'both'],
    ['composition_type', 'with_recipe', 'recipe'],
    ['tax_method', 'is_exent', 'exempt'],
    ['tax_method', 'is_not_subject', 'not-subject'],
  ])('%s %s', async (field, word, kept) => {
    expect((await updated({ [field]: word }))[field]).toBe(word);
    expect((await stored())?.[field]).toBe(kept);
  });

  it.each([
    ['product_type', 'physical'],
    ['composition_type', 'recipe'],
    ['tax_method', 'exent'],
  ])('M107 M108: %s %s is refused', async (field, word) => {
    expect(await refusal({ [field]: word })).toEqual([field]);
  });

  it('are those of the create form where the profile says so', async () => {
    await here.control('PUT', '/variants', { profile: { productVocabulary: 'create' } });
    await updated({ tax_method: 'exent', composition_type: 'recipe' });
    expect(await stored()).toMatchObject({ tax_method: 'exempt', composition_type: 'recipe' });
  });
});

describe('availability', () => {
  it('M124: a change makes an inventory adjustment', async () => {
    await updated({ availability: 7.4 });
    expect(await adjustmentsOf()).toEqual([
      {
        id: expect.any(String) as string,
        business_id: firstBusiness.id,
        branch_id: product['branch_id'],
        product_id: product.id,
        quantity_before: 10,
        quantity_after: 7.4,
        difference: -2.6,
        made_at: now,
      },
    ]);
    expect(await stored()).toMatchObject({ availability: 7.4 });
  });

  it('M125: the same number, or none, makes no adjustment', async () => {
    await updated({ availability: 10 });
    await updated({ name: 'Otro' });
    expect(await adjustmentsOf()).toEqual([]);
  });

  it('M125: sold meanwhile, the same number brings it back with an adjustment', async () => {
    await here.control('PATCH', `/tables/products/${product.id}`, { availability: 9 });
    await updated({ name: 'Otro' });
    expect(await adjustmentsOf()).toEqual([]);
    await updated({ availability: 10 });
    expect(await adjustmentsOf()).toEqual([expect.objectContaining({ difference: 1 })]);
  });

  it('is required where the profile says that it is read again', async () => {
    await here.control('PUT', '/variants', { profile: { availabilityOnUpdate: 'reread' } });
    expect(await refusal({ name: 'x' })).toEqual(['availability']);
    await updated({ name: 'x', availability: 10 });
    expect(await adjustmentsOf()).toEqual([]);
  });

  it('of a service stays as it is', async () => {
    await updated({ product_type: 'service', availability: 3 });
    expect([await stored(), await adjustmentsOf()]).toMatchObject([{ availability: 10 }, []]);
  });
});

describe('M122: taxes', () => {
  it('left out are kept, an empty list removes them', async () => {
    await updated({ name: 'x' });
    expect((await stored())?.['tax_ids']).toEqual([vat]);
    expect((await updated({ tax_ids: [] }))['taxes']).toEqual([]);
    expect((await stored())?.['tax_ids']).toEqual([]);
  });

  it('of a taxed product need the VAT', async () => {
    expect(await refusal({ tax_ids: [taxId(firstBusiness, '59')] })).toEqual(['tax_ids']);
    await updated({ tax_method: 'is_exent', tax_ids: [] });
    product = (await stored()) ?? product;
    expect(await refusal({ tax_method: 'is_taxed' })).toEqual(['tax_ids']);
    await updated({ tax_method: 'is_taxed', tax_ids: [vat] });
  });
});

describe('portions', () => {
  const portions = [{ name: 'Onza', unit_quantity: 1, price: 0.4 }];

  it('M113: left out are kept, submitted are replaced', async () => {
    const whole = { composition_type: 'with_portions', base_unit_quantity: 16, portions };
    await updated(whole);
    await updated({ name: 'x' });
    expect(await stored()).toMatchObject({ base_unit_quantity: 16, portions });
    await updated({ portions: [...portions, ...portions] });
    expect((await stored())?.['portions']).toHaveLength(2);
  });

  it('are needed by what becomes a product with portions', async () => {
    expect(await refusal({ composition_type: 'with_portions' })).toEqual([
      'base_unit_quantity',
      'portions',
    ]);
    expect(await refusal({ portions })).toEqual(['portions']);
  });
});

describe('a service that forgets what is left out', () => {
  const whole = {
    name: 'Queso duro',
    sku: 'QUESO',
    product_type: 'phisical',
    composition_type: 'simple',
    tax_method: 'is_taxed',
    price_before_taxes: 3,
  };

  beforeEach(async () => {
    await here.control('PUT', '/variants', { profile: { omittedOnUpdate: 'unknown' } });
  });

  it('wants all it cannot do without', async () => {
    expect(await refusal({ name: 'x' })).toEqual([
      'sku',
      'product_type',
      'composition_type',
      'tax_method',
      'price_before_taxes',
    ]);
  });

  it('M104: empties the rest, but not stock, taxes, branch, portions and prices', async () => {
    await updated(whole);
    expect(await stored()).toEqual({
      ...product,
      cost: null,
      margin: null,
      limit_availability: null,
    });
    expect(await adjustmentsOf()).toEqual([]);
  });
});
