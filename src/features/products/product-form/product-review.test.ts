import { describe, expect, it } from 'vitest';
import { testId } from '@/api/core/test-answers';
import { typedProduct, untoldProduct } from '@/api/products/test-product';
import type { NewProduct } from '@/api/products/write-schemas';
import { testProduct } from '../test-products';
import { storedFacts, productReview } from './product-receipt';
import { fuel, vat } from '../test-taxes';
import { aroundNew } from './test-product-form';

const around = { ...aroundNew(), branch: 'Centro' };
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

function review(
  changes: Partial<NewProduct>,
  taken: Parameters<typeof testProduct>[0] | null = null,
) {
  const product = typedProduct({ name: 'Leche', taxIds: [vat.id], measurementId: '', ...changes });
  const words = productReview(product, {
    ...around,
    takenBy: () => taken && testProduct(taken),
  });
  return {
    ...words,
    sentences: words.sentences.map(plain),
    doubts: words.doubts?.map(plain),
    fact: (label: string) => words.facts.find((fact) => fact.label === label)?.value,
  };
}

describe('what a creation will do', () => {
  it('M126 M132: is said with the stock it begins with, and that there is no way to delete it', () => {
    expect(review({ availability: '-12.5' }).sentences).toEqual([
      'Se creará el producto Leche en Centro.',
      'Empezará con −12.5 en existencias.',
      'Después se puede cambiar, pero no borrar por este medio.',
    ]);
    expect(review({ availability: '' }).sentences).toContain(
      'No se dice con cuántas existencias empieza.',
    );
    expect(review({ kind: 'service' }).sentences).toHaveLength(2);
  });

  it('has one vocabulary, whatever the service calls it (M105, M107, M108)', () => {
    const { fact } = review({
      kind: 'service',
      composition: 'recipe',
      taxTreatment: 'not-subject',
    });
    expect([fact('Tipo'), fact('Composición'), fact('Tratamiento fiscal')]).toEqual([
      'Servicio',
      'Con receta',
      'No sujeto',
    ]);
    expect(fact('Existencias iniciales')).toBeUndefined();
  });

  it('M119: says what the customer pays, unless a tax is no known share of the price', () => {
    expect(review({ price: '1.11', taxIds: [vat.id] }).fact('El cliente paga')).toBe('$1.25');
    expect(review({ taxIds: [vat.id, fuel.id] }).fact('El cliente paga')).toBeUndefined();
    expect(review({ taxIds: [testId(7)] }).fact('El cliente paga')).toBeUndefined();
    expect(review({ taxIds: [testId(7)] }).fact('Impuestos')).toBe(testId(7).slice(0, 8));
  });

  it('M112, M117, M123: repeats what is odd', () => {
    const { doubts } = review({
      price: '0.50',
      taxTreatment: 'exempt',
      sku: '00 01',
      availability: '-12.5',
      limitAvailability: '2.5',
      taxIds: [vat.id, fuel.id],
      composition: 'portions',
      baseUnitQuantity: '750',
      portions: [{ name: 'Vaso', unitQuantity: '0', price: '1' }],
    });
    expect(doubts).toEqual([
      'El SKU tiene espacios. Los lectores de código de barras no los escriben: compruebe que sean parte de él.',
      'El precio está por debajo del costo: se pierden $0.30 en cada unidad.',
      expect.stringMatching(/^Hay un impuesto/),
      'Dice «Exento» y lleva impuestos: revise cuál de los dos es.',
      'Existencias iniciales, −12.5: Es una cantidad negativa.',
      'Existencias mínimas, 2.5: No es un número entero.',
      'Porción Vaso: La cantidad es cero.',
    ]);
  });

  it('M68: says what came along with a copy and is not offered any more', () => {
    const [category, unit] = [testId(5), testId(6)];
    const names = {
      ...around.names,
      unit: () => 'Galón (de baja)',
      isRetired: (id: string) => id === unit,
    };
    const product = typedProduct({ categoryId: category, measurementId: unit });
    const { doubts = [], facts } = productReview(product, { ...around, names });
    expect(facts).toContainEqual({ label: 'Unidad de medida', value: 'Galón (de baja)' });
    expect(doubts.map(plain).filter((doubt) => doubt.includes('ofrece'))).toEqual([
      'Unidad de medida, Galón (de baja): ya no se ofrece. Se puede dejar así, pero revise si corresponde otra opción.',
    ]);
  });

  it('M128: says that the SKU is taken, as far as that is known', () => {
    expect(review({ sku: '0001' }, { name: 'Leche vieja' }).doubts).toContain(
      'El SKU 0001 ya lo tiene Leche vieja en esta sucursal.',
    );
  });

  it('says the margin that stood in the form, though it is not sent', () => {
    const { fact, notSent } = review({ cost: '2.35', price: '3.20', margin: '' });
    expect(fact('Margen sobre el precio')).toBe('26.56\u00a0%, calculado');
    expect(notSent.join()).not.toContain('Margen');
    expect(review({ cost: '', margin: '' }).notSent[0]).toContain('Margen sobre el precio');
  });

  it.each([
    ['of 100 and no cost', { cost: '', margin: '100' }, /Un margen de 100 %/],
    ['from no cost', { cost: '', margin: '20' }, /Falta el costo/],
    ['with a price of zero', { cost: '', price: '0', margin: '' }, /se regala/],
  ])('repeats what is odd about a margin %s', (_what, changes, words) => {
    expect(review(changes).doubts).toContainEqual(expect.stringMatching(words));
  });

  it('names what is left out', () => {
    const { notSent } = review({ composition: 'recipe' });
    expect(notSent[0]).toContain('Categoría');
    expect(notSent[1]).toContain('Los ingredientes no se pueden enviar');
  });
});

it('M102: of an answer only what it told is shown', () => {
  const nothing = { ...untoldProduct(testId(9)), taxes: null };
  expect(storedFacts(nothing, around.names)).toEqual([
    { label: 'Identificador', value: testId(9) },
  ]);
  const facts = storedFacts(
    { ...nothing, productType: 'phisical', taxMethod: 'is_exent', compositionType: 'combo' },
    around.names,
  );
  expect(facts.map(({ value }) => value)).toEqual(['Producto', 'combo', 'Exento', testId(9)]);
});
