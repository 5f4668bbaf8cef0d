import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excludedAmount, excludedKinds, excludedSums, lotDoubts } from './excluded';

/** The same in whole numbers: amounts of cents from digits scaled by a hundred million. */
const scale = 100_000_000n;
const halfUp = (value: bigint, by: bigint) => (value + by / 2n) / by;
const text = (cents: bigint) => {
  const sign = cents < 0n ? '-' : '';
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const digitsOf = (scaled: bigint) => `${scaled / scale}.${String(scaled % scale).padStart(8, '0')}`;

const scaled = fc.bigInt({ min: 0n, max: 9_999_999n * scale });
const line = fc.record({
  quantity: scaled,
  price: scaled,
  kind: fc.constantFrom(...excludedKinds),
});

describe('M168: what an invoice comes to', () => {
  it('is what whole numbers come to, in any document', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const amounts = lines.map(({ quantity, price }) =>
          halfUp(quantity * price, (scale * scale) / 100n),
        );
        const of = (is: (kind: string) => boolean) =>
          amounts.reduce((all, one, at) => (is(lines[at]?.kind ?? '') ? all + one : all), 0n);
        const whole = of(() => true);
        const base = of((kind) => kind === 'service' || kind === 'goodsWithheld');
        const withheld = halfUp(base, 10n);
        const typed = lines.map(({ quantity, price, kind }) => ({
          quantity: digitsOf(quantity),
          price: digitsOf(price),
          kind,
        }));
        expect(excludedSums(typed, '', 'half-up')).toEqual({
          whole: text(whole),
          base: text(base),
          formula: text(withheld),
          withheld: text(withheld),
          net: text(whole - withheld),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['280', 'service', '28.00', '252.00'],
    ['280', 'goods', '0.00', '280.00'],
    ['280', 'serviceWhole', '0.00', '280.00'],
    ['280', 'goodsWithheld', '28.00', '252.00'],
    ['0.05', 'service', '0.01', '0.04'],
    ['0.04', 'service', '0.00', '0.04'],
  ])('%s of %s withholds %s and leaves %s', (price, kind, withheld, net) => {
    expect(excludedSums([{ quantity: '1', price, kind }], '', 'half-up')).toMatchObject({
      withheld,
      net,
    });
  });

  it('is rounded once over all services, and not line by line', () => {
    const lines = Array.from({ length: 10 }, () => ({
      quantity: '1',
      price: '0.04',
      kind: 'service',
    }));
    expect(excludedSums(lines, '', 'half-up').withheld).toBe('0.04');
  });

  it.each([
    ['0.05', '0.00'],
    ['0.15', '0.02'],
  ])('half a cent of %s goes to the even one where the business rounds so', (price, withheld) => {
    const lines = [{ quantity: '1', price, kind: 'service' }];
    expect(excludedSums(lines, '', 'half-even').withheld).toBe(withheld);
  });

  it('withholds what somebody said instead, and still tells the formula', () => {
    const sums = excludedSums([{ quantity: '2', price: '50', kind: 'service' }], '5', 'half-up');
    expect(sums).toMatchObject({ formula: '10.00', withheld: '5.00', net: '95.00' });
  });

  it('of a line is half up to the cent', () => {
    expect(excludedAmount({ quantity: '2', price: '15.4425' })).toBe('30.89');
  });
});

describe('M171: a lot and its date', () => {
  it.each([
    ['', '', []],
    ['L-1', '2026-12-31', []],
    ['L-1', '', ['lot-without-date']],
    ['', '2026-12-31', ['date-without-lot']],
    ['L-1', '2026-11-22', ['expires-today']],
    ['', '2026-11-21', ['date-without-lot', 'expired']],
  ])('%j until %j: %j', (lot, expires, doubts) => {
    expect(lotDoubts(lot, expires, '2026-11-22')).toEqual(doubts);
  });
});
