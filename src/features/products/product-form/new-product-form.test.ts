import { describe, expect, it } from 'vitest';
import type { Tax } from '@/api/taxes/schemas';
import { editForm } from '../product-edit/edit-form';
import { fuel, tourism, vat } from '../test-taxes';
import { newProductForm } from './new-product-form';
import { confirmedRemoval, type TypedProduct } from './product-fields';
import { aroundNew, typed } from './test-product-form';

interface Known {
  mode?: 'create' | 'edit';
  taxes?: readonly Tax[] | null;
}

/** Every mistake as `path: message`. */
function mistakes(
  changes: Partial<TypedProduct>,
  { mode = 'create', taxes = [vat, tourism, fuel] }: Known = {},
): string[] {
  const nothing = { sku: '', name: '', kind: '', composition: '', taxTreatment: '', price: '' };
  const before = { ...newProductForm.empty, ...nothing } as TypedProduct;
  const read =
    mode === 'create'
      ? newProductForm.schema(aroundNew({ taxes })).safeParse(typed(changes))
      : editForm
          .schema({ branchId: 'b-1', before, taxesOf: () => taxes })
          .safeParse(typed(changes));
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).toSorted();
}

const created = (changes: Partial<TypedProduct>) =>
  newProductForm.schema(aroundNew()).parse(typed(changes));

describe('M129: what a new product needs here', () => {
  it('limit product sku name: is a SKU, a name and a price; the rest has its usual value', () => {
    const read = newProductForm.schema(aroundNew()).safeParse(newProductForm.empty);
    expect(read.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'name',
      'price',
      'sku',
    ]);
    expect(mistakes({})).toEqual([]);
  });

  it('limit product kind composition taxTreatment I01 choice M105: is a kind the service creates', () => {
    expect(mistakes({ kind: '' })).toEqual(['kind: forms_not_chosen']);
    expect(mistakes({ kind: 'both' })).toEqual(['kind: forms_not_chosen']);
    expect(mistakes({ kind: 'both' }, { mode: 'edit' })).not.toContain('kind: forms_not_chosen');
  });

  it('tells mistakes of fields and of what they are together at once', () => {
    expect(mistakes({ sku: '', cost: 'mucho', taxWay: 'choose', taxIds: [] })).toEqual([
      'cost: forms_not_digits',
      'sku: forms_missing',
      'taxIds: product_form_vat_missing',
    ]);
  });
});

describe('numbers at their limits', () => {
  it.each(['cost', 'price'] as const)(
    'limit product cost price prices.*.price: %s: 0 to 999,999,999.999999',
    (name) => {
      expect(mistakes({ [name]: '999999999.999999' })).toEqual([]);
      expect(mistakes({ [name]: '1000000000' })).toEqual([`${name}: forms_too_large`]);
      expect(mistakes({ [name]: '0.0000001' })).toEqual([`${name}: forms_too_many_decimals`]);
      expect(mistakes({ [name]: '0' })).toEqual([]);
      expect(mistakes({ [name]: '-0.01' })).toEqual([`${name}: forms_negative`]);
    },
  );

  it('limit product margin M117: a margin below the whole is taken, also a negative one', () => {
    const margin = (text: string) => mistakes({ margin: text, priceFrom: 'margin' });
    expect(margin('99.9999')).toEqual([]);
    expect(margin('-25')).toEqual([]);
    expect(margin('100')).toEqual(['margin: product_form_margin_whole']);
    expect(margin('30.12345')).toEqual(['margin: forms_too_many_decimals']);
  });

  it('M118: a margin that only follows from the price is neither checked nor sent', () => {
    expect(created({ margin: '120', priceFrom: 'price' }).margin).toBe('');
    expect(created({ margin: '30', priceFrom: 'margin' }).margin).toBe('30');
  });

  it.each([
    ['-1', 'negative'],
    ['0.5', 'fraction'],
    ['100000', 'large'],
  ])(
    'limit product availability confirmedAvailability limitAvailability confirmedLimit M127: %s is taken once somebody said yes to it, and to no other',
    (quantity) => {
      expect(mistakes({ availability: quantity })).toEqual([
        'confirmedAvailability: forms_not_confirmed',
      ]);
      expect(mistakes({ availability: quantity, confirmedAvailability: '7.5' })).toEqual([
        'confirmedAvailability: forms_not_confirmed',
      ]);
      expect(mistakes({ availability: quantity, confirmedAvailability: quantity })).toEqual([]);
      expect(mistakes({ limitAvailability: quantity })).toEqual([
        'confirmedLimit: forms_not_confirmed',
      ]);
    },
  );

  it('M127: everyday quantities are asked nothing', () => {
    expect(mistakes({ availability: '99,999', limitAvailability: '0' })).toEqual([]);
  });
});

