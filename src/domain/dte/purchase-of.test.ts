import Big from 'big.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKinds, noLines, readLine, sumsAfter } from '../purchase/line';
import { documentTotals } from '../purchase/totals';
import type { DteType } from './document';
import { purchaseOf, type DocumentPurchase } from './purchase-of';
import {
  plainDocument,
  testDocument,
  testExcludedItem,
  testItem,
  testSeal,
  testVat,
} from './test-document';
import { documentIn } from './test-reading';

/** `DTE_DOCUMENTS=100000 npx vitest --project unit purchase-of` holds that many against our sums. */
const documents = Number(process.env['DTE_DOCUMENTS'] ?? 300);
const timeout = 20_000 + documents * 20;

const types = ['goods', 'service'];

const purchaseIn = (content: unknown) => purchaseOf(documentIn(content), types);

/** A document of one item, as far as its line asks. */
const lineOf = (change: object, type: DteType = '03') => {
  const item = type === '14' ? testExcludedItem(change) : testItem(change);
  const [line] = purchaseIn(testDocument(type, [item], { subTotal: 1, totalPagar: 1 })).lines;
  return line;
};

describe('a line of a purchase', () => {
  it.each<[string, object, object]>([
    [
      'is of the kind it has an amount of, which follows from quantity and price',
      { cantidad: 2, precioUni: 4, ventaExenta: 8 },
      { quantity: '2', price: '4', kind: 'exempt', amount: '' },
    ],
    [
      'has the amount of the document where a discount makes it another',
      { cantidad: 48, precioUni: 0.92, montoDescu: 2.2, ventaGravada: 41.96 },
      { quantity: '48', price: '0.92', kind: 'taxed', amount: '41.96' },
    ],
    [
      'follows from quantity and price to the cent, whatever decimals its amount has',
      { cantidad: 1, precioUni: 63.67256637, ventaGravada: 63.6726 },
      { price: '63.67256637', amount: '' },
    ],
    [
      'has the amount of the document where that rounds otherwise',
      { cantidad: 2, precioUni: 15.4425, ventaGravada: 30.88 },
      { amount: '30.88' },
    ],
    [
      'is split where it has amounts of several kinds',
      { cantidad: 1, precioUni: 10.01, ventaGravada: 5.505, ventaExenta: 3, ventaNoSuj: 1.5 },
      { kind: 'split', amount: '10.01', exempt: '3.00', notSubject: '1.50' },
    ],
    [
      'is of one kind where it has less than a cent of the other',
      { cantidad: 1, precioUni: 3, ventaExenta: 3, ventaGravada: 0.001 },
      { kind: 'exempt', amount: '' },
    ],
    [
      'that costs nothing is taxed',
      { cantidad: 2, descripcion: 'Muestra' },
      { name: 'Muestra', quantity: '2', price: '0', kind: 'taxed', amount: '' },
    ],
    [
      'costs nothing where all of it is outside every tax',
      { cantidad: 1, precioUni: 1.5, noGravado: 1.5 },
      { price: '1.5', kind: 'taxed', amount: '0.00' },
    ],
    [
      'has no more decimals than a form takes',
      { cantidad: 0.123456785, precioUni: 1.000000001, ventaGravada: 0.12 },
      { quantity: '0.12345679', price: '1', amount: '' },
    ],
    [
      'is of goods, with its code and its name on one line',
      { codigo: 77, descripcion: ' Jabón\nde\u0000 sábila ', ventaGravada: 1 },
      { sku: '77', name: 'Jabón de sábila', type: 'goods' },
    ],
    ['is of a service', { tipoItem: 2 }, { type: 'service' }],
  ])('%s', (_what, item, expected) => {
    expect(lineOf(item)).toMatchObject(expected);
  });

  it('of an excluded subject is subject to no VAT, whatever it costs', () => {
    const bought = { cantidad: 3, precioUni: 45, montoDescu: 5, compra: 130 };
    expect(lineOf(bought, '14')).toMatchObject({ kind: 'notSubject', amount: '130.00' });
    expect(lineOf({}, '14')).toMatchObject({ kind: 'notSubject', price: '0', amount: '' });
  });

  it('is of goods where the service knows no other word', () => {
    const document = documentIn(
      testDocument('03', [testItem({ tipoItem: 2 })], { subTotal: 0, totalPagar: 0 }),
    );
    expect(purchaseOf(document, ['articulo']).lines[0]?.type).toBe('articulo');
    expect(purchaseOf(document, []).lines[0]?.type).toBe('goods');
  });
});

