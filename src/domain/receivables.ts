import Big from 'big.js';
import { differenceInCents, toCents } from './cents';

/** What a branch is owed. Null is what the service did not tell, never 0; a credit balance is negative. */
export interface Owed {
  total: string | null;
  current: string | null;
  overdue: string | null;
  /** Numbers of invoices. */
  currentCount: number | null;
  overdueCount: number | null;
}

/**
 * By how much the total differs from current and overdue together, to the cent; null where it adds up or a part is not told.
 */
export function mismatchOf({ total, current, overdue }: Owed): string | null {
  if (total === null || current === null || overdue === null) return null;
  return differenceInCents(total, new Big(current).plus(overdue).toFixed());
}

/** A share in percent. What rounds to nothing or to everything without being it says so by its bound. */
export interface Share {
  percent: string;
  /** The same to a tenth, for where no words can stand beside it. */
  rounded: string;
  bound: 'exact' | 'below' | 'above';
}

/** The part that is overdue; null where a part is not told, is a credit balance, or there is nothing to be part of. */
export function overdueShare({ current, overdue }: Owed): Share | null {
  if (current === null || overdue === null) return null;
  const [rest, late] = [toCents(current), toCents(overdue)];
  const whole = rest.plus(late);
  if (rest.lt(0) || late.lt(0) || whole.eq(0)) return null;
  const rounded = late.times(100).div(whole).toFixed(1, Big.roundHalfUp);
  if (late.gt(0) && rounded === '0.0') return { percent: '0.1', rounded, bound: 'below' };
  if (rest.gt(0) && rounded === '100.0') return { percent: '99.9', rounded, bound: 'above' };
  return { percent: rounded, rounded, bound: 'exact' };
}

/** What an invoice comes to on average, to the cent; null without invoices to share it. */
export function averageOf(amount: string | null, count: number | null): string | null {
  if (amount === null || count === null || count <= 0) return null;
  return new Big(amount).div(count).toFixed(2, Big.roundHalfUp);
}

export type Doubt = 'amount-without-count' | 'count-without-amount';

/** What does not go together: money of no invoice, or invoices of no money. Null too where one of them is not told. */
export function doubtOf(amount: string | null, count: number | null): Doubt | null {
  if (amount === null || count === null) return null;
  const isNothing = toCents(amount).eq(0);
  if (count === 0) return isNothing ? null : 'amount-without-count';
  return isNothing ? 'count-without-amount' : null;
}

/** A sum, and how many values went into it. */
export interface Sum {
  value: string | null;
  included: number;
}

/** Adds up what is told; null when nothing is. */
export function sumOf(values: readonly (string | number | null | undefined)[]): Sum {
  const told = values.filter((value) => value !== null && value !== undefined);
  const sum = told.reduce<Big>((whole, value) => whole.plus(value), new Big(0));
  return { value: told.length === 0 ? null : sum.toFixed(), included: told.length };
}
