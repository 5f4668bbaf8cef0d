import { expect, it } from 'vitest';
import { begunLine, type TypedLine } from '@/domain/purchase/line';
import { isToldIn, numbered } from '@/domain/purchase/line-origin';
import {
  gridOf,
  linesOf,
  redo,
  undo,
  withLine,
  withLineBack,
  withLines,
  withOneMore,
  withoutRow,
  withText,
  type GridState,
} from './grid-state';
import { toldSentence } from './line-words';

const lineOf = (change: Partial<TypedLine>): TypedLine => ({
  ...begunLine,
  name: 'Arroz',
  quantity: '2',
  price: '1.25',
  ...change,
});
const document = numbered([
  lineOf({ sku: 'A-1' }),
  lineOf({ name: 'Frijol' }),
  lineOf({ name: 'Sal' }),
]);
const filled = gridOf(document);
const typed = (state: GridState, row: number, column: 'sku' | 'quantity' | 'kind', text: string) =>
  withText(state, { row, column, text, visit: 1 }, begunLine);
const countsOf = ({ ofDocument, changed, added, gone }: GridState) => ({
  ofDocument,
  changed,
  added,
  gone: [...gone.keys()],
});
const asFilled = { ofDocument: 3, changed: 0, added: 0, gone: [] };

it('D1: a cell keeps what the document said in it, until that stands there again', () => {
  const once = typed(filled, 1, 'quantity', '3');
  const twice = typed(once, 1, 'quantity', '30');
  expect(twice.rows[1]?.line).toMatchObject({ from: 2, quantity: '30', told: { quantity: '2' } });
  expect(countsOf(twice)).toEqual({ ...asFilled, changed: 1 });
  const back = typed(twice, 1, 'quantity', ' 2');
  expect(back.rows[1]?.line).not.toHaveProperty('told');
  expect(countsOf(back)).toEqual(asFilled);
  expect(countsOf(undo(twice))).toEqual(asFilled);
});

it("D1: a code of one's own is told where the supplier's stood, and is no change", () => {
  const state = typed(typed(filled, 0, 'sku', 'MIO'), 1, 'sku', 'MIO-2');
  expect(linesOf(state.rows).map((line) => toldSentence(line, 'sku'))).toEqual([
    'En el documento: A-1',
    undefined,
    undefined,
  ]);
  expect(countsOf(state)).toEqual(asFilled);
});

it('D1: what a document says is told as its cell would show it', () => {
  const split = lineOf({ kind: 'split', amount: '2.50', exempt: '1.00', notSubject: '' });
  const [first = split] = numbered([split]);
  const state = withLine(gridOf([first]), 0, { ...first, exempt: '2.00', amount: '' });
  const { line = first } = state.rows[0] ?? {};
  expect(isToldIn(line, 'kind')).toBe(true);
  expect(toldSentence(line, 'kind')).toMatch(/Gravado.*1\.50.*Exento.*1\.00/);
  expect(toldSentence(line, 'amount')).toBe('En el documento: 2.50');
  const own = withLine(filled, 0, lineOf({ sku: 'A-1', amount: '2.49', quantity: '' }));
  const { line: ownLine = first } = own.rows[0] ?? {};
  expect(toldSentence(ownLine, 'amount')).toBe('En el documento: $2.50');
  expect(toldSentence(ownLine, 'quantity')).toBe('En el documento: 2');
  expect(toldSentence(ownLine, 'name')).toBeUndefined();
});

it('D1: lines that come and go are known, through undoing and putting back', () => {
  const less = withoutRow(typed(filled, 1, 'quantity', '9'), 1);
  expect(countsOf(less)).toEqual({ ...asFilled, gone: [2] });
  expect(less.gone.get(2)).toEqual(document[1]);
  expect(countsOf(undo(less))).toEqual({ ...asFilled, changed: 1 });
  expect(countsOf(redo(undo(less)))).toEqual({ ...asFilled, gone: [2] });
  const more = withLines(less, [lineOf({ name: 'Café' }), begunLine]);
  expect(countsOf(more)).toEqual({ ...asFilled, added: 1, gone: [2] });
  const back = withLineBack(more, 2);
  expect(linesOf(back.rows).map(({ name }) => name)).toEqual([
    'Arroz',
    'Frijol',
    'Sal',
    'Café',
    '',
  ]);
  expect(countsOf(back)).toEqual({ ...asFilled, added: 1 });
  expect(countsOf(undo(back))).toEqual({ ...asFilled, added: 1, gone: [2] });
  expect(withLineBack(back, 2)).toBe(back);
});

it("D1: a scan, a paste in its place and a draft keep a line the document's", () => {
  const scanned = withOneMore(filled, { row: 3, code: 'a-1', visit: 1 });
  expect(scanned?.state.rows[0]?.line).toMatchObject({ from: 1, told: { quantity: '2' } });
  const pasted = withLines(filled, [], new Map([[2, lineOf({ name: 'Sal fina' })]]));
  expect(pasted.rows[2]?.line).toMatchObject({ from: 3, told: { name: 'Sal' } });
  const kept = withoutRow(pasted, 0);
  expect(countsOf(gridOf(linesOf(kept.rows), [...kept.gone.values()]))).toEqual(countsOf(kept));
});

it('D1: lines that are of no document are marked nowhere', () => {
  const { ofDocument, gone } = withoutRow(gridOf([lineOf({})]), 0);
  expect([ofDocument, gone.size]).toEqual([0, 0]);
});
