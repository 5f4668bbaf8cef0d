import Big from 'big.js';
import type { PurchaseSums } from '../../../src/contract/purchases';

/** A purchase as far as it is added up. */
export type Summed = {
  /** It is known to be there; one that only may be is in no sum. */
  isRecorded: boolean;
  /** Decimal text; null where nobody knows it. */
  total: string | null;
  paid: string;
  /** Of a payment whose end nobody knows; null where there is none. */
  inDoubt: string | null;
};

/** Adds purchases up, one by one: sums of a database may be binary. */
export function purchaseSums(purchases: readonly Summed[]): PurchaseSums {
  const recorded = purchases.filter(({ isRecorded }) => isRecorded);
  const known = recorded.flatMap(({ total, paid }) => (total === null ? [] : [{ total, paid }]));
  return {
    summed: recorded.length,
    withoutTotal: recorded.length - known.length,
    total: added(known.map(({ total }) => new Big(total))),
    paid: added(recorded.map(({ paid }) => new Big(paid))),
    rest: added(known.map(({ total, paid }) => restOf(total, paid))),
    inDoubt: added(recorded.flatMap(({ inDoubt }) => (inDoubt === null ? [] : new Big(inDoubt)))),
  };
}

/** In cents and never below nothing, as the list tells it of each. */
function restOf(total: string, paid: string): Big {
  const rest = new Big(total).minus(paid).round(2);
  return rest.gt(0) ? rest : new Big(0);
}

const added = (amounts: readonly Big[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();
