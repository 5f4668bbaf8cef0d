import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  isNumberColumn,
  lineColumns,
  type LineColumn,
  type TypedLine,
} from '@/domain/purchase/line';
import { useLaterPart } from '@/modules/later-part/later-part-notice';
import { laterPasted } from '@/modules/table-file/later-pasted';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { CellInput } from './cell-input';
import type { GridPlace } from './grid-moves';
import { withLine } from './grid-state';
import { useGrid, type GridStore } from './grid-store';
import { GridTools } from './grid-tools';
import { lineActions, type LineActions } from './line-actions';
import classes from './line-grid.module.css';
import { firstWrong, LineNotes } from './line-notes';
import type { LineRefusals } from './line-refusals';
import { LineRow } from './line-row';
import { headOf } from './line-words';
import type { PastedTable } from './pasted-lines';
import type { LineCatalogue } from './product-line';
import { soundScan } from './scan-sound';
import { SplitDialog } from './split-dialog';

interface Props {
  store: GridStore;
  /** A line before anything of it is typed. */
  begun: TypedLine;
  catalogue: LineCatalogue;
  refusals: LineRefusals;
  /** The words a line's type may be. */
  types: readonly string[];
  pricesHoldVat: boolean;
  onTable: (table: PastedTable, into: LineColumn) => void;
}

/** A table whose cells are gone through by keys; the element alone would say that it is only read. */
const asGrid = { role: 'grid' } as const;
/** Rows that are drawn beyond what is seen, so that a turn of the wheel shows no gap. */
const beyond = 4;
const heights = { wide: 32, narrow: 92 };

/**
 * Lines as in a spreadsheet, an ARIA grid whose one input stands in the cell that is typed in. Keys go by `placeAfter`; besides,
 * Enter after a code takes it as scanned, Escape takes back what was typed in the cell, Ctrl+Z and Ctrl+Y undo and redo, and
 * Ctrl+Delete takes the line away. A key draws its cell and nothing else; rows out of sight are not drawn.
 */
