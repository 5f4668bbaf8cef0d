import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import type { Product } from '@/api/products/schemas';
import { lineColumns, type LineColumn, type TypedLine } from '@/domain/purchase/line';
import { readCsv } from '@/modules/table-file/read-csv';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { Button } from '@/ui/form/button';
import { CellInput } from './cell-input';
import { placeAfter, type GridPlace } from './grid-moves';
import {
  isWrong,
  redo,
  undo,
  withLine,
  withOneMore,
  withoutRow,
  withText,
  type GridState,
} from './grid-state';
import type { GridStore } from './grid-store';
import classes from './line-grid.module.css';
import { LineRow, numericColumns } from './line-row';
import { columnWords, lineInWords } from './line-words';
import type { PastedTable } from './pasted-lines';
import { withProduct } from './product-line';

interface Props {
  store: GridStore;
  /** A line before anything of it is typed. */
  begun: TypedLine;
  finder: ProductFinder;
  /** The words a line's type may be. */
  types: readonly string[];
  onTable: (table: PastedTable, into: LineColumn) => void;
}

/** A table whose cells are gone through by keys; the element alone would say that it is only read. */
const asGrid = { role: 'grid' } as const;
/** Rows that are drawn beyond what is seen, so that a turn of the wheel shows no gap. */
const beyond = 8;
const heights = { wide: 32, narrow: 92 };

/**
 * Lines as in a spreadsheet, an ARIA grid whose one input stands in the cell that is typed in. Keys go by `placeAfter`; besides,
 * Enter after a code takes it as scanned, Escape takes back what was typed in the cell, Ctrl+Z and Ctrl+Y undo and redo, and
 * Ctrl+Delete takes the line away. Rows out of sight are not drawn.
 */
