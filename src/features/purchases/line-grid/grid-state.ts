import {
  noLines,
  readLine,
  sumsAfter,
  type LineColumn,
  type LineReading,
  type LineSums,
  type TypedLine,
} from '@/domain/purchase/line';

/** A line in the grid. It is the same object until something of it changes, so that only that row is drawn anew. */
export interface GridRow {
  key: number;
  line: TypedLine;
  reading: LineReading;
}

/** One change, as what it took away and put there: undoing it is the same the other way round. */
interface Step {
  at: number;
  removed: readonly GridRow[];
  added: readonly GridRow[];
  /** The visit to a cell that it was typed in: all of one visit is undone together. */
  visit: number | null;
  before: Step | null;
}

/**
 * The lines of a document while they are typed. Every change is one splice: it reads and sums up the rows it touches and no
 * others, so that line 2,000 costs what line 1 does.
 */
export interface GridState {
  rows: readonly GridRow[];
  /** The rows' keys: the same list until a row comes, goes or moves. */
  keys: readonly number[];
  sums: LineSums;
  /** How many lines have something wrong. */
  wrong: number;
  /** How many lines are not blank. */
  filled: number;
  nextKey: number;
  done: Step | null;
  undone: Step | null;
}

export const noGrid: GridState = {
  rows: [],
  keys: [],
  sums: noLines,
  wrong: 0,
  filled: 0,
  nextKey: 1,
  done: null,
  undone: null,
};

/** The grid with these lines, and nothing to undo. */
export function gridOf(lines: readonly TypedLine[]): GridState {
  const filled = spliced(noGrid, 0, 0, rowsOf(lines, noGrid.nextKey));
  return { ...filled, nextKey: noGrid.nextKey + lines.length };
}

/** A text typed into a cell; below the last line it begins a new one. `visit` names the stay in the cell. */
export function withText(
  state: GridState,
  { row, column, text, visit }: { row: number; column: LineColumn; text: string; visit: number },
  begun: TypedLine,
): GridState {
  const old = state.rows[row];
  if (old === undefined && text === '') return state;
  return withLine(state, row, { ...(old?.line ?? begun), [column]: text }, visit);
}

/** A line in the place of another one, or of the new row. */
export function withLine(
  state: GridState,
  row: number,
  line: TypedLine,
  visit: number | null = null,
): GridState {
  const old = state.rows[row];
  const key = old?.key ?? state.nextKey;
  const next = { key, line, reading: readLine(line) };
  const at = Math.min(row, state.rows.length);
  const changed = changedBy(state, { at, removed: old ? [old] : [], added: [next], visit });
  return old ? changed : { ...changed, nextKey: state.nextKey + 1 };
}

/** New lines after the last, and lines in the places of others, all in one step. */
export function withLines(
  state: GridState,
  more: readonly TypedLine[],
  places: ReadonlyMap<number, TypedLine> = new Map(),
): GridState {
  const first = Math.min(state.rows.length, ...places.keys());
  const last = more.length > 0 ? state.rows.length : Math.max(-1, ...places.keys()) + 1;
  const removed = state.rows.slice(first, last);
  const there = removed.map((row, index): GridRow => {
    const line = places.get(first + index);
    return line === undefined ? row : { key: row.key, line, reading: readLine(line) };
  });
  const added = [...there, ...rowsOf(more, state.nextKey)];
  if (added.length === 0) return state;
  const changed = changedBy(state, { at: first, removed, added, visit: null });
  return { ...changed, nextKey: state.nextKey + more.length };
}

export function withoutRow(state: GridState, at: number): GridState {
  const { [at]: row } = state.rows;
  return row ? changedBy(state, { at, removed: [row], added: [], visit: null }) : state;
}

/**
 * A scanned code. That of an earlier line adds one to its quantity and leaves the row it was read into as it was before, in one step; null for a code no line has yet. `visit` names the stay in the cell it was read into.
 */
