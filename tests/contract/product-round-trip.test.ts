import { describe, expect, it } from 'vitest';
import { fetchProducts } from '@/api/products/operations';
import { productMutations } from '@/api/products/mutations';
import {
  productKindOf,
  taxTreatmentOf,
  type Product,
  type ProductKind,
  type TaxTreatment,
} from '@/api/products/schemas';
import { compositionOf, type Composition } from '@/api/products/words';
import type { NewProduct } from '@/api/products/write-schemas';
import { newProduct, prepare, vat } from './support/api-calls';
import { carryOut } from './support/api-ways';
import { withService } from './support/api-world';

const { enter, world, way } = withService();

const kinds = ['goods', 'service'] as const;
const compositions = ['simple', 'portions', 'recipe'] as const;
const treatments = ['taxed', 'exempt', 'not-subject'] as const;

const combinations = kinds.flatMap((kind) =>
  compositions.flatMap((composition) =>
    treatments.map((taxTreatment) => ({ kind, composition, taxTreatment })),
  ),
);

interface Chosen {
  kind: ProductKind;
  composition: Composition;
  taxTreatment: TaxTreatment;
}

const portions = {
  baseUnitQuantity: '750',
  portions: [{ name: 'Trago', unitQuantity: '30', price: '2.50' }],
};

/** The next one of each, so that an update changes all three words. */
const next = <Value>(values: readonly Value[], value: Value): Value => {
  const found = values[(values.indexOf(value) + 1) % values.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

const wordsOf = ({ productType, compositionType, taxMethod }: Product) => ({
  kind: productKindOf(productType ?? ''),
  composition: compositionOf(compositionType ?? ''),
  taxTreatment: taxTreatmentOf(taxMethod ?? ''),
});

async function readBack(sku: string): Promise<Product> {
  for (let page = 1; page < 20; page += 1) {
    const { rows } = await fetchProducts({ branch: world().branch, page, perPage: 200 });
    const found = rows.find((product) => product.sku === sku);
    if (found !== undefined) return found;
    if (rows.length === 0) break;
  }
  throw new Error(`No product ${sku}`);
}

async function create(chosen: Chosen & { kind: NewProduct['kind'] }): Promise<Product> {
  const product = newProduct({
    ...chosen,
    branchId: world().branch,
    taxIds: chosen.taxTreatment === 'taxed' ? [vat] : [],
    ...(chosen.composition === 'portions' && portions),
  });
  await carryOut(way(), prepare(productMutations.create, product));
  return readBack(product.sku);
}

/** Changes all three to what they are to become, and what goes with that. */
async function change(loaded: Product, chosen: Chosen) {
  await carryOut(
    way(),
    prepare(productMutations.update, {
      loaded,
      changes: { ...chosen, ...(chosen.composition === 'portions' && { portions }) },
      taxes:
        chosen.taxTreatment === 'taxed' ? { way: 'choose', ids: [vat] } : { way: 'remove-all' },
      stock: { way: 'leave', justRead: loaded.availability },
    }),
  );
  return readBack(loaded.sku ?? '');
}

/** What the service itself keeps, in its own words. */
async function stored(id: string) {
  const rows = (await world().rows('products')) as Record<string, unknown>[];
  return rows.find((row) => row['id'] === id);
}

describe.each(['create', 'update'] as const)('where rows are spelled as in %s', (spelling) => {
  it.each(combinations)(
    'M105 M107 M108: $kind, $composition and $taxTreatment come back as they were sent, and as they were changed',
    async (chosen) => {
      await enter('direct', { productRecordWords: spelling });
      const created = await create(chosen);
      expect(wordsOf(created)).toEqual(chosen);
      const wanted = {
        kind: next(['goods', 'service', 'both'] as const, chosen.kind),
        composition: next(compositions, chosen.composition),
        taxTreatment: next(treatments, chosen.taxTreatment),
      };
      const changed = await change(created, wanted);
      expect(wordsOf(changed)).toEqual(wanted);
      expect(changed.id).toBe(created.id);
      expect(changed.taxIds).toEqual(wanted.taxTreatment === 'taxed' ? [vat] : []);
      expect(await stored(created.id)).toMatchObject({
        composition_type: wanted.composition,
        tax_method: wanted.taxTreatment,
      });
    },
  );

  it('M105 M107 M108: each of the 27 combinations an update allows is read back, and given again changes nothing', async () => {
    await enter('direct', { productRecordWords: spelling });
    let product = await create({ kind: 'goods', composition: 'simple', taxTreatment: 'taxed' });
    for (const kind of ['goods', 'service', 'both'] as const) {
      for (const composition of compositions) {
        for (const taxTreatment of treatments) {
          const wanted = { kind, composition, taxTreatment };
          product = await change(product, wanted);
          expect(wordsOf(product)).toEqual(wanted);
          expect(product.taxIds).toEqual(taxTreatment === 'taxed' ? [vat] : []);
          expect(await change(product, wanted)).toEqual(product);
        }
      }
    }
  });
});

describe.each(['create', 'update'] as const)(
  'a service that knows only the words of %s',
  (words) => {
    it('M109: takes all three of every field once the setting says so', async () => {
      await enter('direct', {}, { productVocabulary: words });
      for (const [index, composition] of compositions.entries()) {
        const chosen = {
          kind: 'goods',
          composition,
          taxTreatment: treatments[index] ?? 'taxed',
        } as const;
        const created = await create(chosen);
        expect(wordsOf(created)).toEqual(chosen);
        expect(wordsOf(await change(created, chosen))).toEqual(chosen);
      }
    });
  },
);
