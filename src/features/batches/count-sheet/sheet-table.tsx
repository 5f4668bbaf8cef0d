import { memo, type KeyboardEvent } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { quantityInWords, remainingInWords } from '@/modules/batch-rows/batch-words';
import classes from './count-sheet.module.css';

interface Props {
  caption: string;
  rows: readonly Batch[];
  ticked: ReadonlySet<string>;
  onTick: (id: string) => void;
}

/** A row a lot. Space ticks it off, the arrows go from lot to lot. */
export function SheetTable({ caption, rows, ticked, onTick }: Props) {
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.ladder_sheet_column_tick()}</th>
          <th scope="col">{m.batches_column_product()}</th>
          <th scope="col">{m.batches_column_lot()}</th>
          <th scope="col">{m.batches_column_expires()}</th>
          <th scope="col" data-align="end">
            {m.ladder_sheet_column_expected()}
          </th>
          <th scope="col">{m.ladder_sheet_column_counted()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((lot) => (
          <SheetRow key={lot.id} lot={lot} ticked={ticked.has(lot.id)} onTick={onTick} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  lot: Batch;
  ticked: boolean;
  onTick: (id: string) => void;
}

/** A press renders one row. */
const SheetRow = memo(function SheetRow({ lot, ticked, onTick }: RowProps) {
  const name = lot.product.name ?? lot.product.sku ?? m.batches_no_product();
  const number = lot.batchNumber ?? m.batches_no_lot();
  const date = lot.expirationDate;
  return (
    <tr data-ticked={ticked || undefined}>
      <td className={classes.tick}>
        <input
          type="checkbox"
          aria-label={m.ladder_sheet_tick({ product: name, lot: number })}
          checked={ticked}
          onChange={() => onTick(lot.id)}
          onKeyDown={moveBetweenTicks}
        />
      </td>
      <td className={classes.product}>
        <bdi>{name}</bdi>
        {lot.product.sku === null || lot.product.name === null ? null : (
          <small>
            <bdi>{lot.product.sku}</bdi>
          </small>
        )}
      </td>
      <td>
        <bdi>{number}</bdi>
      </td>
      <td>
        {date === null ? m.batches_no_date() : formatCalendarDate(date)}
        <small>{remainingInWords(lot.daysToExpire)}</small>
      </td>
      <td data-align="end">
        <span className={classes.short}>{m.ladder_sheet_column_expected()} </span>
        {quantityInWords(lot.availableQuantity)}
      </td>
      <td className={classes.blank} />
    </tr>
  );
});

function moveBetweenTicks(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const boxes = [
    ...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>('input') ?? []),
  ];
  event.preventDefault();
  boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
}
