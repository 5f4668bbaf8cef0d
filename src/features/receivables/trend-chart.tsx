import { useQuery } from '@tanstack/react-query';
import { receivablesQueries } from '@/api/receivables/queries';
import type { ReceivablesSnapshot } from '@/api/receivables/schemas';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { moneyInWords } from './owed-words';
import classes from './receivables.module.css';
import { drawLine, rangeOf, type Point } from './trend-line';

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
