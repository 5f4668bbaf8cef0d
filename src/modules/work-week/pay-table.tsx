import {
  payArticles,
  type PaidWeek,
  type PayFactors,
  type PayLine,
} from '@/domain/work-time/pay-week';
import { formatMoney } from '@/text/format';
import { m } from '@/text/generated/messages';
import { formatMinutes } from '@/text/work-time';
import small from '@/ui/table/small-table.module.css';
import classes from './work-week.module.css';

interface Props {
  paid: PaidWeek;
  factors: PayFactors;
  caption: string;
}

/** Minutes by kind, what each is multiplied by and why, and what they come to. */
export function PayTable({ paid: { lines, total }, factors, caption }: Props) {
  return (
    <table className={`${small.table} ${classes.pay}`} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.work_week_column_kind()}</th>
          <th scope="col">{m.work_week_column_time()}</th>
          <th scope="col">{m.work_week_column_factor()}</th>
          <th scope="col">{m.work_week_column_rule()}</th>
          <th scope="col">{m.work_week_column_amount()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={lineInWords(line)}>
            <th scope="row">{lineInWords(line)}</th>
            <td>{formatMinutes(line.minutes)}</td>
            <td data-label={m.work_week_column_factor()}>{factorInWords(line, factors)}</td>
            <td>{m.work_week_article({ article: articlesOf(line) })}</td>
            <td>{formatMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.work_week_total()}</th>
          <td colSpan={3} />
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `Extra nocturna, en asueto`. */
function lineInWords({ band, isOvertime, on }: PayLine): string {
  const kind = isOvertime
    ? { day: m.work_week_overtime_day, night: m.work_week_overtime_night }[band]()
    : { day: m.work_week_ordinary_day, night: m.work_week_ordinary_night }[band]();
  if (on === 'workday') return kind;
  return on === 'holiday' ? m.work_week_on_holiday({ kind }) : m.work_week_on_rest_day({ kind });
}

/** `2 × 1.5 = 3`. */
function factorInWords({ factors: names, factor }: PayLine, factors: PayFactors): string {
  const multiplied = names.map((name) => factors[name]).join(' × ');
  return names.length === 1 ? `× ${factor}` : `${multiplied} = ${factor}`;
}

const articlesOf = ({ factors }: PayLine): string =>
  [...new Set(factors.flatMap((name) => payArticles[name].split(', ')))].join(', ');
