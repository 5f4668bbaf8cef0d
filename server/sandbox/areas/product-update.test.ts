import { beforeEach, describe, expect, it } from 'vitest';
import { homeCountryId } from '../seed/catalogs';
import {
  addEditedProduct,
  type EditedProduct,
  type StoredProduct,
} from '../testing/edited-product';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world } = withSandbox();

let here: TestWorld;
let product: EditedProduct;

beforeEach(async () => {
  here = await world();
  product = await addEditedProduct(here);
});

describe('an update', () => {
  it('M104: changes what is submitted and nothing else', async () => {
    const record = await product.update({ name: 'Queso duro blando' });
    expect(record).toMatchObject({
      id: product.row.id,
      name: 'Queso duro blando',
      availability: 10,
    });
    expect(await product.stored()).toEqual({ ...product.row, name: 'Queso duro blando' });
    expect(await product.adjustments()).toEqual([]);
  });

  it('with nothing changes nothing', async () => {
    await product.update({});
    expect(await product.stored()).toEqual(product.row);
  });

  it('D3.10: is answered with the documented record', async () => {
    expect(Object.keys(await product.update({}))).toEqual([
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
    await product.update({ branch_id });
    expect(await product.stored()).toMatchObject({ branch_id });
    const answer = await here.put(product.path, { branch_id: here.foreignBranch.id });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('of an unknown, malformed or foreign product is 404 Not found', async () => {
    const foreign = (await here.rows<StoredProduct>('products')).find(
      (row) => row['branch_id'] === here.foreignBranch.id,
    );
    for (const id of [homeCountryId, 'x', foreign?.id]) {
      const { status, body } = await here.put(`/products/${id}`, { name: 'x' });
      expect([status, body]).toEqual([404, { success: false, message: 'Not found.' }]);
    }
    expect((await here.put(`/products/${product.row.id.toUpperCase()}`, {})).status).toBe(200);
  });

  it('needs its permission', async () => {
    const { none, scopes } = here.facts.keys;
    expect((await here.put(product.path, {}, none)).body).toMatchObject({
      required_scope: 'products',
    });
    expect((await here.put(product.path, {}, scopes['products'])).status).toBe(200);
  });

  it('cannot take the SKU of another product, but keeps its own', async () => {
    const [other] = await here.rows<StoredProduct>('products');
    expect(await product.refuse({ sku: other?.['sku'] })).toEqual(['sku']);
    await product.update({ sku: 'QUESO' });
  });
});

describe('the words of the update form', () => {
  it.each([
    ['product_type', 'both', 'both'],
    ['composition_type', 'with_recipe', 'recipe'],
    ['tax_method', 'is_exent', 'exempt'],
    ['tax_method', 'is_not_subject', 'not-subject'],
  ])('D3.4: %s %s', async (field, word, kept) => {
    expect((await product.update({ [field]: word }))[field]).toBe(word);
    expect((await product.stored())?.[field]).toBe(kept);
  });

  it.each([
    ['product_type', 'physical'],
    ['composition_type', 'recipe'],
    ['tax_method', 'exent'],
  ])('M107 M108: %s %s is refused', async (field, word) => {
    expect(await product.refuse({ [field]: word })).toEqual([field]);
  });

  it('are those of the create form where the profile says so', async () => {
    await here.control('PUT', '/variants', { profile: { productVocabulary: 'create' } });
    await product.update({ tax_method: 'exent', composition_type: 'recipe' });
    expect(await product.stored()).toMatchObject({
      tax_method: 'exempt',
      composition_type: 'recipe',
    });
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
    expect(await product.refuse({ name: 'x' })).toEqual([
      'sku',
      'product_type',
      'composition_type',
      'tax_method',
      'price_before_taxes',
    ]);
  });

  it('M104: empties the rest, but not stock, taxes, branch, portions and prices', async () => {
    await product.update(whole);
    expect(await product.stored()).toEqual({
      ...product.row,
      cost: null,
      margin: null,
      limit_availability: null,
    });
    expect(await product.adjustments()).toEqual([]);
  });
});
