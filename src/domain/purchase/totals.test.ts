import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithPaper, withPaper } from './cuadre';
import { lineKinds, noLines, readLine, sumsAfter, type TypedLine } from './line';
import { documentTotals, isTooMuchDiscount, type Charges } from './totals';

/** `PURCHASE_DOCUMENTS=100000 npx vitest --project unit totals` holds that many against the oracle. */
const documents = Number(process.env['PURCHASE_DOCUMENTS'] ?? 500);
/** A document takes about a millisecond, several on a busy machine. */
const timeout = 20_000 + documents * 5;

const noCharges: Charges = {
  discount: '',
  nonTaxed: '',
  vatPercent: '13',
  perceives: false,
  fovial: '',
  cotrans: '',
  otherTaxes: '',
  withholds: false,
  incomeWithholding: '',
};
const typed = (change: Partial<TypedLine> = {}): TypedLine => ({
  sku: '',
  name: 'Arroz',
  type: 'goods',
  quantity: '1',
  price: '1',
  kind: 'taxed',
  amount: '',
  ...change,
});
const sumsOf = (lines: readonly TypedLine[]) =>
  sumsAfter(
    noLines,
    [],
    lines.map((line) => ({ line, reading: readLine(line) })),
  );

/** An integer of so many decimals, as people write it. */
const inDigits = (value: bigint, decimals: number) => {
  const digits = value.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
/** Up to 29,999 with up to eight decimals: two of them multiplied stay below the largest amount. */
const someDigits = fc
  .record({
    decimals: fc.integer({ min: 0, max: 8 }),
    whole: fc.bigInt({ min: 0n, max: 29_999n }),
    fraction: fc.bigInt({ min: 1n, max: 99_999_999n }),
  })
  .map(({ decimals, whole, fraction }) => {
    const unit = 10n ** BigInt(decimals);
    const value = whole * unit + (fraction % unit) || 1n;
    return { text: inDigits(value, decimals), scaled: value * 10n ** BigInt(8 - decimals) };
  });
const someCents = fc
  .bigInt({ min: 0n, max: 9_999_999n })
  .map((cents) => ({ cents, text: cents === 0n ? '' : inDigits(cents, 2) }));
const someLine = fc.record({
  kind: fc.constantFrom(...lineKinds),
  quantity: someDigits,
  price: someDigits,
  own: fc.option(someCents, { freq: 5 }),
  /** Shares of the amount that are exempt and not subject, in half percents. */
  split: fc.option(fc.tuple(fc.bigInt(0n, 100n), fc.bigInt(0n, 100n)), { freq: 3 }),
});
const someDocument = fc.record({
  lines: fc.array(someLine, { maxLength: 40 }),
  nonTaxed: someCents,
  fovial: someCents,
  cotrans: someCents,
  otherTaxes: someCents,
  incomeWithholding: someCents,
  perceives: fc.boolean(),
  withholds: fc.boolean(),
  percent: fc.constantFrom(13n, 15n, null),
});

/** Half up, of what is at least zero. */
const halfUp = (value: bigint, divisor: bigint) => (2n * value + divisor) / (2n * divisor);

type SomeLine = typeof someLine extends fc.Arbitrary<infer T> ? T : never;
type SomeDocument = typeof someDocument extends fc.Arbitrary<infer T> ? T : never;

const amountOf = ({ quantity, price, own }: SomeLine) =>
  own === null || own.text === '' ? halfUp(quantity.scaled * price.scaled, 10n ** 14n) : own.cents;

/** A line's cents by kind. */
function sharesOf(line: SomeLine) {
  const amount = amountOf(line);
  if (line.split === null) {
    return { taxed: 0n, exempt: 0n, notSubject: 0n, [line.kind]: amount };
  }
  const [exempt, notSubject] = line.split.map((share) => (amount * share) / 200n) as [
    bigint,
    bigint,
  ];
  return { taxed: amount - exempt - notSubject, exempt, notSubject };
}

function asTyped(line: SomeLine) {
  const { kind, quantity, price, own, split } = line;
  const { exempt, notSubject } = sharesOf(line);
  return typed({
    kind,
    quantity: quantity.text,
    price: price.text,
    amount: own?.text ?? '',
    ...(split && {
      kind: 'split',
      exempt: inDigits(exempt, 2),
      notSubject: inDigits(notSubject, 2),
    }),
  });
}

/** The same in whole cents, which no rounding of a library has a part in. */
function oracle(document: SomeDocument) {
  const taxed = document.lines.reduce((all, line) => all + sharesOf(line).taxed, 0n);
  const net = document.lines.reduce((all, line) => all + amountOf(line), 0n);
  const vat = halfUp(taxed * (document.percent ?? 0n), 100n);
  const share = halfUp(taxed, 100n);
  const added = [document.nonTaxed, document.fovial, document.cotrans, document.otherTaxes];
  const perception = document.perceives ? share : 0n;
  const withheld = (document.withholds ? share : 0n) + document.incomeWithholding.cents;
  const toPay = added.reduce((all, { cents }) => all + cents, net + vat + perception) - withheld;
  return { net, vat, perception, toPay };
}

const centsOf = (text: string) => BigInt(text.replace('.', ''));

describe('the sums of a document', () => {
  it(`are those of an oracle in whole cents, in ${documents} documents`, { timeout }, () => {
    fc.assert(
      fc.property(someDocument, (document) => {
        const totals = documentTotals(sumsOf(document.lines.map(asTyped)), {
          ...noCharges,
          nonTaxed: document.nonTaxed.text,
          fovial: document.fovial.text,
          cotrans: document.cotrans.text,
          otherTaxes: document.otherTaxes.text,
          incomeWithholding: document.incomeWithholding.text,
          perceives: document.perceives,
          withholds: document.withholds,
          vatPercent: document.percent?.toString() ?? null,
        });
        const { net, vat, perception, toPay } = totals;
        expect({
          net: centsOf(net),
          vat: centsOf(vat),
          perception: centsOf(perception),
          toPay: centsOf(toPay),
        }).toEqual(oracle(document));
      }),
      { numRuns: documents },
    );
  });

  it('after any changes are the sums of what is there', () => {
    fc.assert(
      fc.property(fc.array(someLine), fc.array(someLine), (before, after) => {
        const counted = (lines: readonly SomeLine[]) =>
          lines.map(asTyped).map((line) => ({ line, reading: readLine(line) }));
        const all = sumsAfter(noLines, [], counted([...before, ...after]));
        expect(sumsAfter(all, counted(before), [])).toEqual(sumsOf(after.map(asTyped)));
      }),
      { numRuns: 100 },
    );
  });

  it('stay the same object while no amount changes', () => {
    const one = { line: typed(), reading: readLine(typed()) };
    const renamed = { line: typed({ name: 'Maíz' }), reading: readLine(typed({ name: 'Maíz' })) };
    const sums = sumsAfter(noLines, [], [one]);
    expect(sumsAfter(sums, [one], [renamed])).toBe(sums);
  });

  it('M151 M157: keep the three kinds apart: VAT and the 1 % are of the taxed lines less their discount', () => {
    const lines = sumsOf([
      typed({ price: '110' }),
      typed({ price: '50', kind: 'exempt' }),
      typed({ price: '7.50', kind: 'notSubject' }),
    ]);
    const totals = documentTotals(lines, {
      ...noCharges,
      discount: '10',
      perceives: true,
      withholds: true,
    });
    expect(totals).toMatchObject({
      net: '157.50',
      vat: '13.00',
      perception: '1.00',
      vatWithholding: '1.00',
      toPay: '170.50',
    });
  });

  it('work out a 1 % that the document has not, and take the one it has', () => {
    const lines = sumsOf([typed({ price: '100' })]);
    const totals = documentTotals(lines, {
      ...noCharges,
      perceives: true,
      withholds: true,
      onePercent: { perception: '1.01', vatWithholding: '0' },
    });
    expect(totals).toMatchObject({ perception: '1.01', vatWithholding: '1.00', toPay: '113.01' });
  });

  it.each([
    ['', false],
    ['110', false],
    ['110.00', false],
    ['110.01', true],
    ['150', true],
  ])('take off no more than the taxed lines: of 110 and 50 exempt, %j', (discount, isTooMuch) => {
    const lines = sumsOf([typed({ price: '110' }), typed({ price: '50', kind: 'exempt' })]);
    expect(isTooMuchDiscount(discount, lines)).toBe(isTooMuch);
  });

  it('hold no VAT where the prices do', () => {
    const totals = documentTotals(sumsOf([typed({ price: '11.30' })]), {
      ...noCharges,
      vatPercent: null,
    });
    expect(totals).toMatchObject({ net: '11.30', vat: '0.00', toPay: '11.30' });
  });
});

describe('paper beside calculation', () => {
  /** Two lines of half a cent each: 0.01 and 0.01 by lines, 0.01 together. */
  const halves = sumsOf([typed({ price: '0.005' }), typed({ price: '0.005' })]);
  const paper = { net: '', vat: '', toPay: '' };

  it('is level to the cent, or says by how much it is not', () => {
    const lines = sumsOf([typed({ quantity: '2', price: '15.4425' })]);
    const level = compareWithPaper(lines, noCharges, { ...paper, net: '30.89', toPay: '34.91' });
    expect(level).toMatchObject({ isEqual: true, isEqualOtherwise: false });
    const off = compareWithPaper(lines, noCharges, { ...paper, net: '30.88' });
    expect(off).toMatchObject({ isEqual: false, isEqualOtherwise: false });
    expect(off.rows).toEqual([
      { name: 'net', ours: '30.89', paper: '30.88', difference: '-0.01' },
      { name: 'vat', ours: '4.02', paper: null, difference: null },
      { name: 'toPay', ours: '34.91', paper: null, difference: null },
    ]);
  });

  it('says that it would be level were the document rounded as a whole', () => {
    expect(compareWithPaper(halves, noCharges, { ...paper, net: '0.01' })).toMatchObject({
      isEqual: false,
      isEqualOtherwise: true,
    });
  });

  it('M156: takes the place of ours in what was typed of it and nowhere else', () => {
    const ours = documentTotals(halves, noCharges);
    expect(withPaper(ours, { ...paper, toPay: '0.5' })).toEqual({ ...ours, toPay: '0.50' });
  });
});

describe('a line that is split', () => {
  const split = { quantity: '3', price: '3.335', kind: 'split' as const };

  it('M151: says of which amount how much is exempt and not subject: the rest is taxed', () => {
    const { amount, line, parts } = readLine(typed({ ...split, exempt: '3', notSubject: '1,50' }));
    expect({ amount, exempt: line?.exempt, notSubject: line?.notSubject }).toEqual({
      amount: '10.01',
      exempt: '3',
      notSubject: '1.50',
    });
    expect(parts).toEqual({
      taxed: { amount: '5.51', exact: '5.505' },
      exempt: { amount: '3.00', exact: '3' },
      notSubject: { amount: '1.50', exact: '1.5' },
    });
  });

  it.each([{ exempt: '10.02' }, { exempt: '9', notSubject: '1.02' }, { exempt: 'x' }])(
    'M151: cannot be read with %j',
    (change) => {
      const reading = readLine(typed({ ...split, ...change }));
      expect(reading).toMatchObject({ line: null, parts: {}, problems: { kind: 'split' } });
    },
  );

  it('M151: no more is of one kind as soon as one is chosen', () => {
    const { parts } = readLine(typed({ ...split, kind: 'exempt', exempt: '3' }));
    expect(parts).toEqual({ exempt: { amount: '10.01', exact: '10.005' } });
  });
});

describe('a line', () => {
  it('M152: is quantity times price, rounded half up to the cent', () => {
    expect(readLine(typed({ quantity: '2', price: '15,4425' }))).toMatchObject({
      amount: '30.89',
      parts: { taxed: { amount: '30.89', exact: '30.885' } },
      difference: '0',
      line: { quantity: '2', price: '15.4425', amount: '' },
    });
  });

  it('M152: keeps the amount of the document, and says by how much it differs', () => {
    expect(readLine(typed({ quantity: '2', price: '15.4425', amount: '30.88' }))).toMatchObject({
      amount: '30.88',
      parts: { taxed: { amount: '30.88', exact: '30.88' } },
      difference: '-0.01',
    });
  });

  it('of which only the kind was chosen is blank', () => {
    const none = typed({ name: ' ', quantity: '', price: '', kind: 'exempt' });
    expect(readLine(none)).toMatchObject({ isBlank: true, line: null, problems: {} });
  });

  it.each<[Partial<TypedLine>, object]>([
    [{ name: '' }, { name: 'missing' }],
    [{ quantity: '' }, { quantity: 'missing' }],
    [{ quantity: '0' }, { quantity: 'not-above-zero' }],
    [{ price: '-1' }, { price: 'negative' }],
    [{ price: 'x' }, { price: 'not-digits' }],
    [{ amount: '1.005' }, { amount: 'unclear' }],
    [{ amount: '0.005' }, { amount: 'too-many-decimals' }],
    [{ quantity: '9999999', price: '9999999' }, { price: 'too-large' }],
    [{ sku: 'a\u0007' }, { sku: 'controls' }],
  ])('with %j says what is wrong, and counts for nothing', (change, problems) => {
    expect(readLine(typed(change))).toMatchObject({ problems, line: null, amount: '0' });
  });
});
