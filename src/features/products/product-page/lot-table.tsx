import { batchLimits, type Batch } from '@/api/batches/schemas';
import { useBusinessToday } from '@/modules/business-day/use-business-today';
import { batchRow } from '@/modules/lots/batch-row';
import {
  daysInWords,
  expirationInWords,
  lotInWords,
  quantityInWords,
} from '@/modules/lots/batch-words';
import { LotStateBadge } from '@/modules/lots/lot-state-badge';
import { m } from '@/text/generated/messages';
import classes from './product-page.module.css';

interface Props {
  caption: string;
  lots: readonly Batch[];
}

/** A few lots of one product, in the order they expire. */
export function LotTable({ caption, lots }: Props) {
  const today = useBusinessToday();
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.batches_column_lot()}</th>
          <th scope="col">{m.batches_column_expires()}</th>
          <th scope="col" data-align="end">
            {m.batches_column_available()}
          </th>
          <th scope="col">{m.batches_column_state()}</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => {
          const row = batchRow(lot, today, batchLimits.days.default);
          return (
            <tr key={lot.id}>
              <th scope="row">
                <bdi>{lotInWords(row)}</bdi>
              </th>
              <td>
                {expirationInWords(row)} <small>{daysInWords(row)}</small>
              </td>
              <td data-align="end" data-label={m.batches_column_available()}>
                {quantityInWords(row.availableQuantity)}
              </td>
              <td>
                <LotStateBadge state={row.state} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
