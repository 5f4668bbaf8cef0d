import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import type { Product } from '@/api/products/schemas';
import { untoldProduct } from '@/api/products/test-product';
import type { TypedProduct } from '../product-form/product-fields';
import { nothingEdited, testProduct } from '../test-products';
import { editOf, isEmptyEdit, touchedFields, withEdit } from './edit-changes';
import { editForm } from './edit-form';
import { typedFrom } from './edit-values';

const loaded = (change: Partial<Product> = {}) =>
  testProduct({ id: testId(1), taxIds: [testId(4)], ...change });

/** What the form makes of a product with these changes typed into it. */
function edited(typed: Partial<TypedProduct>, change: Partial<Product> = {}) {
  const product = loaded(change);
  const before = typedFrom(product);
  const schema = editForm.schema({ branchId: testId(3), before, taxesOf: () => [vat] });
  const read = schema.safeParse({ ...before, ...typed });
  return read.success
    ? editOf(product, read.data)
    : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const vat = { id: testId(4), name: 'IVA', code: '20', taxType: 'percentage', fraction: '0.13' };
const changesOf = (...asked: Parameters<typeof edited>) => {
  const edit = edited(...asked);
  return 'changes' in edit ? edit.changes : edit;
};

describe('M104: what is sent of a product', () => {
  it.each<[string, Partial<Product>]>([
    ['as it is told', {}],
    ['in the words of the create form', { taxMethod: 'exent', compositionType: 'portions' }],
    ['with portions', { compositionType: 'with_portions' }],
    ['made by a recipe', { compositionType: 'with_recipe' }],
    ['with a binary fraction', { price: '0.30000000000000004', cost: '1234.5' }],
    ['with a fraction as its minimum', { limitAvailability: 0.5 }],
    ['of which nothing is told', untoldProduct(testId(1))],
    ['in words nobody knows', { taxMethod: 'x', compositionType: 'y', productType: 'z' }],
  ])('is nothing while nothing was typed: %s', (_, change) => {
    const edit = edited({}, change);
    expect(edit).toEqual(nothingEdited);
    expect('changes' in edit && isEmptyEdit(edit)).toBe(true);
  });

  it.each<[Partial<TypedProduct>, object]>([
    [{ name: ' Leche  descremada ' }, { name: 'Leche  descremada' }],
    [{ price: '1.25' }, { price: '1.25' }],
    [{ price: '1.1000' }, {}],
    [{ cost: '0,9' }, { cost: '0.9' }],
    [{ kind: 'service' }, { kind: 'service' }],
    [{ taxTreatment: 'exempt' }, { taxTreatment: 'exempt' }],
    [{ branchId: testId(2) }, { branchId: testId(2) }],
    [{ limitAvailability: '6' }, { limitAvailability: '6' }],
  ])('limit edit branchId: is what was typed: %o', (typed, changes) => {
    expect(changesOf(typed)).toEqual(changes);
  });

  it('M118: a margin goes along only when it leads to the price', () => {
    expect(changesOf({ margin: '50', price: '1.60', priceFrom: 'margin' })).toEqual({
      margin: '50',
      price: '1.60',
    });
    expect(changesOf({ margin: '50', price: '1.60', priceFrom: 'price' })).toEqual({
      price: '1.60',
    });
  });

  it('limit edit portionsWay pricesWay M113: portions and prices only once replacing them was chosen', () => {
    const portions = [{ name: 'Onza', unitQuantity: '1', price: '0.40' }];
    const typed = { portions, baseUnitQuantity: '16' };
    const compositionType = 'with_portions';
    expect(changesOf(typed, { compositionType })).toEqual({});
    expect(changesOf({ ...typed, portionsWay: 'replace' }, { compositionType })).toEqual({
      portions: typed,
    });
    const prices = [{ priceListId: testId(7), price: '2' }];
    expect(changesOf({ prices })).toEqual({});
    expect(changesOf({ prices, pricesWay: 'replace' })).toEqual({ prices });
  });

  it('limit edit confirmedComposition M114: leaving portions has to be confirmed', () => {
    const compositionType = 'with_portions';
    expect(changesOf({ composition: 'simple' }, { compositionType })).toEqual([
      ['confirmedComposition', 'forms_not_confirmed'],
    ]);
    const confirmed = { composition: 'simple', confirmedComposition: 'simple' } as const;
    expect(changesOf(confirmed, { compositionType })).toEqual({ composition: 'simple' });
  });

  it('limit edit taxWay M122: taxes are left, chosen or all removed', () => {
    expect(edited({})).toMatchObject({ taxes: { way: 'leave' } });
    expect(edited({ taxWay: 'choose', taxIds: [testId(4)] })).toMatchObject({
      taxes: { way: 'choose', ids: [testId(4)] },
    });
    expect(edited({ taxWay: 'remove-all' })).toMatchObject([
      ['confirmedRemoval', expect.any(String)],
    ]);
    expect(edited({ taxWay: 'remove-all', confirmedRemoval: 'remove-all' })).toMatchObject({
      taxes: { way: 'remove-all' },
    });
  });

  it('limit edit fields: says what cannot be emptied, and keeps what a product is not without', () => {
    expect(edited({ cost: '', categoryId: '', pricesWay: 'replace' })).toMatchObject({
      changes: {},
      emptied: ['categoryId', 'cost'],
      lacksPrices: true,
    });
    expect(edited({ name: ' ' })).toEqual([['name', 'forms_missing']]);
    expect(changesOf({ cost: '2' }, { name: null, sku: null, price: null })).toEqual({ cost: '2' });
  });
});

describe('what a product would be', () => {
  it('has every change that a list shows, and what is touched is told', () => {
    const product = loaded();
    const edit = edited({ name: 'Otra', kind: 'both', taxTreatment: 'exempt', taxWay: 'leave' });
    if (!('changes' in edit)) throw new Error('It cannot be read');
    expect(withEdit(product, edit)).toEqual({
      ...product,
      name: 'Otra',
      productType: 'both',
      taxMethod: 'exent',
    });
    expect([...touchedFields(product, edit)].toSorted()).toEqual([
      'name',
      'productType',
      'taxMethod',
    ]);
  });
});
