import Big from 'big.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultProfile, type Profile } from '@/contract/profile';
import type { DocumentTotals } from '@/domain/purchase/totals';
import { noTotals } from './test-purchase';
import { chargesWithoutPlace, toSentTotals } from './totals';

type Readings = Profile['purchaseTotals'];
const defaults = defaultProfile.purchaseTotals;
const documentTotals: DocumentTotals = {
  net: '100.00',
  nonTaxed: '3.00',
  vat: '13.00',
  perception: '1.00',
  fovial: '0.20',
  cotrans: '0.10',
  otherTaxes: '5',
  vatWithholding: '0.50',
  incomeWithholding: '10',
  toPay: '111.80',
};

const cents = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((value) => new Big(value).div(100).toFixed(2));
const someTotals = fc.record<DocumentTotals>({
  net: cents,
  nonTaxed: cents,
  vat: cents,
  perception: cents,
  fovial: cents,
  cotrans: cents,
  otherTaxes: cents,
  vatWithholding: cents,
  incomeWithholding: cents,
  toPay: cents,
});
const paidInFull = someTotals.map((totals) => {
  const added = [totals.nonTaxed, totals.vat, totals.perception, totals.fovial, totals.cotrans];
  const sum = [...added, totals.otherTaxes].reduce(
    (all, one) => all.plus(one),
    new Big(totals.net),
  );
  const toPay = sum.minus(totals.vatWithholding).minus(totals.incomeWithholding);
  return { ...totals, toPay: toPay.toFixed(2) };
});

/** What is left of the identity: nothing when it holds. */
function mismatch(totals: DocumentTotals, readings: Readings): string {
  const sent = toSentTotals(totals, readings);
  return new Big(sent.net)
    .plus(sent.taxes)
    .minus(sent.incomeWithholding)
    .minus(sent.vatWithholding)
    .minus(sent.toPay)
    .toFixed();
}

describe('M154 M155: the totals', () => {
  it('go by the default readings', () => {
    expect(toSentTotals(documentTotals, defaults)).toEqual({
      net: '103',
      charge1: '1',
      charge2: '5.3',
      taxes: '19.3',
      incomeWithholding: '10',
      vat: '13',
      vatWithholding: '0.5',
      toPay: '111.8',
    });
  });

  it.each<[Partial<Readings>, object]>([
    [{ charge_1: 'fovial' }, { charge1: '0.2', charge2: '6.1', taxes: '19.3' }],
    [{ charge_1: 'non-taxed' }, { net: '100', charge1: '3', charge2: '6.3', taxes: '22.3' }],
    [{ charge_2: 'cotrans' }, { charge1: '1', charge2: '0.1', taxes: '14.1' }],
    [{ expenseTotalTax: 'total-with-taxes' }, { taxes: '122.3' }],
  ])('go by other readings: %j', (readings, sent) => {
    expect(toSentTotals(documentTotals, { ...defaults, ...readings })).toMatchObject(sent);
  });

  it('M154: are all there, 0 when not used', () => {
    expect(new Set(Object.values(toSentTotals(noTotals, defaults)))).toEqual(new Set(['0']));
  });

  it.each(['perception', 'fovial', 'non-taxed'] as const)(
    'M156: fit each other to the cent when the first charge is %s',
    (charge_1) => {
      fc.assert(
        fc.property(paidInFull, (totals) => {
          expect(mismatch(totals, { ...defaults, charge_1 })).toBe('0');
        }),
      );
    },
  );
});

describe('what has no place in the charges', () => {
  it('is nothing by the default readings', () => {
    fc.assert(
      fc.property(someTotals, (totals) => {
        expect(chargesWithoutPlace(totals, defaults)).toBe('0');
      }),
    );
  });

  it('is told where a reading has none for it', () => {
    expect(chargesWithoutPlace(documentTotals, { ...defaults, charge_2: 'cotrans' })).toBe('5.2');
    const neither = { ...defaults, charge_1: 'non-taxed', charge_2: 'cotrans' } as const;
    expect(chargesWithoutPlace(documentTotals, neither)).toBe('6.2');
  });
});
