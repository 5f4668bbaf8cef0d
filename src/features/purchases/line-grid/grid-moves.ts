import { lineColumns, type LineColumn } from '@/domain/purchase/line';

/** A cell; the row after the last line is the new one, which is always there. */
export interface GridPlace {
  row: number;
  column: LineColumn;
}

/** What a key is held with, and how the caret stands in the cell it was pressed in. */
export interface KeyPress {
  key: string;
  shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  ctrl: boolean;
  alt: boolean;
  /** The caret stands before everything, or all of it is chosen. */
  atStart: boolean;
  /** The caret stands after everything, or all of it is chosen. */
  atEnd: boolean;
}

/** The lines there are, and what the new row holds. */
export interface GridSize {
  lines: number;
  /** How many rows a page is. */
  page: number;
}

const last = lineColumns.length - 1;

/**
 * Where a key leads, which is the whole of the keyboard's contract: Tab goes on cell by cell and leaves the grid before its first
 * cell and from the new row's second one, for what has no code, such as freight, has a description at least; Enter goes to the beginning of the next row; up and down keep the column; left and
 * right stay in the text until its edge; Page keys go by pages, Ctrl+Home and Ctrl+End to the first row and the new one.
 * @returns null for a key that is none of the grid's: the browser goes on as ever.
 */
export function placeAfter(
  from: GridPlace,
  press: KeyPress,
  { lines, page }: GridSize,
): GridPlace | null {
  const { key, shift, ctrl } = press;
  const at = lineColumns.indexOf(from.column);
  const to = (row: number, column = from.column): GridPlace | null =>
    row < 0 || row > lines ? null : { row, column };
  if (press.alt) return null;
  if (ctrl) {
    if (key === 'Home') return to(0, 'sku');
    return key === 'End' ? to(lines, 'sku') : null;
  }
  switch (key) {
    case 'Tab':
      return shift ? before(from, at) : after(from, at, lines);
    case 'Enter':
      return shift ? to(Math.max(0, from.row - 1)) : to(Math.min(lines, from.row + 1), 'sku');
    case 'ArrowDown':
      return to(Math.min(lines, from.row + 1));
    case 'ArrowUp':
      return to(Math.max(0, from.row - 1));
    case 'PageDown':
      return to(Math.min(lines, from.row + page));
    case 'PageUp':
      return to(Math.max(0, from.row - page));
    case 'ArrowRight':
      return press.atEnd && !shift && at < last ? to(from.row, columnAt(at + 1)) : null;
    case 'ArrowLeft':
      return press.atStart && !shift && at > 0 ? to(from.row, columnAt(at - 1)) : null;
    default:
      return null;
  }
}

const columnAt = (at: number): LineColumn => lineColumns[at] ?? 'sku';

function after({ row }: GridPlace, at: number, lines: number): GridPlace | null {
  if (row === lines && columnAt(at) === 'name') return null;
  if (at < last) return { row, column: columnAt(at + 1) };
  return row === lines ? null : { row: row + 1, column: 'sku' };
}

function before({ row }: GridPlace, at: number): GridPlace | null {
  if (at > 0) return { row, column: columnAt(at - 1) };
  return row === 0 ? null : { row: row - 1, column: columnAt(last) };
}
