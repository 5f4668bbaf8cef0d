import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begunLine,
  lineColumns,
  noLines,
  sumsAfter,
  type LineColumn,
  type TypedLine,
} from '@/domain/purchase/line';
import {
  gridOf,
  isWrong,
  linesOf,
  noGrid,
  redo,
  undo,
  withLine,
  withLines,
  withOneMore,
  withoutRow,
  withText,
  type GridState,
} from './grid-state';

const line = (change: Partial<TypedLine> = {}): TypedLine => ({
  ...begunLine,
  name: 'Arroz',
  quantity: '2',
  price: '1.5',
  ...change,
});
const sku = (code: string) => line({ sku: code });
const skusOf = ({ rows }: GridState) => rows.map((row) => row.line.sku);

let visits = 0;
const typed = (state: GridState, row: number, column: LineColumn, texts: string[]) => {
  visits += 1;
  return texts.reduce(
    (next, text) => withText(next, { row, column, text, visit: visits }, begunLine),
    state,
  );
};

describe('the lines of a document', () => {
  it('begin in the row after the last, with the first key', () => {
    const state = typed(noGrid, 0, 'sku', ['A', 'AB']);
    expect(linesOf(state.rows)).toEqual([{ ...begunLine, sku: 'AB' }]);
    expect(typed(noGrid, 0, 'sku', ['']).rows).toEqual([]);
  });

  it('keep every other row the same object', () => {
    const state = gridOf(Array.from({ length: 2000 }, () => line()));
    const next = typed(state, 1500, 'price', ['2']);
    const changed = next.rows.filter((row, at) => row !== state.rows[at]);
    expect(changed.map(({ key }) => key)).toEqual([1501]);
    expect(next.sums.taxed.amount).toBe('6001');
  });

  it('say how many are wrong, and are kept where they are', () => {
    const state = withLines(gridOf([line()]), [line({ quantity: 'x' }), begunLine, line()]);
    expect([state.wrong, state.filled, state.rows.length]).toEqual([1, 3, 4]);
    expect(state.rows[1]?.reading.problems).toEqual({ quantity: 'not-digits' });
    expect(typed(state, 1, 'quantity', ['1']).wrong).toBe(0);
  });

  it('take the places of others, and those that have none come after the last, in one step', () => {
    const before = gridOf([
      sku('A'),
      line({ sku: 'B', price: 'x' }),
      sku('C'),
      line({ sku: 'D', price: 'x' }),
    ]);
    const places = new Map([
      [3, sku('D')],
      [1, sku('B')],
    ]);
    const state = withLines(before, [sku('E')], places);
    expect(skusOf(state)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(state.wrong).toBe(0);
    expect(state.rows.slice(0, 4).map(({ key }) => key)).toEqual(before.rows.map(({ key }) => key));
    expect(state.rows[2]).toBe(before.rows[2]);
    expect(linesOf(undo(state).rows)).toEqual(linesOf(before.rows));
    expect(withLines(before, [], new Map()).rows).toBe(before.rows);
  });
});

describe('undo', () => {
  it('takes back all of one visit to a cell, and no more', () => {
    const first = typed(gridOf([line()]), 0, 'name', ['M', 'Ma', 'Maíz']);
    const second = typed(first, 0, 'name', ['Maíz b']);
    expect(undo(second).rows[0]?.line.name).toBe('Maíz');
    expect(undo(undo(second)).rows[0]?.line.name).toBe('Arroz');
    expect(redo(redo(undo(undo(second)))).rows[0]?.line.name).toBe('Maíz b');
  });

  it('takes back a new row, a removed one and a paste', () => {
    const before = gridOf([sku('A'), sku('B')]);
    const pasted = withLines(before, [sku('C'), sku('D')]);
    expect(skusOf(pasted)).toEqual(['A', 'B', 'C', 'D']);
    expect(skusOf(undo(pasted))).toEqual(['A', 'B']);
    expect(skusOf(undo(withoutRow(before, 0)))).toEqual(['A', 'B']);
    expect(skusOf(undo(typed(before, 2, 'sku', ['E', 'EF'])))).toEqual(['A', 'B']);
  });

  it('has nothing to redo once something else was typed', () => {
    const state = typed(undo(withoutRow(gridOf([sku('A')]), 0)), 0, 'sku', ['B']);
    expect(redo(state)).toBe(state);
    expect(undo(noGrid)).toBe(noGrid);
  });
});

describe('a scanned code', () => {
  it('that a line has adds one to it, and leaves no row behind', () => {
    const before = typed(gridOf([sku('A'), sku('B')]), 1, 'sku', ['C', 'B']);
    const state = typed(before, 2, 'sku', ['a']);
    const scanned = withOneMore(state, { row: 2, code: 'a', visit: visits });
    expect(scanned).toMatchObject({ row: 0, quantity: '3' });
    expect(scanned && skusOf(scanned.state)).toEqual(['A', 'B']);
    expect(scanned?.state.sums.taxed.amount).toBe('7.5');
    expect(scanned && linesOf(undo(scanned.state).rows)).toEqual(linesOf(before.rows));
  });

  it('left standing in a row earlier goes from there', () => {
    const state = typed(gridOf([sku('A')]), 1, 'sku', ['a']);
    const scanned = withOneMore(state, { row: 1, code: 'a', visit: visits + 1 });
    expect(scanned && skusOf(scanned.state)).toEqual(['A']);
    expect(scanned && linesOf(undo(scanned.state).rows)).toEqual(linesOf(state.rows));
  });

  it.each([
    ['that no line has', [sku('A')], 'B'],
    ['that is none', [sku('')], ' '],
    [
      'of a line by weight',
      [sku('A'), begunLine].map((one) => ({ ...one, quantity: '1.25' })),
      'A',
    ],
  ])('%s is a line of its own', (_, lines, code) => {
    expect(withOneMore(gridOf(lines), { row: lines.length, code, visit: 0 })).toBeNull();
  });

  it('in a row that says more is a line of its own', () => {
    const state = gridOf([sku('A'), sku('A')]);
    expect(withOneMore(state, { row: 1, code: 'A', visit: 0 })).toBeNull();
  });
});

/** Any change at any place. */
const someChange = fc.oneof(
  fc
    .record({ row: fc.nat(20), column: fc.constantFrom(...lineColumns), text: fc.string() })
    .filter(({ column }) => column !== 'kind')
    .map((cell) => (state: GridState) => {
      const row = Math.min(cell.row, state.rows.length);
      return withText(state, { ...cell, row, visit: 0 }, begunLine);
    }),
  fc.record({ places: fc.array(fc.nat(20)), prices: fc.array(fc.nat(99_999)) }).map(
    ({ places, prices }) =>
      (state: GridState) =>
        withLines(
          state,
          prices.map((price) => line({ price: String(price) })),
          new Map(
            places
              .filter((at) => at < state.rows.length)
              .map((at) => [at, line({ price: String(at) })]),
          ),
        ),
  ),
  fc
    .record({ row: fc.nat(20), visit: fc.nat(1) })
    .map(
      (scan) => (state: GridState) => withOneMore(state, { ...scan, code: 'A' })?.state ?? state,
    ),
  fc.nat(20).map((at) => (state: GridState) => withoutRow(state, at)),
  fc.nat(20).map((row) => (state: GridState) => {
    const at = Math.min(row, state.rows.length);
    return withLine(state, at, line({ kind: 'exempt' }));
  }),
  fc.constant(undo),
  fc.constant(redo),
);

it('whatever is done, the sums and counts are those of the rows, and keys are never shared', () => {
  fc.assert(
    fc.property(fc.array(someChange, { maxLength: 30 }), (changes) => {
      const state = changes.reduce((next, change) => change(next), noGrid);
      expect(state.sums).toEqual(sumsAfter(noLines, [], state.rows));
      expect(state.wrong).toBe(state.rows.filter(isWrong).length);
      expect(state.filled).toBe(state.rows.filter(({ reading }) => !reading.isBlank).length);
      expect(new Set(state.rows.map(({ key }) => key)).size).toBe(state.rows.length);
    }),
  );
});

it('everything can be undone, step by step, to where it began', () => {
  const steps = fc.array(someChange.filter((change) => change !== undo && change !== redo));
  fc.assert(
    fc.property(steps, (changes) => {
      let state = changes.reduce((next, change) => change(next), gridOf([sku('A')]));
      const end = linesOf(state.rows);
      while (state.done !== null) state = undo(state);
      expect(skusOf(state)).toEqual(['A']);
      while (state.undone !== null) state = redo(state);
      expect(linesOf(state.rows)).toEqual(end);
    }),
  );
});
