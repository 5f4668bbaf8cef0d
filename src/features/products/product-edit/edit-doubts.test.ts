import { describe, expect, it } from 'vitest';
import type { SeenProduct } from '@/api/products/reread';
import type { Product } from '@/api/products/schemas';
import { milk, old, references } from '../bulk/test-references';
import { tourism, vat } from '../test-taxes';
import type { ProductEdit } from './edit-changes';
import { editReview } from './edit-review';

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

function review(edit: Partial<ProductEdit>, product: Partial<Product> = {}) {
  const seen: SeenProduct = {
    product: milk({ price: '2.50', cost: '2.13', ...product }),
    readAt: 0,
    place: null,
  };
  const whole: ProductEdit = {
    changes: {},
    taxes: { way: 'leave' },
    emptied: [],
    lacksPrices: false,
  };
  const words = editReview(
    { ...whole, ...edit },
    {
      seen,
      branch: 'Centro',
      checkState: 'same',
      references,
      branchName: () => 'Norte',
      taken: null,
    },
  );
  const fact = (label: string) =>
    plain(words.facts.find((one) => one.label === label)?.value ?? '');
  return { doubts: (words.doubts ?? []).map(plain), fact };
}

const below = 'El precio está por debajo del costo: se pierden $1.13 en cada unidad.';

describe('the review of an edit', () => {
  it.each<[string, Partial<ProductEdit>, Partial<Product>]>([
    ['a price below the cost that stays', { changes: { price: '1.00' } }, {}],
    ['a cost above the price that stays', { changes: { cost: '2.13' } }, { price: '1', cost: '1' }],
    ['both', { changes: { cost: '2.13', price: '1.00' } }, { price: '5', cost: '4' }],
  ])('warns of what is sent: %s', (_what, edit, product) => {
    expect(review(edit, product).doubts).toEqual([below]);
  });

  it('M68: marks a category that is not offered any more, and asks about one that is chosen', () => {
    const { doubts, fact } = review({ changes: { categoryId: old.id } });
    expect(fact('Categoría')).toBe('Lácteos → Varios (de baja)');
    expect(doubts).toEqual([
      expect.stringMatching(/^Categoría, Varios \(de baja\): ya no se ofrece/),
    ]);
    expect(review({ changes: { name: 'Leche' } }, { categoryId: old.id }).doubts).toEqual([]);
  });

  it('does not warn of what it does not touch', () => {
    expect(review({ changes: { name: 'Leche' } }, { price: '1.00' }).doubts).toEqual([]);
    expect(review({ changes: { price: '3.00' } }).doubts).toEqual([]);
  });

  it.each<[string, Partial<ProductEdit>, RegExp]>([
    ['a price of zero', { changes: { price: '0' } }, /se regala/],
    [
      'a quantity that is no whole number',
      { changes: { limitAvailability: '2.5' } },
      /2\.5: No es/,
    ],
    ['a SKU with spaces', { changes: { sku: 'A 1' } }, /El SKU tiene espacios/],
    ['taxes that stay', { changes: { taxTreatment: 'exempt' } }, /conserva sus impuestos/],
    ['no taxes any more', { taxes: { way: 'remove-all' } }, /sin ningún impuesto/],
    [
      'taxes of what has none',
      { changes: { taxTreatment: 'exempt' }, taxes: { way: 'choose', ids: [vat.id, tourism.id] } },
      /Dice «Exento» y lleva impuestos/,
    ],
    [
      'a portion below its share of the cost',
      {
        changes: {
          composition: 'portions',
          portions: {
            baseUnitQuantity: '2',
            portions: [{ name: 'Vaso', unitQuantity: '1', price: '0.10' }],
          },
        },
      },
      /Porción Vaso: El precio no cubre/,
    ],
  ])('warns of %s', (_what, edit, words) => {
    expect(review(edit).doubts).toContainEqual(expect.stringMatching(words));
  });

  it('warns of taxes without the VAT that stay on what becomes taxed', () => {
    const taxed = { changes: { taxTreatment: 'taxed' as const } };
    const words = (taxIds: string[]) => review(taxed, { taxMethod: 'exempt', taxIds }).doubts;
    expect(words([tourism.id])).toEqual([expect.stringMatching(/no está el IVA/)]);
    expect(words([])).toEqual([expect.stringMatching(/no tiene impuestos/)]);
    for (const ids of [[vat.id, tourism.id], ['of another branch']]) expect(words(ids)).toEqual([]);
  });

  it('shows the figures that stood in the form: the margin, and what a customer pays', () => {
    const { fact } = review({ changes: { price: '2.654868' } });
    expect(fact('El cliente paga')).toBe('$2.83 → $3.00');
    expect(fact('Margen sobre el precio')).toBe('14.8\u00a0% → 19.77\u00a0%, calculado');
    expect(review({ changes: { name: 'Leche' } }).fact('El cliente paga')).toBe('');
  });
});