export function LineGrid({ store, begun, finder, types, onTable }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { rows } = state;
  const [place, setPlace] = useState<GridPlace & { visit: number }>({
    row: 0,
    column: 'sku',
    visit: 0,
  });
  const row = Math.min(place.row, rows.length);
  const { column, visit } = place;
  const height = useMediaQuery('(max-width: 767.98px)') ? heights.narrow : heights.wide;
  const [seen, setSeen] = useState({ first: 0, last: 40 });
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What stood in the cell when it was entered. */
  const before = useRef('');
  const saidId = useId();

  const go = useCallback((to: GridPlace) => {
    setPlace((from) => ({ ...to, visit: from.visit + 1 }));
  }, []);
  useLayoutEffect(() => {
    if (visit === 0) return;
    const { rows: now } = store.get();
    before.current = now[row]?.line[column] ?? '';
    showRow(scroller.current, row, height);
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [visit, row, column, height, store]);
  useNativeEvents(scroller, store, go);

  const current = rows[row];
  const change = (next: GridState) => store.change(next);
  const type = (text: string) => change(withText(store.get(), { row, column, text, visit }, begun));
  /** A code that was typed brings along what its product is, where nothing else was said. */
  const filled = (now: GridState): GridState => {
    const line = now.rows[row]?.line;
    const product = column === 'sku' && line ? finder.bySku(line.sku) : null;
    if (!line || product === null || line.name.trim() !== '') return now;
    return withLine(now, row, withProduct(line, product, types), visit);
  };
  const scan = () => {
    const now = store.get();
    const code = now.rows[row]?.line.sku ?? '';
    const more = withOneMore(now, { row, code, visit });
    if (more !== null) {
      change(more.state);
      const { line } = more.state.rows[more.row] ?? {};
      announce(m.purchases_scanned({ name: line?.name ?? code, quantity: more.quantity }));
      go({ row: Math.min(row, more.state.rows.length), column: 'sku' });
      return;
    }
    const next = filled(now);
    const line = next.rows[row]?.line;
    const isFound =
      line !== undefined && line.quantity.trim() === '' && finder.bySku(code) !== null;
    const counted = isFound ? withLine(next, row, { ...line, quantity: '1' }, visit) : next;
    change(counted);
    if (isFound) announce(m.purchases_scanned({ name: line.name, quantity: '1' }));
    go({ row: Math.min(counted.rows.length, row + 1), column: 'sku' });
  };
  const takeProduct = (product: Product) => {
    const line = store.get().rows[row]?.line ?? begun;
    change(withLine(store.get(), row, withProduct({ ...line, name: '' }, product, types), visit));
    go({ row, column: 'quantity' });
  };
  const remove = useCallback(
    (at: number) => {
      store.change(withoutRow(store.get(), at));
      announce(m.purchases_line_removed({ line: at + 1 }));
      go({ row: Math.min(at, store.get().rows.length), column: 'sku' });
    },
    [store, go],
  );
  const step = useCallback(
    (to: (now: GridState) => GridState) => {
      store.change(to(store.get()));
      setPlace((from) => ({ ...from, visit: from.visit + 1 }));
    },
    [store],
  );

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey: shift, altKey: alt, currentTarget: cell } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (ctrl && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      step(letter === 'y' || shift ? redo : undo);
    } else if (ctrl && key === 'Delete') {
      event.preventDefault();
      remove(row);
    } else if (key === 'Escape' && cell.value !== before.current) {
      event.preventDefault();
      type(before.current);
    } else if (key === 'Enter' && !ctrl && !shift && !alt && column === 'sku' && current) {
      event.preventDefault();
      scan();
    } else {
      const length = cell.value.length;
      const isWhole = cell.selectionStart === 0 && cell.selectionEnd === length;
      const to = placeAfter(
        { row, column },
        {
          key,
          shift,
          ctrl,
          alt,
          atStart: isWhole || cell.selectionEnd === 0,
          atEnd: isWhole || cell.selectionStart === length,
        },
        { lines: rows.length, page: pageOf(scroller.current, height) },
      );
      // The form is sent by Ctrl+Enter; Enter alone is the grid's.
      if (key === 'Enter' && !ctrl) event.preventDefault();
      if (to === null) return;
      event.preventDefault();
      change(filled(store.get()));
      go({ ...to, row: Math.min(to.row, store.get().rows.length) });
    }
  };

  const scroll = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const first = Math.max(0, Math.floor(scrollTop / height) - beyond);
    const last = Math.ceil((scrollTop + clientHeight) / height) + beyond;
    // Drawn anew only when what was drawn beforehand runs out.
    if (first < seen.first || last > seen.last || first > seen.first + 2 * beyond) {
      setSeen({ first: Math.max(0, first - beyond), last: last + beyond });
    }
  };
  const wrongAt = state.wrong === 0 ? -1 : rows.findIndex(isWrong);
  const said = current ? lineInWords(current.reading) : null;
  const cell = (
    <CellInput
      key={visit}
      inputRef={input}
      index={row}
      column={column}
      text={current?.line[column] ?? (column === 'kind' || column === 'type' ? begun[column] : '')}
      isWrong={current?.reading.problems[column] !== undefined}
      describedBy={saidId}
      types={types}
      finder={finder}
      onText={type}
      onProduct={takeProduct}
      onKey={press}
      onTable={(text) => {
        const csv = readCsv(text);
        if ('rows' in csv) onTable(csv.rows, column);
      }}
    />
  );
  return (
    <div className={classes.grid}>
      <GridTools canUndo={state.done !== null} canRedo={state.undone !== null} onStep={step} />
      <div
        ref={scroller}
        className={classes.frame}
        data-field="lines"
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) go({ row: Math.max(0, wrongAt), column: 'sku' });
        }}
        onBlur={store.flush}
        onScroll={scroll}
      >
        <table
          {...asGrid}
          aria-label={m.purchases_lines()}
          aria-rowcount={rows.length + 2}
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
                  data-number={numericColumns.includes(name) || undefined}
                >
                  {columnWords[name]()}
                </th>
              ))}
              <th
                scope="col"
                aria-colindex={lineColumns.length + 2}
                aria-label={m.purchases_line_tools()}
              />
            </tr>
          </thead>
          <tbody className={classes.body} style={{ blockSize: (rows.length + 1) * height }}>
            {drawnRows(rows.length, row, seen).map((at) => (
              <LineRow
                key={rows[at]?.key ?? state.nextKey}
                row={rows[at] ?? null}
                index={at}
                top={at * height}
                active={at === row ? column : null}
                input={at === row ? cell : null}
                types={types}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p
        id={saidId}
        className={classes.said}
        data-wrong={current && isWrong(current) ? true : undefined}
      >
        {said}
      </p>
      {wrongAt < 0 ? null : (
        <Button
          className={classes.toWrong}
          size="compact-sm"
          variant="default"
          onClick={() => go({ row: wrongAt, column: wrongColumn(state, wrongAt) })}
        >
          {m.purchases_lines_to_wrong({ count: state.wrong })}
        </Button>
      )}
    </div>
  );
}

/** Nothing of it is drawn anew while one types. */
const GridTools = memo(function GridTools(props: {
  canUndo: boolean;
  canRedo: boolean;
  onStep: (to: (now: GridState) => GridState) => void;
}) {
  const { canUndo, canRedo, onStep } = props;
  return (
    <div className={classes.tools}>
      <Button
        size="compact-sm"
        variant="default"
        icon={IconArrowBackUp}
        disabled={!canUndo}
        onClick={() => onStep(undo)}
      >
        {m.purchases_undo()}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        icon={IconArrowForwardUp}
        disabled={!canRedo}
        onClick={() => onStep(redo)}
      >
        {m.purchases_redo()}
      </Button>
      <span className={classes.keys}>{m.purchases_grid_keys()}</span>
    </div>
  );
});

const wrongColumn = ({ rows }: GridState, at: number): LineColumn =>
  lineColumns.find((column) => rows[at]?.reading.problems[column] !== undefined) ?? 'sku';

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

const pageOf = (frame: HTMLElement | null, height: number) =>
  Math.max(1, Math.floor((frame?.clientHeight ?? 0) / height) - 1);

/** Scrolls no further than it takes to see the row below the heads. */
function showRow(frame: HTMLElement | null, row: number, height: number): void {
  if (frame === null) return;
  const head = frame.querySelector('thead')?.clientHeight ?? 0;
  const top = row * height;
  if (top < frame.scrollTop) frame.scrollTop = top;
  const lowest = top + height + head - frame.clientHeight;
  if (lowest > frame.scrollTop) frame.scrollTop = lowest;
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
