import type { KeyboardEvent } from 'react';
import type { Product } from '@/api/products/schemas';
import type { TypedLine } from '@/domain/purchase/line';
import type { ProductFinder } from '@/modules/whole-list/use-product-finder';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { placeAfter, type GridPlace } from './grid-moves';
import {
  redo,
  undo,
  withLine,
  withOneMore,
  withoutRow,
  withText,
  type GridState,
} from './grid-state';
import type { GridStore } from './grid-store';
import { withoutProduct, withProduct } from './product-line';

interface Around {
  store: GridStore;
  /** A line before anything of it is typed. */
  begun: TypedLine;
  finder: ProductFinder;
  /** The words a line's type may be. */
  types: readonly string[];
  pricesHoldVat: boolean;
  /** The cell that is typed in; `visit` names this stay in it. */
  place: GridPlace & { visit: number };
  /** Goes there, without what leaving a cell brings along. */
  go: (to: GridPlace) => void;
  /** Of a row. */
  height: number;
  /** One more was counted of the line with this key. */
  onScan: (key: number | null, said: string) => void;
}

export type LineActions = ReturnType<typeof lineActions>;

/** What may be done in the cell that is typed in, and to its line. */
export function lineActions(around: Around) {
  const { store, begun, finder, place, go, height, onScan } = around;
  const { row, column, visit } = place;
  const lineNow = () => store.get().rows[row]?.line;
  const type = (text: string) =>
    store.type(withText(store.get(), { row, column, text, visit }, begun));

  /** A code that was typed brings along what its product is, where nothing else was said; however the cell is left. */
  const leave = () => {
    const line = lineNow();
    const product = column === 'sku' && line ? finder.bySku(line.sku) : null;
    const isNew = line !== undefined && product !== null && line.name.trim() === '';
    const now = store.get();
    store.change(isNew ? withLine(now, row, withProduct(line, product, around), visit) : now);
  };
  const goTo = (to: GridPlace) => {
    leave();
    go({ ...to, row: Math.min(to.row, store.get().rows.length) });
  };

  /** Enter after a code: one more of the line that has it, or one of a line of its own. */
  const scan = () => {
    const now = store.get();
    const code = lineNow()?.sku ?? '';
    const more = withOneMore(now, { row, code, visit });
    if (more !== null) {
      store.change(more.state);
      const { line } = more.state.rows[more.row] ?? {};
      const { key = null } = more.state.rows[more.row] ?? {};
      onScan(key, m.purchases_scanned({ name: line?.name || code, quantity: more.quantity }));
      go({ row: Math.min(row, more.state.rows.length), column: 'sku' });
      return;
    }
    leave();
    const line = lineNow();
    // Also of a code that no product has, or none yet: the next scan of it counts on.
    if (line !== undefined && line.quantity.trim() === '' && code.trim() !== '') {
      store.change(withLine(store.get(), row, { ...line, quantity: '1' }, visit));
      const said = m.purchases_scanned({ name: line.name || code, quantity: '1' });
      onScan(store.get().rows[row]?.key ?? null, said);
    }
    go({ row: Math.min(store.get().rows.length, row + 1), column: 'sku' });
  };

  /** `before` stood in the cell when it was entered: by a code there, the line had another product. */
  const takeProduct = (product: Product, before: string) => {
    const line = lineNow() ?? begun;
    const had = finder.bySku(column === 'sku' ? before : line.sku);
    const taken = withProduct(withoutProduct(line, had, around), product, around);
    store.change(withLine(store.get(), row, taken, visit));
    go({ row, column: 'quantity' });
  };

  const remove = (at: number) => {
    if (at !== row) leave();
    store.change(withoutRow(store.get(), at));
    announce(m.purchases_line_removed({ line: at + 1 }));
    go({ row: Math.min(at, store.get().rows.length), column: 'sku' });
  };

  /** Back or forth in what was done. */
  const step = (to: (now: GridState) => GridState) => {
    store.change(to(store.get()));
    go({ row: Math.min(row, store.get().rows.length), column });
  };

  /** `before` stood in the cell when it was entered; of one that is chosen by a letter, not the letter but its value. */
  const press = (event: KeyboardEvent<HTMLInputElement>, before: string) => {
    const { key, shiftKey: shift, altKey: alt, currentTarget: cell } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    // A letter is none of the grid's keys, and most keys are letters.
    if (key.length === 1 && !ctrl) return;
    const letter = key.toLowerCase();
    if (ctrl && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      step(letter === 'y' || shift ? redo : undo);
    } else if (ctrl && key === 'Delete') {
      event.preventDefault();
      remove(row);
    } else if (key === 'Escape' && (lineNow()?.[column] ?? begun[column]) !== before) {
      event.preventDefault();
      type(before);
    } else if (key === 'Enter' && !ctrl && !shift && !alt && column === 'sku' && lineNow()) {
      event.preventDefault();
      scan();
    } else {
      const { length } = cell.value;
      const isWhole = cell.selectionStart === 0 && cell.selectionEnd === length;
      const atStart = isWhole || cell.selectionEnd === 0;
      const atEnd = isWhole || cell.selectionStart === length;
      const to = placeAfter(
        place,
        { key, shift, ctrl, alt, atStart, atEnd },
        { lines: store.get().rows.length, page: pageAround(cell, height) },
      );
      // The form is sent by Ctrl+Enter; Enter alone is the grid's.
      if (key === 'Enter' && !ctrl) event.preventDefault();
      if (to === null) return;
      event.preventDefault();
      goTo(to);
    }
  };
  return { type, leave, goTo, takeProduct, remove, step, press };
}

/** How many rows are seen at once, less the one that stays in sight. */
function pageAround(cell: HTMLElement, height: number): number {
  const frame = cell.closest('table')?.parentElement;
  return Math.max(1, Math.floor((frame?.clientHeight ?? 0) / height) - 1);
}
