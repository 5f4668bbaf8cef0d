import {
  noLines,
  readLine,
  sumsAfter,
  type LineColumn,
  type LineReading,
  type LineSums,
  type TypedLine,
} from '@/domain/purchase/line';
import { inPlaceOf, isChangedLine, originalOf } from '@/domain/purchase/line-origin';

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
  /** How many lines the tax document has that they were filled in from; 0 without one. */
  ofDocument: number;
  /** Those of them that were taken out, by their numbers and as the document has them. */
  gone: ReadonlyMap<number, TypedLine>;
  /** How many of them are there and say something else. */
  changed: number;
  /** How many lines are there that are none of a document's. */
  added: number;
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
  ofDocument: 0,
  gone: new Map(),
  changed: 0,
  added: 0,
  nextKey: 1,
  done: null,
  undone: null,
};

/**
 * The grid with these lines, and nothing to undo.
 * @param gone - lines of the document that were taken out
 * @param firstKey - above those of rows that were there before: what was said of one of them is not said of a new one
 */
export function gridOf(
  lines: readonly TypedLine[],
  gone: readonly TypedLine[] = [],
  firstKey = noGrid.nextKey,
): GridState {
  const filled = spliced(noGrid, 0, 0, rowsOf(lines, firstKey));
  const numbered = gone.flatMap((line) =>
    line.from === undefined ? [] : [[line.from, line] as const],
  );
  const there = lines.filter(({ from }) => from !== undefined).length;
  return {
    ...filled,
    ofDocument: there + numbered.length,
    gone: new Map(numbered),
    nextKey: firstKey + lines.length,
  };
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
  const next = rowOf(key, inPlaceOf(old?.line, line));
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
    return line === undefined ? row : rowOf(row.key, inPlaceOf(row.line, line));
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

/** A line of the document that was taken out, in its place among those that are there. */
export function withLineBack(state: GridState, number: number): GridState {
  const line = state.gone.get(number);
  if (line === undefined) return state;
  const next = state.rows.findIndex(({ line: { from } }) => from !== undefined && from > number);
  const at = next < 0 ? state.rows.length : next;
  const added = [rowOf(state.nextKey, line)];
  const changed = changedBy(state, { at, removed: [], added, visit: null });
  return { ...changed, nextKey: state.nextKey + 1 };
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
  const line = inPlaceOf(earlier.line, { ...earlier.line, quantity: more });
  if (isReadHere || !scanned) {
    return { state: withLine(isReadHere ? undo(state) : state, at, line), row: at, quantity: more };
  }
  const first = Math.min(at, row);
  const removed = state.rows.slice(first, Math.max(at, row) + 1);
  const counted = rowOf(earlier.key, line);
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
    gone: goneAfter(state.gone, removed, added),
    changed: state.changed - number(removed, isChanged) + number(added, isChanged),
    added: state.added - number(removed, isAdded) + number(added, isAdded),
  };
}

/** It costs what the rows that go and come cost; the same list where no line of the document is among them. */
function goneAfter(
  gone: GridState['gone'],
  removed: readonly GridRow[],
  added: readonly GridRow[],
): GridState['gone'] {
  const come = new Set(added.map(({ line }) => line.from));
  const left = removed.filter(({ line }) => line.from !== undefined && !come.has(line.from));
  const isBack = [...come].some((from) => from !== undefined && gone.has(from));
  if (left.length === 0 && !isBack) return gone;
  const stayed = [...gone].filter(([from]) => !come.has(from));
  const fresh = left.flatMap(({ line }) =>
    line.from === undefined ? [] : [[line.from, originalOf(line)] as const],
  );
  return new Map([...stayed, ...fresh].sort(([one], [other]) => one - other));
}

const isChanged = ({ line }: GridRow) => isChangedLine(line);
export const isAdded = ({ line, reading }: GridRow) => line.from === undefined && !reading.isBlank;

const isFilled = ({ reading }: GridRow) => !reading.isBlank;
export const isWrong = ({ reading }: GridRow) => !reading.isBlank && reading.line === null;
const number = (rows: readonly GridRow[], is: (row: GridRow) => boolean) => rows.filter(is).length;

function rowsOf(lines: readonly TypedLine[], firstKey: number): GridRow[] {
  return lines.map((line, at) => rowOf(firstKey + at, line));
}

const rowOf = (key: number, line: TypedLine): GridRow => ({ key, line, reading: readLine(line) });
