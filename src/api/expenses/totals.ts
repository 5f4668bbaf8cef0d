import Big from 'big.js';
import type { Profile } from '@/contract/profile';
import type { DocumentTotals } from '@/domain/purchase/totals';

type Readings = Profile['purchaseTotals'];

/** The eight totals as they are sent, in decimal texts (API description, Purchase, object `totals`). */
export type WireTotals = Record<keyof Readings, string>;

/**
 * The sums of a purchase under the names they are sent by. The description does not say what any of the names means; each follows
 * its setting of the profile.
 */
export function toWireTotals(totals: DocumentTotals, readings: Readings): WireTotals {
  const sum = amountsOf(totals);
  const netTotals = sum.net.plus(sum.nonTaxed);
  const charge_1 = firstCharge(sum, readings);
  const charge_2 = secondCharge(sum, readings);
  const taxes = sum.vat.plus(charge_1).plus(charge_2);
  const values: Record<keyof Readings, Big> = {
    netTotals,
    charge_1,
    charge_2,
    expenseTotalTax:
      readings.expenseTotalTax === 'total-with-taxes' ? netTotals.plus(taxes) : taxes,
    totalRent: sum.incomeWithholding,
    totalTax: sum.vat,
    totalRetein: sum.vatWithholding,
    expenseTotalToPayment: sum.toPay,
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
