import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { receivablesQueries } from '@/api/receivables/queries';
import type { ReceivablesSnapshot } from '@/api/receivables/schemas';
import { daysBetween } from '@/domain/business-date';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { moneyInWords } from './owed';
import classes from './receivables.module.css';

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

const pointsOf = (snapshots: readonly ReceivablesSnapshot[], part: 'total' | 'overdue'): Point[] =>
  snapshots.flatMap(({ day, [part]: amount }) => (amount === null ? [] : [{ day, amount }]));

interface LineProps {
  branchId: string;
  /** When the branch was read: what is drawn goes up to that reading. */
  readAt: number;
}

/** What of a branch was overdue on the days somebody looked, as small as a word; its figures stand on the branch's own page. */
export function TrendLine({ branchId, readAt }: LineProps) {
  const { data = [] } = useQuery(receivablesQueries.trend(branchId, readAt));
  const points = pointsOf(data, 'overdue');
  const [first, last] = [points[0], points.at(-1)];
  const range = rangeOf(points);
  if (first === undefined || last === undefined || range === null || first === last) return null;
  return (
    <>
      <HiddenText>
        {m.receivables_trend_line({
          from: formatCalendarDate(first.day),
          to: formatCalendarDate(last.day),
          first: moneyInWords(first.amount),
          last: moneyInWords(last.amount),
        })}
      </HiddenText>
      <svg className={classes.small} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className={classes.late} d={drawLine(points, range)} />
      </svg>
    </>
  );
}

/** Total and overdue over the days; the table below has the same in figures. */
export function TrendChart({ snapshots }: { snapshots: readonly ReceivablesSnapshot[] }) {
  const [total, overdue] = [pointsOf(snapshots, 'total'), pointsOf(snapshots, 'overdue')];
  const range = rangeOf([...total, ...overdue]);
  if (range === null || range.first === range.last) return <p>{m.receivables_trend_one()}</p>;
  const [from, to] = [formatCalendarDate(range.first), formatCalendarDate(range.last)];
  return (
    <figure className={classes.chart} aria-label={m.receivables_trend_chart({ from, to })}>
      <div className={classes.scale} aria-hidden>
        <span>{moneyInWords(range.most)}</span>
        <span>{moneyInWords(range.least)}</span>
      </div>
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className={classes.whole} d={drawLine(total, range)} />
        <path className={classes.late} d={drawLine(overdue, range)} />
      </svg>
      <figcaption className={classes.days} aria-hidden>
        <span>{from}</span>
        <span className={classes.legend}>
          <span data-line="whole">{m.receivables_total()}</span>
          <span data-line="late">{m.receivables_overdue()}</span>
        </span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
