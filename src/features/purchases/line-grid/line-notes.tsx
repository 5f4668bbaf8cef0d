import { lineColumns, type LineColumn } from '@/domain/purchase/line';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import type { GridPlace } from './grid-moves';
import { isWrong, type GridRow } from './grid-state';
import { useGrid, type GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { lineInWords } from './line-words';

interface Props {
  /** The cell that is typed in is described by it. */
  id: string;
  store: GridStore;
  /** The line that is typed in. */
  row: number;
  onGo: (to: GridPlace) => void;
}

/** Below the lines: what there is to say of the one that is typed in, and the way to those that are wrong. */
export function LineNotes({ id, store, row, onGo }: Props) {
  const current = useGrid(store.shown, ({ rows }) => rows[row]);
  const count = useGrid(store.shown, ({ wrong }) => wrong);
  return (
    <>
      <p
        id={id}
        className={classes.said}
        data-wrong={current && isWrong(current) ? true : undefined}
      >
        {current ? lineInWords(current.reading) : null}
      </p>
      {count === 0 ? null : (
        <Button
          className={classes.toWrong}
          size="compact-sm"
          variant="default"
          onClick={() => {
            const { rows } = store.get();
            const at = rows.findIndex(isWrong);
            onGo({ row: at, column: wrongColumn(rows[at]) });
          }}
        >
          {m.purchases_lines_to_wrong({ count })}
        </Button>
      )}
    </>
  );
}

const wrongColumn = (row: GridRow | undefined): LineColumn =>
  lineColumns.find((column) => row?.reading.problems[column] !== undefined) ?? 'sku';
