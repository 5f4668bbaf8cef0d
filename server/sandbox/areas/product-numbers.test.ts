import { beforeEach, describe, expect, it } from 'vitest';
import { homeCountryId } from '../seed/catalogs';
import { createdProduct, newProduct, refusedProduct } from '../testing/products';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world } = withSandbox();

let here: TestWorld;
let least: ReturnType<typeof newProduct>;

beforeEach(async () => {
  here = await world();
  least = newProduct(here);
});

describe('portions', () => {
  const portion = { name: 'Onza', unit_quantity: 1, price: 0.4 };
  const whole = { composition_type: 'portions', base_unit_quantity: 16, portions: [portion] };

  it('D3.9 M111: are stored with their base', async () => {
    const { record, stored } = await createdProduct(here, { ...least, ...whole });
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
    expect(await refusedProduct(here, { ...least, ...whole, ...wrong })).toEqual(fields);
  });

  it('a recipe needs none', async () => {
    const { record } = await createdProduct(here, {
      ...least,
      composition_type: 'recipe',
      portions: [],
    });
    expect(record).toMatchObject({ composition_type: 'with_recipe' });
  });
});

describe('prices and margin', () => {
  it.each<[object, string]>([
    [{ prices: [{ price: 1 }] }, 'prices.0.price_list_id'],
    [{ prices: [1, 2].map((price) => ({ price_list_id: homeCountryId, price })) }, 'prices'],
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
    expect(await refusedProduct(here, { ...least, ...wrong })).toEqual([field]);
  });

  it('D3.5 M116: the margin is a fraction where the profile says so', async () => {
    await here.control('PUT', '/variants', { profile: { marginUnit: 'fraction' } });
    expect(
      (await createdProduct(here, { ...least, cost: 3, margin: 0.3333 })).stored,
    ).toMatchObject({
      margin: 0.3333,
    });
    expect(await refusedProduct(here, { ...least, sku: 'B', margin: 33.33 })).toEqual(['margin']);
  });

  it('keep the decimals they came with', async () => {
    const { record } = await createdProduct(here, {
      ...least,
      price_before_taxes: 1.23456789,
      cost: 0.1,
    });
    expect(record).toMatchObject({ price_before_taxes: 1.23456789, cost: 0.1 });
  });
});
