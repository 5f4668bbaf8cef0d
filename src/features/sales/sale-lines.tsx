import type { Sale } from '@/api/sales/schemas';
import { columnDecimals } from '@/domain/price';
import { counted, formatDecimal, formatMoney, formatQuantity, inCurrency } from '@/text/format';
import { m } from '@/text/generated/messages';
import section from '@/ui/layout/section-head.module.css';
import small from '@/ui/table/small-table.module.css';
import { saleSums } from './sale-sums';
import classes from './sales.module.css';

/** What the description gives prices of is not said; more decimals than these are left of a binary fraction. */
const mostDecimals = 8;

/** What was sold, and how its sum leads to what is paid: what lies between them is explained, not blamed. */
export function SaleLines({ sale }: { sale: Sale }) {
  const { lines, totals } = sale;
  // A line has nothing of its own to be told by, and none comes or goes.
  const rows = lines?.rows.map((line, place) => ({ ...line, place })) ?? [];
  const sums = saleSums(sale);
  const decimals = columnDecimals(
    rows.map(({ price }) => price),
    mostDecimals,
  );
  return (
    <section className={classes.group}>
      <h2 className={section.title}>{m.sales_section_lines()}</h2>
      {lines === null ? <p className={classes.quiet}>{m.sales_lines_untold()}</p> : null}
      {lines !== null && lines.rows.length + lines.dropped === 0 ? (
        <p className={classes.quiet}>{m.sales_lines_none()}</p>
      ) : null}
      {rows.length === 0 ? null : (
        <table className={`${small.table} ${classes.lines}`} aria-label={m.sales_section_lines()}>
          <thead>
            <tr>
              <th scope="col">{m.sales_line_name()}</th>
              <th scope="col">{m.sales_line_quantity()}</th>
              <th scope="col">{m.sales_line_price()}</th>
              <th scope="col">{m.sales_line_subtotal()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ place, name, quantity, price, subtotal }) => (
              <tr key={place}>
                <th scope="row">
                  <bdi>{name ?? m.common_not_told()}</bdi>
                </th>
                <td data-label={m.sales_line_quantity()}>
                  {quantity === null ? m.common_not_told() : formatQuantity(quantity)}
                </td>
                <td data-label={m.sales_line_price()}>
                  {price === null
                    ? m.common_not_told()
                    : inCurrency(formatDecimal(price, decimals), 'USD')}
                </td>
                <td>{subtotal === null ? m.common_not_told() : formatMoney(subtotal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines !== null && lines.dropped > 0 ? (
        <p role="alert">{m.sales_lines_dropped(counted(lines.dropped))}</p>
      ) : null}
      <dl className={classes.sums}>
        <Sum name={m.sales_sum_lines()} amount={sums.lines} lacking={m.sales_sum_lacking()} />
        <Between amount={sums.overLines} more={m.sales_over_lines()} less={m.sales_under_lines()} />
        <Sum name={m.sales_total()} amount={totals.total} strong />
        <Between amount={sums.overTotal} more={m.sales_over_total()} less={m.sales_under_total()} />
        <Sum name={m.sales_to_pay()} amount={totals.toPay} strong />
      </dl>
    </section>
  );
}

interface SumProps {
  name: string;
  amount: string | null;
  strong?: boolean;
  lacking?: string;
}

function Sum({ name, amount, strong, lacking }: SumProps) {
  return (
    <div data-strong={strong}>
      <dt>{name}</dt>
      <dd>{amount === null ? (lacking ?? m.common_not_told()) : formatMoney(amount)}</dd>
    </div>
  );
}

/** What lies between two amounts; nothing where there is nothing. */
function Between({ amount, more, less }: { amount: string | null; more: string; less: string }) {
  if (amount === null || Number(amount) === 0) return null;
  const isMore = !amount.startsWith('-');
  return (
    <div data-between>
      <dt>{isMore ? more : less}</dt>
      <dd>
        {isMore ? '+' : ''}
        {formatMoney(amount)}
      </dd>
    </div>
  );
}
