import type { NewPurchase } from '@/api/expenses/schemas';
import { amountText, moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { columnWords } from './line-grid/line-words';
import classes from './sent-lines.module.css';

type Lines = NewPurchase['lines'];

/** How many are read at a glance; the rest is folded. */
const seen = 20;

/** The lines as they are sent. */
export function SentLines({ lines }: { lines: Lines }) {
  const more = lines.slice(seen);
  return (
    <div className={classes.lines}>
      <Table lines={lines.slice(0, seen)} />
      {more.length === 0 ? null : (
        <details className={classes.more}>
          <summary>
            {m.purchases_lines_range({
              first: formatQuantity(seen + 1),
              last: formatQuantity(lines.length),
            })}
          </summary>
          <Table lines={more} />
        </details>
      )}
    </div>
  );
}

function Table({ lines }: { lines: Lines }) {
  return (
    <table className={classes.table}>
      <caption>{m.purchases_lines()}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.quantity} data-number>
            {columnWords.quantity()}
          </th>
          <th scope="col">{columnWords.name()}</th>
          <th scope="col" className={classes.money} data-number>
            {columnWords.price()}
          </th>
          <th scope="col" className={classes.money} data-number>
            {columnWords.amount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...lines.entries()].map(([at, { quantity, name, price, subtotal }]) => (
          <tr key={at}>
            <td data-number>{amountText(quantity)}</td>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td data-number>{moneyText(price)}</td>
            <td data-number>{moneyText(subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
