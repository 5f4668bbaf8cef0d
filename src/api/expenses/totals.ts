import Big from 'big.js';
import type { Profile } from '@/contract/profile';
import type { DocumentTotals } from '@/domain/purchase/totals';
import { decimal } from '../core/wire';
import type { Filled } from '../core/wire-record';

type Readings = Profile['purchaseTotals'];

/** The eight totals as they are sent, all of them always (API description, Purchase, object `totals`). */
export const sentTotals = {
  net: ['netTotals', decimal],
  charge1: ['charge_1', decimal],
  charge2: ['charge_2', decimal],
  taxes: ['expenseTotalTax', decimal],
  incomeWithholding: ['totalRent', decimal],
  vat: ['totalTax', decimal],
  vatWithholding: ['totalRetein', decimal],
  toPay: ['expenseTotalToPayment', decimal],
} as const;

/** In decimal texts. */
export type SentTotals = Filled<typeof sentTotals>;

/**
 * The sums of a purchase under the names they are sent by. The description does not say what any of the names means; each follows
 * its setting of the profile.
 */
export function toSentTotals(totals: DocumentTotals, readings: Readings): SentTotals {
  const sum = amountsOf(totals);
  // Where the first charge holds the non-taxed amounts they are no part of the net too, or the sums would not fit each other.
  const net = readings.charge_1 === 'non-taxed' ? sum.net : sum.net.plus(sum.nonTaxed);
  const charge1 = firstCharge(sum, readings);
  const charge2 = secondCharge(sum, readings);
  const taxes = sum.vat.plus(charge1).plus(charge2);
  const values: Record<keyof SentTotals, Big> = {
    net,
    charge1,
    charge2,
    taxes: readings.expenseTotalTax === 'total-with-taxes' ? net.plus(taxes) : taxes,
    incomeWithholding: sum.incomeWithholding,
    vat: sum.vat,
    vatWithholding: sum.vatWithholding,
    toPay: sum.toPay,
  };
  return mapped(values, (value) => value.toFixed());
}

/** What has no place in any of the two charges under these readings; decimal text, `0` when all has. */
export function chargesWithoutPlace(totals: DocumentTotals, readings: Readings): string {
  const sum = amountsOf(totals);
  const placed = firstCharge(sum, readings).plus(secondCharge(sum, readings));
  const nonTaxed = readings.charge_1 === 'non-taxed' ? sum.nonTaxed : 0;
  return chargesOf(sum).plus(nonTaxed).minus(placed).toFixed();
}

type Amounts = Record<keyof DocumentTotals, Big>;

/** What the document adds to net and VAT. */
const chargesOf = ({ perception, fovial, cotrans, otherTaxes }: Amounts): Big =>
  perception.plus(fovial).plus(cotrans).plus(otherTaxes);

function firstCharge(sum: Amounts, { charge_1 }: Readings): Big {
  switch (charge_1) {
    case 'perception':
      return sum.perception;
    case 'fovial':
      return sum.fovial;
    case 'non-taxed':
      return sum.nonTaxed;
  }
}

/** The other taxes are all that the first charge does not hold, so that nothing added to the price goes missing. */
function secondCharge(sum: Amounts, readings: Readings): Big {
  if (readings.charge_2 === 'cotrans') return sum.cotrans;
  const isHeld = readings.charge_1 !== 'non-taxed';
  return isHeld ? chargesOf(sum).minus(firstCharge(sum, readings)) : chargesOf(sum);
}

function amountsOf(totals: DocumentTotals): Amounts {
  return mapped(totals, (text) => new Big(text.trim() === '' ? 0 : text.trim()));
}

function mapped<K extends string, A, B>(values: Record<K, A>, change: (value: A) => B) {
  const names = Object.keys(values) as K[];
  return Object.fromEntries(names.map((name) => [name, change(values[name])])) as Record<K, B>;
}
