import Big from 'big.js';

/** A sum of the amounts that are known, and how many are not: an unknown amount is never zero. */
export interface KnownSum {
  /** Exact decimal text. */
  sum: string;
  unknown: number;
}

/** Adds up amounts of decimal text; null is one that nobody knows. */
export function knownSum(amounts: readonly (string | null)[]): KnownSum {
  const known = amounts.filter((amount) => amount !== null);
  return {
    sum: known.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(),
    unknown: amounts.length - known.length,
  };
}
