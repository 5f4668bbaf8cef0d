import { describe, expect, it } from 'vitest';
import { asApiError } from '@/api/core/errors';
import { productMutations } from '@/api/products/mutations';
import { fetchProducts } from '@/api/products/operations';
import { rereadProduct, type SeenProduct } from '@/api/products/reread';
import type { ProductUpdate } from '@/api/products/write-schemas';
import { updateLeavingStock, updateOfStock } from '@/features/products/checked-update/to-update';
import { prepare } from './support/api-calls';
import { carryOut } from './support/api-ways';
import { withService } from './support/api-world';

const { enter, world, way, someProduct } = withService();

const settings = [
  ['kept', 'omit'],
  ['kept', 'reread'],
  ['unknown', 'omit'],
  ['unknown', 'reread'],
] as const;

const perPage = 5;
const signal = new AbortController().signal;

/** Opens a form: the page its product stands on is read, and the product is in it. */
async function open(): Promise<SeenProduct> {
  const { id } = await someProduct();
  for (let page = 1; ; page += 1) {
    const { rows, pagination } = await fetchProducts({ branch: world().branch, page, perPage });
    const product = rows.find((row) => row.id === id);
    if (product !== undefined) return { product, readAt: 0, place: { page, perPage } };
    if (page >= pagination.lastPage) throw new Error('The product is on no page');
  }
}

/** Reads it again as the guard does. */
async function reread(seen: SeenProduct): Promise<SeenProduct | null> {
  const reading = rereadProduct(seen, {
    fetchPage: (asked) => fetchProducts({ branch: world().branch, ...asked }),
    now: () => new Date(),
  });
  for (;;) {
    const result = await reading.step(signal);
    if (result !== null) return result.found;
  }
}

const save = (update: ProductUpdate) => carryOut(way(), prepare(productMutations.update, update));
const adjustments = () => world().rows('inventory_adjustments');
const stored = async (id: string) =>
  (await world().rows('products')).find((row) => row['id'] === id);
const sell = (id: string, availability: number) => world().change('products', id, { availability });
const renamed = { changes: { name: 'Otro nombre' }, taxes: { way: 'leave' } } as const;

describe.each(settings)(
  'M124 M125: with what is left out %s, and the stock on update: %s',
  (...of) => {
    const [omittedOnUpdate, availabilityOnUpdate] = of;
    const enterWorld = () => enter('direct', {}, { omittedOnUpdate, availabilityOnUpdate });

    it('a sale while a name is typed leaves no adjustment and stays sold', async () => {
      await enterWorld();
      const seen = await open();
      const { id, availability } = seen.product;
      const left = (availability ?? 0) - 1;
      await sell(id, left);
      const now = await reread(seen);
      expect(now?.product.availability).toBe(left);
      await save(updateLeavingStock(seen, now, renamed));
      expect(await adjustments()).toEqual([]);
      expect(await stored(id)).toMatchObject({ name: 'Otro nombre', availability: left });
    });

    it('a product that could not be read again is never sent with a stock', async () => {
      await enterWorld();
      const seen = await open();
      await sell(seen.product.id, 3);
      const refused = await save(updateLeavingStock(seen, null, renamed)).then(
        () => null,
        asApiError,
      );
      expect(refused?.kind ?? null).toBe(availabilityOnUpdate === 'reread' ? 'validation' : null);
      expect(await adjustments()).toEqual([]);
      expect(await stored(seen.product.id)).toMatchObject({ availability: 3 });
    });

    it('a deliberate change is one adjustment, from what there is to what was meant', async () => {
      await enterWorld();
      const seen = await open();
      const { id } = seen.product;
      await sell(id, 40);
      const now = await reread(seen);
      await save(updateOfStock(seen, now, '37.5'));
      expect(await adjustments()).toMatchObject([
        { product_id: id, quantity_before: 40, quantity_after: 37.5, difference: -2.5 },
      ]);
    });
  },
);

it('M125: a row that slipped to the next page is found there, and one that went far is not claimed to be gone', async () => {
  await enter('direct', {});
  const seen = await open();
  const { id, name } = seen.product;
  const first = seen.place?.page ?? 1;
  const before = (await world().rows('products')).filter(
    (row) => row['branch_id'] === world().branch && String(row['name']) > (name ?? ''),
  );
  for (const row of before.slice(0, perPage)) {
    await world().change('products', String(row['id']), { name: ` ${String(row['name'])}` });
  }
  expect((await reread(seen))?.place?.page).toBe(first + 1);
  await world().change('products', id, { name: 'zzz' });
  expect(await reread({ ...seen, place: { page: 1, perPage: 2 } })).toBeNull();
});