export function LineGrid(props: Props) {
  const { store, begun, catalogue, refusals, types, pricesHoldVat, onTable } = props;
  const keys = useGrid(store.shown, (state) => state.keys);
  const nextKey = useGrid(store.shown, (state) => state.nextKey);
  const [place, setPlace] = useState<GridPlace & { visit: number }>({
    row: 0,
    column: 'sku',
    visit: 0,
  });
  // Where there are fewer lines than that, as after a draft is discarded, typing goes on from the new last one.
  if (place.row > keys.length) setPlace({ ...place, row: keys.length });
  const row = Math.min(place.row, keys.length);
  const { column, visit } = place;
  const height = useMediaQuery('(max-width: 767.98px)') ? heights.narrow : heights.wide;
  const [seen, setSeen] = useState({ first: 0, last: 24 });
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const saidId = useId();
  const { finder } = catalogue;
  const [scanned, setScanned] = useState<{ nth: number; key: number | null; said: string } | null>(
    null,
  );

  // With the lines: a block may be pasted where the line is down.
  useLaterPart(laterPasted);
  const [splitRow, setSplitRow] = useState<number | null>(null);

  const go = useCallback((to: GridPlace) => {
    setPlace((from) => ({ ...to, visit: from.visit + 1 }));
  }, []);
  useLayoutEffect(() => {
    if (visit === 0) return;
    showRow(scroller.current, row, height);
    input.current?.focus({ preventScroll: true });
    // The frame shows it; the window has to, too, above the sums that stand over its lower edge.
    input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    input.current?.select();
  }, [visit, row, column, height]);

  const actions = lineActions({
    store,
    begun,
    finder,
    types,
    pricesHoldVat,
    place: { row, column, visit },
    go,
    height,
    onScan: (key, said) => {
      soundScan();
      announce(said);
      setScanned({ nth: (scanned?.nth ?? 0) + 1, key, said });
    },
  });
  const { leave, goTo, remove } = useLatest(actions);
  useNativeEvents(scroller, store, goTo);

  const scroll = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / height) - beyond);
    const last = Math.ceil((scrollTop + clientHeight) / height) + beyond;
    // Drawn anew only when what was drawn beforehand runs out.
    if (first < seen.first || last > seen.last || first > seen.first + 2 * beyond) {
      setSeen({ first: Math.max(0, first - beyond), last: last + beyond });
    }
  };
  const cell = (
    <CellInput
      key={visit}
      inputRef={input}
      store={store}
      row={row}
      column={column}
      begun={begun}
      describedBy={saidId}
      refusals={refusals}
      types={types}
      pricesHoldVat={pricesHoldVat}
      finder={finder}
      onText={actions.type}
      onProduct={actions.takeProduct}
      onSplit={() => setSplitRow(row)}
      onKey={actions.press}
      onTable={(table) => onTable(table, column)}
    />
  );
  return (
    <div className={classes.grid}>
      <GridTools store={store} onStep={actions.step} scanned={scanned?.said ?? null} />
      <div
        ref={scroller}
        className={classes.frame}
        data-field="lines"
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) go(firstWrong(store) ?? { row: 0, column: 'sku' });
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          leave();
          store.flush();
        }}
        onScroll={scroll}
      >
        <table
          {...asGrid}
          aria-label={m.purchases_lines()}
          aria-rowcount={keys.length + 2}
          aria-colcount={lineColumns.length + 2}
          className={classes.table}
        >
          <thead className={classes.head}>
            <tr aria-rowindex={1} className={classes.headRow}>
              <th scope="col" aria-colindex={1} className={classes.heading}>
                {m.purchases_line_number()}
              </th>
              {lineColumns.map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  aria-colindex={at + 2}
                  className={classes.heading}
                  data-column={name}
                  data-number={isNumberColumn(name) || undefined}
                >
                  {headOf(name, pricesHoldVat)}
                </th>
              ))}
              <th
                scope="col"
                aria-colindex={lineColumns.length + 2}
                aria-label={m.purchases_line_tools()}
              />
            </tr>
          </thead>
          <tbody className={classes.body} style={{ blockSize: (keys.length + 1) * height }}>
            {drawnRows(keys.length, row, seen).map((at) => (
              <LineRow
                key={keys[at] ?? nextKey}
                store={store}
                index={at}
                top={at * height}
                active={at === row ? column : null}
                input={at === row ? cell : null}
                types={types}
                catalogue={catalogue}
                refusals={refusals}
                scan={scanned !== null && scanned.key === keys[at] ? scanned.nth : null}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      <LineNotes
        id={saidId}
        store={store}
        row={row}
        catalogue={catalogue}
        refusals={refusals}
        onGo={goTo}
      />
      {splitRow === null ? null : (
        <SplitDialog
          at={splitRow + 1}
          line={store.get().rows[splitRow]?.line ?? begun}
          onSplit={(line) => {
            store.change(withLine(store.get(), splitRow, line));
            setSplitRow(null);
          }}
          onClose={() => setSplitRow(null)}
        />
      )}
    </div>
  );
}

/** The rows in sight, the new one among them, and the one that is typed in wherever it is. */
function drawnRows(lines: number, active: number, seen: { first: number; last: number }): number[] {
  const last = Math.min(lines, seen.last);
  const rows = Array.from(
    { length: Math.max(0, last - seen.first + 1) },
    (_, at) => seen.first + at,
  );
  if (rows.includes(active)) return rows;
  return active < seen.first ? [active, ...rows] : [...rows, active];
}

/** Scrolls no further than it takes to see the row below the heads. */
function showRow(frame: HTMLElement | null, row: number, height: number): void {
  if (frame === null) return;
  const head = frame.querySelector('thead')?.clientHeight ?? 0;
  const top = row * height;
  if (top < frame.scrollTop) frame.scrollTop = top;
  const lowest = top + height + head - frame.clientHeight;
  if (lowest > frame.scrollTop) frame.scrollTop = lowest;
}

/** The actions of the newest drawing, behind functions that stay the same. */
function useLatest({ leave, goTo, remove }: LineActions) {
  const newest = useRef({ leave, goTo, remove });
  useLayoutEffect(() => {
    newest.current = { leave, goTo, remove };
  });
  const [steady] = useState(() => ({
    leave: () => newest.current.leave(),
    goTo: (to: GridPlace) => newest.current.goTo(to),
    remove: (at: number) => newest.current.remove(at),
  }));
  return steady;
}

/**
 * Ctrl+Enter is heard by the form's shell before React hears of it: the form has the lines by then. A press on a cell goes there,
 * wherever in the table it is.
 */
function useNativeEvents(
  place: React.RefObject<HTMLElement | null>,
  { flush }: GridStore,
  go: (to: GridPlace) => void,
): void {
  useLayoutEffect(() => {
    const element = place.current;
    const over = new AbortController();
    const send = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) flush();
    };
    const press = (event: MouseEvent) => {
      const { target } = event;
      const cell = target instanceof Element ? target.closest('td[data-column]') : null;
      if (cell === null || cell.querySelector('input') !== null) return;
      const column = lineColumns.find((one) => one === cell.getAttribute('data-column'));
      const row = Number(cell.closest('tr')?.getAttribute('aria-rowindex')) - 2;
      if (column === undefined) return;
      event.preventDefault();
      go({ row, column });
    };
    element?.addEventListener('keydown', send, { signal: over.signal });
    element?.addEventListener('mousedown', press, { signal: over.signal });
    return () => over.abort();
  }, [place, flush, go]);
}
