import { expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { confirmedRemoval, type TypedProduct } from '../product-form/product-fields';
import { testProduct } from '../test-products';
import { fuel, tourism, vat } from '../test-taxes';
import { editForm } from './edit-form';
import { typedFrom } from './edit-values';

type Change = Partial<TypedProduct>;

const before = typedFrom(testProduct({ compositionType: 'with_portions', taxIds: [vat.id] }));
const read = (change: Change, taxes = [vat, tourism, fuel]) =>
  editForm
    .schema({ branchId: testId(3), before, taxesOf: () => taxes })
    .safeParse({ ...before, ...change });
const problemsOf = (...change: Parameters<typeof read>) =>
  read(...change).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const portion = { name: 'Onza', unitQuantity: '1', price: '1' };
const portionOf = (change: Partial<typeof portion>, baseUnitQuantity = '16'): Change => ({
  portionsWay: 'replace',
  baseUnitQuantity,
  portions: [{ ...portion, ...change }],
});
const inList = (price: string, priceListId = testId(7)): Change => ({
  pricesWay: 'replace',
  prices: [{ priceListId, price }],
});
const margin = (typed: string): Change => ({ margin: typed, priceFrom: 'margin' });
const least = (limitAvailability: string, confirmedLimit = ''): Change => ({
  limitAvailability,
  confirmedLimit,
});
const chosen = (...taxIds: string[]): Change => ({ taxWay: 'choose', taxIds });
const most = '999999999.999999';
/** What no control gives. */
const words = { kind: 'x', composition: 'x', taxTreatment: 'x' } as object;

it.each<[string, Change[], [Change, string][]]>([
  [
    'limit edit sku name: of any length, for none is documented, and not emptied',
    [{ sku: 'ñ🧾'.repeat(2_000), name: 'ñ🧾'.repeat(2_000) }],
    [
      [{ sku: '' }, 'sku: forms_missing'],
      [{ sku: 'a\u0000' }, 'sku: forms_controls'],
      [{ name: ' ' }, 'name: forms_missing'],
      [{ name: 'a\u0000' }, 'name: forms_controls'],
    ],
  ],
  [
    'limit edit kind composition taxTreatment: a word of ours, and not emptied',
    [{ kind: 'both' }, { taxTreatment: 'exempt', taxWay: 'leave' }],
    [
      [words, 'kind: forms_not_chosen'],
      [words, 'composition: forms_not_chosen'],
      [words, 'taxTreatment: forms_not_chosen'],
      [{ kind: '' }, 'kind: forms_not_chosen'],
      [{ composition: '' }, 'composition: forms_not_chosen'],
      [{ taxTreatment: '' }, 'taxTreatment: forms_not_chosen'],
    ],
  ],
  [
    'limit edit cost price: 0 to 999,999,999.999999',
    [{ cost: '0', price: '0' }, { cost: most, price: most }, { cost: '' }],
    [
      [{ cost: '-0.01' }, 'cost: forms_negative'],
      [{ cost: '1000000000' }, 'cost: forms_too_large'],
      [{ cost: '0.0000001' }, 'cost: forms_too_many_decimals'],
      [{ price: '-0.01' }, 'price: forms_negative'],
      [{ price: '1000000000' }, 'price: forms_too_large'],
      [{ price: '0.0000001' }, 'price: forms_too_many_decimals'],
      [{ price: '' }, 'price: forms_missing'],
    ],
  ],
  [
    'limit edit margin: below the whole, also below 0',
    [margin('99.9999'), margin('-25')],
    [
      [margin('100'), 'margin: product_form_margin_whole'],
      [margin('30.12345'), 'margin: forms_too_many_decimals'],
    ],
  ],
  [
    'limit edit baseUnitQuantity portions portions.*.name portions.*.unitQuantity portions.*.price: whatever a JSON number carries, for at least one',
    [
      portionOf({}, most),
      portionOf({ name: 'ñ🧾'.repeat(2_000), unitQuantity: most, price: most }),
      portionOf({ unitQuantity: '-1', price: '-1' }),
    ],
    [
      [{ ...portionOf({}), portions: [] }, 'portions: product_form_no_portions'],
      [portionOf({}, '1000000000'), 'baseUnitQuantity: forms_too_large'],
      [portionOf({}, ''), 'baseUnitQuantity: forms_missing'],
      [portionOf({ name: '' }), 'portions.0.name: forms_missing'],
      [portionOf({ name: 'a\u0000' }), 'portions.0.name: forms_controls'],
      [portionOf({ unitQuantity: '1000000000' }), 'portions.0.unitQuantity: forms_too_large'],
      [portionOf({ price: '1000000000' }), 'portions.0.price: forms_too_large'],
      [portionOf({ price: '0.0000001' }), 'portions.0.price: forms_too_many_decimals'],
    ],
  ],
  [
    'limit edit limitAvailability confirmedLimit: an unusual one once somebody said yes to it',
    [least('0'), least('99999'), least('100000', '100000'), least(most, most)],
    [
      [least('100000'), 'confirmedLimit: forms_not_confirmed'],
      [least('0.5', '5'), 'confirmedLimit: forms_not_confirmed'],
      [least('1000000000'), 'limitAvailability: forms_too_large'],
      [least('0.0000001'), 'limitAvailability: forms_too_many_decimals'],
    ],
  ],
  [
    'limit edit prices prices.*.priceListId prices.*.price: of one list each, 0 to 999,999,999.999999',
    [inList('0'), inList(most), inList('1', ` ${testId(7).toUpperCase()}\n`)],
    [
      [inList('1', ''), 'prices.0.priceListId: forms_missing'],
      [inList('1', 'mayoreo'), 'prices.0.priceListId: forms_not_an_id'],
      [inList('-0.01'), 'prices.0.price: forms_negative'],
      [inList('1000000000'), 'prices.0.price: forms_too_large'],
    ],
  ],
  [
    'limit edit taxIds confirmedRemoval: at least one with the VAT, or none once somebody said yes to that',
    [chosen(vat.id), { taxWay: 'remove-all', confirmedRemoval }],
    [
      [chosen(), 'taxIds: product_form_tax_not_chosen'],
      [chosen(fuel.id), 'taxIds: product_form_vat_missing'],
      [{ taxWay: 'remove-all', confirmedRemoval: 'x' }, 'confirmedRemoval: forms_not_confirmed'],
    ],
  ],
])('%s', (_, fine, others) => {
  expect(fine.flatMap((change) => problemsOf(change))).toEqual([]);
  for (const [change, problem] of others) expect(problemsOf(change)).toContain(problem);
});

it('limit edit vatId: the tax that is the VAT, where none is recognised', () => {
  expect(problemsOf({ ...chosen(fuel.id), vatId: fuel.id }, [tourism, fuel])).toEqual([]);
  expect(problemsOf(chosen(fuel.id), [tourism, fuel])).toEqual(['vatId: forms_not_chosen']);
});

it('limit edit categoryId measurementId availability confirmedAvailability: what was chosen, and no stock', () => {
  const typed = { categoryId: testId(5), measurementId: '', availability: 'x' };
  expect(read({ ...typed, confirmedAvailability: 'x' }).data).toMatchObject({
    ...typed,
    availability: '',
  });
});