describe('a purchase', () => {
  const summary = {
    descuGravada: 5.5,
    ivaPerci1: 0.45,
    reteRenta: 3,
    totalNoGravado: 1.5,
    tributos: [
      testVat(5.86),
      { codigo: 'D1', valor: 0.87 },
      { codigo: 'C8', valor: 0.43 },
      { codigo: '59', valor: 2 },
    ],
    subTotal: 45.05,
    totalPagar: 53.16,
    condicionOperacion: 2,
    pagos: [{ plazo: '02', periodo: 2 }],
    observaciones: 'En bodega',
  };
  const { resumen } = plainDocument;

  it('has what its document has, amounts as people type them', () => {
    const purchase = purchaseIn({
      ...plainDocument,
      resumen: { ...resumen, ...summary },
      selloRecibido: testSeal,
    });
    const { lines, ...rest } = purchase;
    expect(lines).toHaveLength(2);
    expect(rest).toEqual({
      documentType: 'ccf',
      date: '2026-11-03',
      isCredit: true,
      creditDays: '60',
      generationCode: '5D01C2A4-77AB-0E3F-10B2-9C0D4E5F6A7B',
      controlNumber: 'DTE-03-M001P001-000000000000077',
      stamp: testSeal,
      observation: 'En bodega',
      discount: '5.50',
      perceives: true,
      withholds: false,
      incomeWithholding: '3.00',
      fovial: '0.87',
      cotrans: '0.43',
      otherTaxes: '2.00',
      nonTaxed: '1.50',
      paperNet: '45.05',
      paperVat: '5.86',
      paperToPay: '53.16',
      unplaced: '0.00',
    });
  });

  it('has nothing where its document adds and takes off nothing', () => {
    expect(purchaseIn(plainDocument)).toMatchObject({
      creditDays: '',
      stamp: '',
      discount: '',
      perceives: false,
      withholds: false,
      incomeWithholding: '',
      fovial: '',
      cotrans: '',
      otherTaxes: '',
      nonTaxed: '',
    });
  });

  it('leaves to the paper what a form has no field for', () => {
    const change = { descuExenta: 2, totalNoGravado: -1.5, saldoFavor: -3, tributos: null };
    expect(purchaseIn({ ...plainDocument, resumen: { ...resumen, ...change } })).toMatchObject({
      discount: '',
      nonTaxed: '',
      paperNet: '50.55',
      paperVat: '0.00',
      unplaced: '6.50',
    });
  });

  it.each<[DteType, DocumentPurchase['documentType']]>([
    ['01', 'ticket'],
    ['14', 'fse'],
  ])('by a document of type %s is a %s, without a VAT of its own', (type, documentType) => {
    const item = testExcludedItem({ compra: 5, ventaGravada: 5, precioUni: 5 });
    const content = testDocument(type, [item], {
      totalIva: 0.58,
      tributos: [testVat(0.58)],
      subTotal: 5,
      totalPagar: 5,
    });
    expect(purchaseIn(content)).toMatchObject({ documentType, paperNet: '5.00', paperVat: '' });
  });
});

/** What a supplier's program makes of its lines: exact, to so many decimals, the sums to the cent. */
const someItem = fc.record({
  quantity: fc.integer({ min: 1, max: 999_999 }).map((value) => new Big(value).div(1000)),
  price: fc.integer({ min: 0, max: 99_999_999 }).map((value) => new Big(value).div(100_000)),
  discountPercent: fc.constantFrom(0, 0, 0, 7, 33),
  kinds: fc.uniqueArray(fc.constantFrom('ventaGravada', 'ventaExenta', 'ventaNoSuj'), {
    minLength: 1,
  }),
  isService: fc.boolean(),
});
const someDocument = fc.record({
  type: fc.constantFrom<DteType>('01', '03', '14'),
  items: fc.array(someItem, { minLength: 1, maxLength: 40 }),
  decimals: fc.constantFrom(2, 4, 8),
  discountPercent: fc.constantFrom(0, 0, 23),
  has: fc.record({ perception: fc.boolean(), withholding: fc.boolean(), fuel: fc.boolean() }),
  tip: fc.constantFrom(0, 1.5),
  isText: fc.boolean(),
});
type SomeDocument = typeof someDocument extends fc.Arbitrary<infer T> ? T : never;