describe('what does not belong to what was chosen', () => {
  it('M126: a service has no stock, whatever was typed before', () => {
    const service = { kind: 'service', availability: '-5', limitAvailability: 'x' } as const;
    expect(mistakes(service)).toEqual([]);
    expect(created(service)).toMatchObject({ availability: '', limitAvailability: '' });
  });

  it('limit product baseUnitQuantity portions I01 rows I02 rows M111: portions are needed with portions, and neither checked nor kept without', () => {
    const rows = { baseUnitQuantity: '', portions: [{ name: '', unitQuantity: 'x', price: '' }] };
    expect(mistakes({ composition: 'simple', ...rows })).toEqual([]);
    expect(created({ composition: 'recipe', ...rows }).portions).toEqual([]);
    expect(mistakes({ composition: 'portions', ...rows })).toEqual([
      'baseUnitQuantity: forms_missing',
      'portions.0.name: forms_missing',
      'portions.0.price: forms_missing',
      'portions.0.unitQuantity: forms_not_digits',
    ]);
    expect(mistakes({ composition: 'portions', baseUnitQuantity: '750', portions: [] })).toEqual([
      'portions: product_form_no_portions',
    ]);
    expect(mistakes({ composition: 'portions', portionsWay: 'leave', ...rows })).toEqual([]);
  });

  it('limit product portions.*.name portions.*.unitQuantity portions.*.price M112: odd portions are warned about and taken', () => {
    const portions = [
      { name: 'Trago', unitQuantity: '0', price: '-1' },
      { name: 'Trago', unitQuantity: '-30', price: '0' },
    ];
    expect(mistakes({ composition: 'portions', baseUnitQuantity: '750', portions })).toEqual([]);
  });
});

describe('M115: prices in lists', () => {
  const list = '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b00';

  it('limit product prices prices.*.priceListId: need an identifier, however it was pasted', () => {
    expect(mistakes({ prices: [{ priceListId: '', price: '1' }] })).toEqual([
      'prices.0.priceListId: forms_missing',
    ]);
    expect(mistakes({ prices: [{ priceListId: 'mayoreo', price: '1' }] })).toEqual([
      'prices.0.priceListId: forms_not_an_id',
    ]);
    expect(
      created({ prices: [{ priceListId: ` "${list.toUpperCase()}" `, price: '$ 1' }] }).prices,
    ).toEqual([{ priceListId: list, price: '1' }]);
  });

  it('I20 rows: name each list once', () => {
    const prices = [
      { priceListId: list, price: '1' },
      { priceListId: list.toUpperCase(), price: '2' },
    ];
    expect(mistakes({ prices })).toEqual(['prices.1.priceListId: product_form_list_twice']);
    expect(mistakes({ prices, pricesWay: 'leave' })).toEqual([]);
  });
});

describe('M121: a taxed product carries the VAT', () => {
  it('which a new one has as usual, and an untaxed one has not', () => {
    expect(created({}).taxIds).toEqual([vat.id]);
    expect(created({ taxTreatment: 'exempt' }).taxIds).toEqual([]);
  });

  it('limit product taxIds vatId confirmedRemoval: or is not sent', () => {
    expect(mistakes({ taxWay: 'choose', taxIds: [tourism.id] })).toEqual([
      'taxIds: product_form_vat_missing',
    ]);
    expect(mistakes({ taxWay: 'choose', taxIds: [tourism.id, vat.id] })).toEqual([]);
  });

  it('that somebody names where none is recognised', () => {
    const taxes = [tourism, fuel];
    expect(mistakes({}, { taxes })).toEqual(['vatId: forms_not_chosen']);
    expect(mistakes({ vatId: tourism.id }, { taxes })).toEqual([]);
    expect(mistakes({ vatId: tourism.id, taxWay: 'choose', taxIds: [fuel.id] }, { taxes })).toEqual(
      ['taxIds: product_form_vat_missing'],
    );
  });

  it('waits for the taxes, or takes a pasted identifier', () => {
    expect(mistakes({}, { taxes: null })).toEqual(['taxIds: product_form_taxes_unread']);
    expect(mistakes({ taxWay: 'choose', taxIds: [vat.id] }, { taxes: null })).toEqual([]);
    expect(mistakes({ taxTreatment: 'exempt' }, { taxes: null })).toEqual([]);
  });

  it('is not asked for in a branch that has no taxes', () => {
    expect(mistakes({}, { taxes: [] })).toEqual([]);
  });

  it('M123: taxes of an untaxed product are the business of whoever chose them', () => {
    expect(mistakes({ taxTreatment: 'exempt', taxWay: 'choose', taxIds: [vat.id] })).toEqual([]);
  });
});

describe('M122: the taxes of a product that exists', () => {
  const edit = { mode: 'edit' } as const;

  it('stay as they are without a word', () => {
    expect(mistakes({ taxWay: 'leave' }, edit)).toEqual([]);
  });

  it('are chosen, at least one', () => {
    expect(mistakes({ taxWay: 'choose', taxIds: [] }, edit)).toEqual([
      'taxIds: product_form_tax_not_chosen',
    ]);
  });

  it('are all removed once somebody confirmed it', () => {
    expect(mistakes({ taxWay: 'remove-all' }, edit)).toEqual([
      'confirmedRemoval: forms_not_confirmed',
    ]);
    expect(mistakes({ taxWay: 'remove-all', confirmedRemoval }, edit)).toEqual([]);
  });
});
