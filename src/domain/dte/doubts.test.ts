import { describe, expect, it } from 'vitest';
import type { DteWarning } from './document';
import { plainDocument, testVat } from './test-document';
import { documentIn, sealedDocument, within, withItem } from './test-reading';

describe('a document warns', () => {
  const warned: [what: string, content: unknown, warnings: DteWarning[]][] = [
    ['of a test', within('identificacion', { ambiente: '00' }), ['test-environment']],
    ['of no seal', plainDocument, ['no-seal']],
    ['of an empty seal', { ...plainDocument, selloRecibido: '' }, ['no-seal']],
    ['of no receiver', { ...sealedDocument, receptor: null }, ['no-receiver']],
    [
      'of a receiver without a name',
      { ...sealedDocument, receptor: { correo: 'x' } },
      ['no-receiver'],
    ],
    ['of another currency', within('identificacion', { tipoMoneda: 'EUR' }), ['other-currency']],
    [
      'of a day that no calendar has',
      within('identificacion', { fecEmi: '2026-02-31' }),
      ['no-date'],
    ],
    ['of credit without a term', within('resumen', { condicionOperacion: 2 }), ['no-term']],
    ['of terms of its own', within('resumen', { condicionOperacion: 3 }), ['other-terms']],
    [
      'of nothing for a balance that it takes off',
      within('resumen', { saldoFavor: -7.12, totalPagar: 50 }),
      [],
    ],
    [
      'of nothing for one without its sign',
      within('resumen', { saldoFavor: 7.12, totalPagar: 50 }),
      [],
    ],
    ['of contingency', within('identificacion', { tipoOperacion: 2 }), ['contingency']],
    [
      'of a discount of the whole',
      within('resumen', {
        descuGravada: 10.55,
        subTotal: 40,
        tributos: [testVat(5.2)],
        totalPagar: 45.2,
      }),
      ['global-discount'],
    ],
    [
      'of a sum to pay that is another',
      within('resumen', { totalPagar: 57.22 }),
      ['totals-differ'],
    ],
    ['of nothing for a cent', within('resumen', { totalPagar: 57.13 }), []],
    [
      'of lines that are not their sum',
      within('resumen', { totalGravada: 50.59 }),
      ['totals-differ'],
    ],
    ['of nothing for a cent a line and one', within('resumen', { totalGravada: 50.58 }), []],
    [
      'of nothing for sums it does not tell',
      within('resumen', { totalGravada: null, totalExenta: '' }),
      [],
    ],
    [
      'of lines without the sum of any',
      within('resumen', { totalGravada: null, subTotal: 45.55, totalPagar: 52.12 }),
      ['totals-differ'],
    ],
  ];
  it.each(warned)('%s', (_what, content, warnings) => {
    expect(documentIn(content).warnings).toEqual(warnings);
  });

  it.each<[object, boolean]>([
    [{ cantidad: 3, precioUni: 7.45, montoDescu: 0.4, ventaGravada: 21.95 }, false],
    [{ cantidad: 2, precioUni: 15.4425, ventaGravada: 30.88 }, false],
    [{ cantidad: 2, precioUni: 15.4425, ventaGravada: 30.87 }, true],
    [{ cantidad: 1, precioUni: 1.5, noGravado: 1.5 }, false],
    [{ cantidad: 1, precioUni: 0, noGravado: 1.5 }, false],
    [{ cantidad: 3, precioUni: 5, ventaExenta: 5, ventaNoSuj: 4, ventaGravada: 6 }, false],
    [{ cantidad: -1, precioUni: 5, ventaGravada: 5 }, true],
  ])('of a line %j that is not its product: %s', (change, isOdd) => {
    const { warnings } = documentIn(withItem(change));
    expect(warnings.includes('line-differs')).toBe(isOdd);
  });
});
