import { memo, useCallback, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import type { Batch } from '@/api/batches/schemas';
import { isCounted, lotCounted } from '@/domain/lot-count';
import { quantityInWords, remainingInWords } from '@/modules/batch-rows/batch-words';
import { formatCalendarDate } from '@/text/format';
import { m } from '@/text/generated/messages';
import { CountCells, moveBetweenLots } from './count-cells';
import classes from './count-sheet.module.css';
import type { Counts } from './counts';

interface Props {
  branchId: string;
  caption: string;
  rows: readonly Batch[];
  /** All lots of the sheet, also those that are not shown. */
  lots: readonly Batch[];
  counts: Counts;
}

/** Longer numbers of lots break; there are few, and each would take the names' room. */
const longestUnbroken = 20;

/** A row a lot. Space ticks it off or a number is typed; the arrows go from lot to lot. */
export const SheetTable = memo(function SheetTable(props: Props) {
  const { branchId, caption, rows, lots, counts } = props;
  const longest = Math.max(0, ...rows.map(({ batchNumber }) => batchNumber?.length ?? 0));
  const style: CSSProperties & Record<'--lot', string> = {
    '--lot': `${Math.min(longest, longestUnbroken)}ch`,
  };
  return (
    <table className={classes.table} aria-label={caption} style={style}>
      <thead>
        <tr>
          <th scope="col" className={classes.tick}>
            {m.ladder_sheet_column_tick()}
          </th>
          <th scope="col">{m.batches_column_product()}</th>
          <th scope="col" className={classes.lot}>
            {m.batches_column_lot()}
          </th>
          <th scope="col" className={classes.date}>
            {m.batches_column_expires()}
          </th>
          <th scope="col" className={classes.expected} data-align="end">
            {m.ladder_sheet_column_expected()}
          </th>
          <th scope="col" className={classes.count} data-align="end">
            {m.ladder_sheet_column_counted()}
          </th>
          <th scope="col" className={classes.difference} data-align="end">
            {m.ladder_sheet_column_difference()}
          </th>
        </tr>
      </thead>
      <tbody>
        {groupsOf(rows).map((group) => (
          <RowGroup
            key={group[0]?.id}
            branchId={branchId}
            rows={group}
            lots={lots}
            counts={counts}
          />
        ))}
      </tbody>
    </table>
  );
});

/** Rows that React goes through for a key in one of them; the other groups it passes by as a whole. */
const groupSize = 50;

function groupsOf(rows: readonly Batch[]): Batch[][] {
  const groups = Math.ceil(rows.length / groupSize);
  return Array.from({ length: groups }, (_, at) =>
    rows.slice(at * groupSize, (at + 1) * groupSize),
  );
}

function RowGroup({ rows, ...of }: Omit<Props, 'caption'>) {
  return rows.map((lot) => <SheetRow key={lot.id} lot={lot} {...of} />);
}

interface RowProps {
  branchId: string;
  lot: Batch;
  lots: readonly Batch[];
  counts: Counts;
}

/** A key draws one row. */
const SheetRow = memo(function SheetRow({ branchId, lot, lots, counts }: RowProps) {
  const product = lot.product.name ?? lot.product.sku ?? m.batches_no_product();
  const number = lot.batchNumber ?? m.batches_no_lot();
  const name = { product, lot: number };
  const date = lot.expirationDate;
  const day = date === null ? m.batches_no_date() : formatCalendarDate(date);
  const remaining = remainingInWords(lot.daysToExpire);
  const watch = useCallback((tell: () => void) => counts.watch(lot.id, tell), [counts, lot.id]);
  const now = () => counts.of(lot.id);
  const count = useSyncExternalStore(watch, now, now);
  const counted = lotCounted(count, lot.availableQuantity);
  const row = useRef<HTMLTableRowElement>(null);
  return (
    <tr ref={row} data-ticked={isCounted(counted.standing) || undefined}>
      <td className={classes.tick}>
        <input
          type="checkbox"
          aria-label={m.ladder_sheet_tick(name)}
          checked={isCounted(counted.standing)}
          onChange={() => {
            // What is no number yet is put right first.
            if (counted.standing !== 'unclear') counts.toggle(lot.id);
            else row.current?.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
          }}
          onKeyDown={moveBetweenLots}
        />
      </td>
      <td className={classes.product}>
        <bdi>{product}</bdi>
        {lot.product.sku === null || lot.product.name === null ? null : (
          <small>
            <bdi>{lot.product.sku}</bdi>
          </small>
        )}
      </td>
      <td className={classes.lot} data-long={number.length > longestUnbroken || undefined}>
        <bdi>{number}</bdi>
        <small className={classes.under}>{day}</small>
        <small className={classes.under}>{remaining}</small>
      </td>
      <td className={classes.date}>
        {day}
        <small>{remaining}</small>
      </td>
      <td className={classes.expected} data-align="end">
        <span className={classes.short}>{m.ladder_sheet_column_expected()} </span>
        {quantityInWords(lot.availableQuantity)}
      </td>
      <CountCells
        branchId={branchId}
        lot={lot}
        lots={lots}
        name={name}
        counts={counts}
        typed={count?.typed ?? ''}
        counted={counted}
      />
    </tr>
  );
});