export function withOneMore(
  state: GridState,
  { row, code, visit }: { row: number; code: string; visit: number },
): { state: GridState; row: number; quantity: string } | null {
  const wanted = code.trim().toLowerCase();
  const isSame = ({ line }: GridRow) => line.sku.trim().toLowerCase() === wanted;
  const at =
    wanted === '' ? -1 : state.rows.findIndex((one, index) => index !== row && isSame(one));
  const { [at]: earlier, [row]: scanned } = state.rows;
  if (!earlier) return null;
  const more = oneMore(earlier.line.quantity);
  if (more === null) return null;
  if (scanned && !readLine({ ...scanned.line, sku: '' }).isBlank) return null;
  const isReadHere = state.done?.visit === visit && state.done.at === row;
  const line = { ...earlier.line, quantity: more };
  if (isReadHere || !scanned) {
    return { state: withLine(isReadHere ? undo(state) : state, at, line), row: at, quantity: more };
  }
  const first = Math.min(at, row);
  const removed = state.rows.slice(first, Math.max(at, row) + 1);
  const counted = { key: earlier.key, line, reading: readLine(line) };
  const added = removed.flatMap((one) =>
    one === scanned ? [] : [one === earlier ? counted : one],
  );
  const changed = changedBy(state, { at: first, removed, added, visit: null });
  return { state: changed, row: at < row ? at : at - 1, quantity: more };
}

/** A whole number one larger; null for what cannot be counted on. */
function oneMore(quantity: string): string | null {
  const text = quantity.trim();
  if (text === '') return '1';
  return /^\d{1,6}$/.test(text) ? String(Number(text) + 1) : null;
}

export function undo(state: GridState): GridState {
  const { done: step } = state;
  if (step === null) return state;
  const back = spliced(state, step.at, step.added.length, step.removed);
  return { ...back, done: step.before, undone: { ...step, before: state.undone } };
}

export function redo(state: GridState): GridState {
  const { undone: step } = state;
  if (step === null) return state;
  const again = spliced(state, step.at, step.removed.length, step.added);
  return { ...again, undone: step.before, done: { ...step, visit: null, before: state.done } };
}

/** The lines that count, in order, as they were typed. */
export const linesOf = (rows: readonly GridRow[]): TypedLine[] => rows.map(({ line }) => line);

function changedBy(state: GridState, step: Omit<Step, 'before'>): GridState {
  const { done } = state;
  const next = spliced(state, step.at, step.removed.length, step.added);
  const isSameVisit =
    step.visit !== null &&
    done?.visit === step.visit &&
    done.at === step.at &&
    step.removed.length === done.added.length;
  const joined: Step = isSameVisit ? { ...done, added: step.added } : { ...step, before: done };
  return { ...next, done: joined, undone: null };
}

/** Copying the list of rows copies references; reading and summing up are of the rows that go and come. */
function spliced(
  state: GridState,
  at: number,
  count: number,
  added: readonly GridRow[],
): GridState {
  const removed = state.rows.slice(at, at + count);
  const isInPlace =
    count === added.length && added.every(({ key }, index) => key === removed[index]?.key);
  return {
    ...state,
    rows: state.rows.toSpliced(at, count, ...added),
    keys: isInPlace ? state.keys : state.keys.toSpliced(at, count, ...added.map(({ key }) => key)),
    sums: sumsAfter(state.sums, removed, added),
    wrong: state.wrong - number(removed, isWrong) + number(added, isWrong),
    filled: state.filled - number(removed, isFilled) + number(added, isFilled),
  };
}

const isFilled = ({ reading }: GridRow) => !reading.isBlank;
export const isWrong = ({ reading }: GridRow) => !reading.isBlank && reading.line === null;
const number = (rows: readonly GridRow[], is: (row: GridRow) => boolean) => rows.filter(is).length;

function rowsOf(lines: readonly TypedLine[], firstKey: number): GridRow[] {
  return lines.map((line, at) => ({ key: firstKey + at, line, reading: readLine(line) }));
}
