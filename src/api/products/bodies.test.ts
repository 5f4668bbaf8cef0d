import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultProfile, type Profile } from '@/contract/profile';
import { setProfile } from '../core/profile';
import { testId } from '../core/test-answers';
import { writeWireJson } from '../core/wire-json';
import { productMutations } from './mutations';
import { loadedProduct, typedProduct } from './test-product';
import type { NewProduct, ProductUpdate, StockChange, TaxChange } from './write-schemas';

afterEach(() => setProfile(defaultProfile));

const createdText = (changes: Partial<NewProduct> = {}, settings: Partial<Profile> = {}) => {
  setProfile({ ...defaultProfile, ...settings });
  return writeWireJson(productMutations.create.toRequest(typedProduct(changes)).body);
};
const created = (...changes: Parameters<typeof createdText>): unknown =>
  JSON.parse(createdText(...changes));

const untouched: ProductUpdate = {
  loaded: loadedProduct(),
  changes: {},
  taxes: { way: 'leave' },
  stock: { way: 'leave', justRead: 7 },
};
const updated = (changes: Partial<ProductUpdate> = {}, settings: Partial<Profile> = {}) => {
  setProfile({ ...defaultProfile, ...settings });
  const { body } = productMutations.update.toRequest({ ...untouched, ...changes });
  const read: unknown = JSON.parse(writeWireJson(body));
  return read;
};

const portions = [{ name: ' Vaso ', unitQuantity: '0.25', price: '0.40' }];
const prices = [{ priceListId: testId(8), price: '1.05' }];

describe('a new product', () => {
  it('sends what was filled in', () => {
    expect(created()).toEqual({
      name: 'Leche entera',
      sku: '0001',
      product_type: 'phisical',
      composition_type: 'simple',
      price_before_taxes: 1.1,
      cost: 0.8,
      tax_method: 'is_taxed',
      product_measurement_id: testId(3),
      branch_id: testId(1),
      availability: 12.5,
      tax_ids: [testId(4)],
    });
  });

  it('M55: with the digits typed', () => {
    expect(createdText({ price: '1.1000' })).toContain('"price_before_taxes": 1.1000,');
  });

  it('M126: a service has no stock', () => {
    const body = created({ kind: 'service', limitAvailability: '2' });
    expect(body).toMatchObject({ product_type: 'service' });
    expect(body).not.toHaveProperty('availability');
    expect(body).not.toHaveProperty('limit_availability');
  });

  it('M111: portions go with their composition only', () => {
    const filled = { portions, baseUnitQuantity: '4' };
    expect(created({ composition: 'portions', ...filled })).toMatchObject({
      composition_type: 'portions',
      base_unit_quantity: 4,
      portions: [{ name: 'Vaso', unit_quantity: 0.25, price: 0.4 }],
    });
    for (const composition of ['simple', 'recipe'] as const) {
      const body = created({ composition, ...filled });
      expect(body).not.toHaveProperty('portions');
      expect(body).not.toHaveProperty('base_unit_quantity');
    }
  });

  it('M115: prices by the id of their list; none and no tax are left out', () => {
    expect(created({ prices })).toMatchObject({
      prices: [{ price_list_id: testId(8), price: 1.05 }],
    });
    const bare = created({ taxIds: [] });
    expect(bare).not.toHaveProperty('prices');
    expect(bare).not.toHaveProperty('tax_ids');
  });
});

describe('M105 M107 M108: the words', () => {
  const words = [
    ['create', 'documented', { exempt: 'exent', not: 'not_subject', portions: 'portions' }],
    [
      'update',
      'documented',
      { exempt: 'is_exent', not: 'is_not_subject', portions: 'with_portions' },
    ],
    ['create', 'update', { exempt: 'is_exent', not: 'is_not_subject', portions: 'with_portions' }],
    ['update', 'create', { exempt: 'exent', not: 'not_subject', portions: 'portions' }],
  ] as const;

  it.each(words)('of %s in the vocabulary %s', (form, productVocabulary, told) => {
    const settings = { productVocabulary };
    const bodyOf = (changes: Pick<NewProduct, 'composition' | 'taxTreatment'>) =>
      form === 'create'
        ? created({ ...changes, portions, baseUnitQuantity: '4' }, settings)
        : updated({ changes }, settings);
    expect(bodyOf({ composition: 'portions', taxTreatment: 'exempt' })).toMatchObject({
      composition_type: told.portions,
      tax_method: told.exempt,
    });
    expect(bodyOf({ composition: 'recipe', taxTreatment: 'not-subject' })).toMatchObject({
      composition_type: told.portions.replace('portions', 'recipe'),
      tax_method: told.not,
    });
    expect(bodyOf({ composition: 'simple', taxTreatment: 'taxed' })).toMatchObject({
      composition_type: 'simple',
      tax_method: 'is_taxed',
    });
  });

  it('M105: the type is spelled as on the wire, and both is for updates', () => {
    expect(updated({ changes: { kind: 'both' } })).toEqual({ product_type: 'both' });
    expect(updated({ changes: { kind: 'goods' } })).toEqual({ product_type: 'phisical' });
  });
});

