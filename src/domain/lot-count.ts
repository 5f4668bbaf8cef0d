import Big from 'big.js';
import { decimalText } from './decimal-text';
import {
  groupedDecimal,
  readDecimal,
  type DecimalProblem,
  type DecimalRule,
} from './typed-decimal';

/** A count has the decimals that a quantity is shown with, and nobody counts less than nothing. */
const decimals = 4;
const rule: DecimalRule = { decimals, most: '99999999.9999', least: 'zero' };

/** What somebody noted of a lot. */
export interface Noted {
  /** As it was typed; empty where the lot was only ticked off. */
  typed: string;
  isTicked: boolean;
}

/**
 * How a lot stands after the count: still to be counted, typed in a way that is no number, ticked off without a number, or counted:
 * as expected, short, over, or of nothing that the service told.
 */
export type Standing = 'open' | 'unclear' | 'ticked' | 'same' | 'short' | 'over' | 'alone';

export interface LotCounted {
  standing: Standing;
  /** Exact decimal text; null without a number. */
  counted: string | null;
  /** Counted less expected, in exact decimal text; null where one of them is missing. */
  difference: string | null;
  /** Why what was typed is no number. */
  problem: DecimalProblem | null;
}

const open: LotCounted = { standing: 'open', counted: null, difference: null, problem: null };

/** Reads what was noted of a lot against the quantity that the service expects; null is one that it did not tell. */
export function lotCounted(noted: Noted | undefined, expected: number | null): LotCounted {
  if (noted === undefined) return open;
  if (noted.typed.trim() === '') return noted.isTicked ? { ...open, standing: 'ticked' } : open;
  const read = readDecimal(noted.typed, rule);
  if ('problem' in read) return { ...open, standing: 'unclear', problem: read.problem };
  // A number whose tick was taken off is to be counted again.
  if (!noted.isTicked) return open;
  const counted = read.value;
  if (expected === null) return { ...open, standing: 'alone', counted };
  // The service's quantity may come with the tail of a binary fraction, which is no difference.
  const difference = new Big(counted).minus(decimalText(expected)).round(decimals);
  const standing = difference.eq(0) ? 'same' : difference.lt(0) ? 'short' : 'over';
  return { standing, counted, difference: difference.toFixed(), problem: null };
}

/** Whether the lot is done with. */
export const isCounted = (standing: Standing): boolean =>
  standing !== 'open' && standing !== 'unclear';

/** Whether more or less was counted than expected. */
export const isOff = (standing: Standing): boolean => standing === 'short' || standing === 'over';

/** What was typed as it stands in the field once that is left: the number that was read, or the text where there is none. */
export function tidyCount(typed: string): string {
  const read = readDecimal(typed, rule);
  return 'value' in read ? groupedDecimal(read.value) : typed;
}
