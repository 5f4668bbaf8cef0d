import Big from 'big.js';
import { daysBetween } from '@/domain/business-date';

/** An amount of a business day, as exact decimal text. */
export interface Point {
  day: string;
  amount: string;
}

/** What a drawing has room for: zero is always in it, so that no small change looks like a large one. */
export interface Range {
  first: string;
  last: string;
  least: string;
  most: string;
}

/** Null without a point. */
export function rangeOf(points: readonly Point[]): Range | null {
  const days = points.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const amounts = points.map(({ amount }) => new Big(amount)).concat(new Big(0));
  const [least, most] = [-1, 1].map((sign) =>
    amounts.reduce((one, other) => (other.cmp(one) === sign ? other : one)).toFixed(),
  );
  return { first, last, least: least ?? '0', most: most ?? '0' };
}

/**
 * The path through the points in a square of 100 by 100. Days that follow one another are joined; where nobody looked in between
 * there is a gap, and a day alone is a dot.
 */
export function drawLine(points: readonly Point[], range: Range): string {
  const days = Math.max(1, daysBetween(range.first, range.last));
  const height = new Big(range.most).minus(range.least);
  return points
    .map(({ day, amount }, at) => {
      const x = place(daysBetween(range.first, day) / days);
      // Binary from here on: it is a place on the screen, no longer an amount.
      const part = height.eq(0) ? 0 : Number(new Big(amount).minus(range.least).div(height));
      const y = place(1 - part);
      const before = points[at - 1];
      const joins = before !== undefined && daysBetween(before.day, day) === 1;
      return joins ? `L${x} ${y}` : `M${x} ${y}h0`;
    })
    .join('');
}

/** A little room is left at the edges for the width of the line. */
const place = (part: number) => Number((4 + part * 92).toFixed(2));