describe('M116: the margin', () => {
  it.each([
    ['percent', '30', '30'],
    ['fraction', '30', '0.3'],
    ['fraction', '33.333', '0.33333'],
    ['percent', '33.333', '33.333'],
    ['fraction', '-5', '-0.05'],
  ] as const)('in %s, %s goes as %s', (marginUnit, margin, sent) => {
    expect(createdText({ margin }, { marginUnit })).toContain(`"margin": ${sent},`);
  });

  it('M118: is left out when nobody typed one', () => {
    expect(created()).not.toHaveProperty('margin');
    expect(updated({ changes: { margin: '20' } })).toEqual({ margin: 20 });
  });
});

it('what was sent is read back as it was filled in', () => {
  const filled = typedProduct({
    composition: 'portions',
    margin: '30',
    portions,
    baseUnitQuantity: '4',
    prices,
  });
  for (const marginUnit of ['percent', 'fraction'] as const) {
    const text = createdText(filled, { marginUnit });
    expect(productMutations.create.readSent(text)).toMatchObject({
      name: 'Leche entera',
      kind: 'goods',
      composition: 'portions',
      taxTreatment: 'taxed',
      price: '1.1',
      margin: '30',
      categoryId: null,
      portions: [{ name: 'Vaso', unitQuantity: '0.25', price: '0.4' }],
    });
  }
});

describe('an update', () => {
  it('M104: sends what was changed', () => {
    expect(updated({ changes: { name: 'Leche', price: '1.20' } })).toEqual({
      name: 'Leche',
      price_before_taxes: 1.2,
    });
  });

  it('M104: where omitted fields may be lost, sends what was read as well, in the words of an update', () => {
    expect(updated({ changes: { name: 'Leche' } }, { omittedOnUpdate: 'unknown' })).toEqual({
      name: 'Leche',
      sku: '0001',
      product_type: 'phisical',
      composition_type: 'with_portions',
      price_before_taxes: 1.1,
      cost: 0.8,
      limit_availability: 0.5,
      tax_method: 'is_exent',
      product_category_id: testId(2),
    });
  });

  it('M24: a word that no description lists goes back as it came', () => {
    const loaded = loadedProduct({
      taxMethod: 'zero_rated',
      compositionType: 'kit',
      productType: 'digital',
    });
    expect(updated({ loaded }, { omittedOnUpdate: 'unknown' })).toMatchObject({
      tax_method: 'zero_rated',
      composition_type: 'kit',
      product_type: 'digital',
    });
  });

  it('M113: portions and prices go only as a whole', () => {
    expect(updated({ changes: { portions: { baseUnitQuantity: '4', portions }, prices } })).toEqual(
      {
        base_unit_quantity: 4,
        portions: [{ name: 'Vaso', unit_quantity: 0.25, price: 0.4 }],
        prices: [{ price_list_id: testId(8), price: 1.05 }],
      },
    );
  });

  it.each<[TaxChange, unknown]>([
    [{ way: 'leave' }, {}],
    [{ way: 'choose', ids: [testId(4), testId(5)] }, { tax_ids: [testId(4), testId(5)] }],
    [{ way: 'remove-all' }, { tax_ids: [] }],
  ])('M122: taxes %j', (taxes, sent) => {
    expect(updated({ taxes })).toEqual(sent);
  });

  it.each<[Profile['availabilityOnUpdate'], StockChange, unknown]>([
    ['omit', { way: 'leave', justRead: 7 }, {}],
    ['omit', { way: 'adjust', to: '0' }, { availability: 0 }],
    ['reread', { way: 'leave', justRead: 7 }, { availability: 7 }],
    ['reread', { way: 'leave', justRead: null }, {}],
    ['reread', { way: 'adjust', to: '6.5' }, { availability: 6.5 }],
  ])('M124 M125: with %s, stock %j', (availabilityOnUpdate, stock, sent) => {
    expect(updated({ stock }, { availabilityOnUpdate })).toEqual(sent);
  });

  it('M122 M125: whatever else is changed and however it is read, taxes and stock stay unless meant', () => {
    const text = fc.constantFrom(undefined, '', '3', '04.50');
    const changes = fc
      .record({ name: text, price: text, cost: text, margin: text, limitAvailability: text })
      .map((given) =>
        Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined)),
      );
    const loaded = fc.record({
      price: fc.constantFrom(null, '0', '007.10'),
      availability: fc.constantFrom(null, -2, 1e-7),
      taxMethod: fc.constantFrom(null, 'is_taxed', 'odd'),
    });
    const omitted = fc.constantFrom('kept' as const, 'unknown' as const);
    fc.assert(
      fc.property(changes, loaded, omitted, (changed, fields, omittedOnUpdate) => {
        const body = updated(
          { changes: changed, loaded: loadedProduct(fields) },
          { omittedOnUpdate },
        );
        for (const name of ['availability', 'tax_ids', 'portions', 'prices', 'branch_id']) {
          expect(body).not.toHaveProperty(name);
        }
        expect(Object.values(body ?? {})).not.toContain(null);
      }),
    );
  });
});
