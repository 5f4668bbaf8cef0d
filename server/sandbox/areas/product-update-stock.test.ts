import { beforeEach, describe, expect, it } from 'vitest';
import { firstBusiness } from '../seed/branches';
import { addEditedProduct, type EditedProduct } from '../testing/edited-product';
import { tourism, vat } from '../testing/products';
import { withSandbox, type TestWorld } from '../testing/sandbox';

const { world } = withSandbox();

const now = '2026-11-20T15:30:00.000Z';

let here: TestWorld;
let product: EditedProduct;

beforeEach(async () => {
  here = await world({ now });
  product = await addEditedProduct(here);
});

describe('availability', () => {
  it('D3.6 M124: a change makes an inventory adjustment', async () => {
    await product.update({ availability: 7.4 });
    expect(await product.adjustments()).toEqual([
      {
        id: expect.any(String) as string,
        business_id: firstBusiness.id,
        branch_id: product.row['branch_id'],
        product_id: product.row.id,
        quantity_before: 10,
        quantity_after: 7.4,
        difference: -2.6,
        made_at: now,
      },
    ]);
    expect(await product.stored()).toMatchObject({ availability: 7.4 });
  });

  it('changes that meet lose nothing of each other, and every adjustment begins where the last one ended', async () => {
    const changes = [{ name: 'Otro' }, { availability: 4 }, { cost: 3 }, { availability: 9 }];
    await Promise.all(changes.map((change) => product.update(change)));
    expect(await product.stored()).toMatchObject({ name: 'Otro', cost: 3 });
    const [first, second] = await product.adjustments();
    expect(second).toMatchObject({ quantity_before: first?.['quantity_after'] });
  });

  it('M125: the same number, or none, makes no adjustment', async () => {
    await product.update({ availability: 10 });
    await product.update({ name: 'Otro' });
    expect(await product.adjustments()).toEqual([]);
  });

  it('M125: sold meanwhile, the same number brings it back with an adjustment', async () => {
    await here.control('PATCH', `/tables/products/${product.row.id}`, { availability: 9 });
    await product.update({ name: 'Otro' });
    expect(await product.adjustments()).toEqual([]);
    await product.update({ availability: 10 });
    expect(await product.adjustments()).toEqual([expect.objectContaining({ difference: 1 })]);
  });

  it('is required where the profile says that it is read again', async () => {
    await here.control('PUT', '/variants', { profile: { availabilityOnUpdate: 'reread' } });
    expect(await product.refuse({ name: 'x' })).toEqual(['availability']);
    await product.update({ name: 'x', availability: 10 });
    expect(await product.adjustments()).toEqual([]);
  });

  it('of a service stays as it is', async () => {
    await product.update({ product_type: 'service', availability: 3 });
    expect([await product.stored(), await product.adjustments()]).toMatchObject([
      { availability: 10 },
      [],
    ]);
  });
});

describe('M122: taxes', () => {
  it('D3.8: left out are kept, an empty list removes them', async () => {
    await product.update({ name: 'x' });
    expect((await product.stored())?.['tax_ids']).toEqual([vat]);
    expect((await product.update({ tax_ids: [] }))['taxes']).toEqual([]);
    expect((await product.stored())?.['tax_ids']).toEqual([]);
  });

  it('of a taxed product need the VAT', async () => {
    expect(await product.refuse({ tax_ids: [tourism] })).toEqual(['tax_ids']);
    await product.update({ tax_method: 'is_exent', tax_ids: [] });
    expect(await product.refuse({ tax_method: 'is_taxed' })).toEqual(['tax_ids']);
    await product.update({ tax_method: 'is_taxed', tax_ids: [vat] });
  });
});

describe('portions', () => {
  const portions = [{ name: 'Onza', unit_quantity: 1, price: 0.4 }];

  it('M113: left out are kept, submitted are replaced', async () => {
    const whole = { composition_type: 'with_portions', base_unit_quantity: 16, portions };
    await product.update(whole);
    await product.update({ name: 'x' });
    expect(await product.stored()).toMatchObject({ base_unit_quantity: 16, portions });
    await product.update({ portions: [...portions, ...portions] });
    expect((await product.stored())?.['portions']).toHaveLength(2);
  });

  it('are needed by what becomes a product with portions', async () => {
    expect(await product.refuse({ composition_type: 'with_portions' })).toEqual([
      'base_unit_quantity',
      'portions',
    ]);
    expect(await product.refuse({ portions })).toEqual(['portions']);
  });
});