const cents = (value: Big) => value.round(2, Big.roundHalfUp);
const sum = (values: readonly Big[]) => values.reduce((all, one) => all.plus(one), new Big(0));

function issued({ type, items, decimals, isText, ...of }: SomeDocument) {
  const written = (amounts: Record<string, Big>) =>
    Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [
        name,
        isText ? amount.toFixed() : amount.toNumber(),
      ]),
    );
  const lines = items.map(({ quantity, price, discountPercent, kinds, isService }) => {
    const product = quantity.times(price);
    const discount = product.times(discountPercent).div(100).round(2, Big.roundDown);
    const amount = product.minus(discount).round(decimals, Big.roundHalfUp);
    const share = amount.div(kinds.length).round(decimals, Big.roundDown);
    const [first = '', ...rest] = type === '14' ? ['compra'] : kinds;
    const amounts: Record<string, Big> = Object.fromEntries(rest.map((kind) => [kind, share]));
    amounts[first] = amount.minus(share.times(rest.length));
    const asked = { cantidad: quantity, precioUni: price, montoDescu: discount, ...amounts };
    const plain = type === '14' ? testExcludedItem() : testItem();
    return { amounts, item: { ...plain, tipoItem: isService ? 2 : 1, ...written(asked) } };
  });
  const summed = (kind: string) =>
    cents(sum(lines.map(({ amounts }) => amounts[kind] ?? new Big(0))));
  const [totalGravada, totalExenta] = [summed('ventaGravada'), summed('ventaExenta')];
  const [totalNoSuj, totalCompra] = [summed('ventaNoSuj'), summed('compra')];
  const descuGravada = cents(totalGravada.times(of.discountPercent).div(100));
  const base = totalGravada.minus(descuGravada);
  const subTotal = sum([base, totalExenta, totalNoSuj, totalCompra]);
  /** What only a tax credit document has. */
  const added = (does: boolean, amount: Big) =>
    does && type === '03' ? cents(amount) : new Big(0);
  const vat = added(true, base.times('0.13'));
  const ivaPerci1 = added(of.has.perception, base.div(100));
  const ivaRete1 = added(of.has.withholding, base.div(100));
  const fuel = added(of.has.fuel, new Big('0.87'));
  const reteRenta = cents(totalCompra.div(10));
  const totalNoGravado = new Big(type === '14' ? 0 : of.tip);
  const totalPagar = sum([subTotal, vat, ivaPerci1, fuel, totalNoGravado])
    .minus(ivaRete1)
    .minus(reteRenta);
  const sums: Record<string, Big> =
    type === '14' ? { totalCompra } : { totalGravada, totalExenta, totalNoSuj };
  const summary = { ...sums, descuGravada, subTotal, ivaPerci1, ivaRete1, reteRenta };
  return testDocument(
    type,
    lines.map(({ item }) => item),
    {
      ...written({ ...summary, totalNoGravado, totalPagar }),
      tributos: [
        { codigo: '20', ...written({ valor: vat }) },
        { codigo: 'D1', ...written({ valor: fuel }) },
      ],
    },
  );
}

describe('our sums of a purchase', () => {
  it(
    `are the document's, but for what rounding explains, in ${documents} documents`,
    { timeout },
    () => {
      fc.assert(
        fc.property(someDocument, (some) => {
          const document = documentIn(issued(some));
          expect(document.warnings).not.toContain('line-differs');
          expect(document.warnings).not.toContain('totals-differ');
          const purchase = purchaseOf(document, types);
          const come = purchase.lines.map((line) => ({ reading: readLine(line) }));
          expect(come.flatMap((one) => Object.entries(one.reading.problems))).toEqual([]);
          const ours = documentTotals(sumsAfter(noLines, [], come), {
            ...purchase,
            vatPercent: purchase.documentType === 'ccf' ? '13' : null,
          });
          // Half a cent for what a line has of a kind, and for each sum of a kind; taxes are shares of these.
          const parts = (purchase.lines.length + 1) * lineKinds.length;
          const tolerance = new Big('0.005').times(parts);
          const off = (one: string, other: string) => new Big(one).minus(other || 0).abs();
          expect(off(ours.net, purchase.paperNet).lte(tolerance)).toBe(true);
          expect(off(ours.vat, purchase.paperVat).lte(tolerance)).toBe(true);
          expect(off(ours.toPay, purchase.paperToPay).lte(tolerance.times(2))).toBe(true);
        }),
        { numRuns: documents },
      );
    },
  );
});
