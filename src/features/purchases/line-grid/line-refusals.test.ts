import { expect, it } from 'vitest';
import { begunLine, type LineText } from '@/domain/purchase/line';
import { gridOf, withLine } from './grid-state';
import { refusalNow, refusalsOf } from './line-refusals';

const line = { ...begunLine, name: 'Arroz', quantity: '2', price: '5' };
const split = { ...line, kind: 'split', exempt: '3' } as const;
const grid = gridOf([line, begunLine, split]);
const refusals = refusalsOf(
  {
    'lines.0.taxed': ['Too small.'],
    'lines.0.quantity': ['Too large.', 'Not whole.'],
    'lines.0.sku': ['Unknown.'],
    'lines.1.exempt': ['Not exempt.'],
    'lines.1.subtotal': ['Another sum.'],
    'lines.1.other': ['No.'],
    lines: ['Too few.'],
    providerId: ['Gone.'],
  },
  grid.rows,
);

/** What is still said of a line once a part of it is another. */
function saidAfter(at: number, change: Partial<LineText>) {
  const now = grid.rows[at]?.line ?? begunLine;
  const row = withLine(grid, at, { ...now, ...change }).rows[at];
  return row && refusalNow(refusals, row);
}

it('M41: what is said of an amount stands in the cell that it was typed in, also of a split one', () => {
  expect(grid.rows.map((row) => refusalNow(refusals, row)?.columns)).toEqual([
    ['amount', 'quantity', 'sku'],
    undefined,
    ['kind', 'amount'],
  ]);
  expect(saidAfter(2, {})?.messages).toEqual(['Not exempt.', 'Another sum.', 'No.']);
});

it.each<[string, Partial<LineText>, string[] | undefined]>([
  ['a code', { sku: 'A-1' }, ['Too small.', 'Too large.', 'Not whole.']],
  ['a quantity', { quantity: '3' }, ['Unknown.']],
  ['a price', { price: '6' }, ['Too large.', 'Not whole.', 'Unknown.']],
  ['a kind', { kind: 'exempt' }, ['Too large.', 'Not whole.', 'Unknown.']],
  ['an amount', { amount: '9' }, ['Too large.', 'Not whole.', 'Unknown.']],
  [
    'what nothing was said of',
    { name: 'Maíz' },
    ['Too small.', 'Too large.', 'Not whole.', 'Unknown.'],
  ],
  ['all it was said of', { sku: 'A-1', quantity: '3' }, undefined],
])(
  'M37: another value of %s ends what was said of it and of what follows from it, and no more',
  (_, change, messages) => {
    expect(saidAfter(0, change)?.messages).toEqual(messages);
  },
);

it('M37: what no cell is named of is said of the line as it was sent, and of no other', () => {
  expect(saidAfter(2, { sku: 'A-1' })?.messages).toEqual(['Not exempt.', 'Another sum.']);
  expect(saidAfter(2, { exempt: '2' })).toBeUndefined();
});

it('M37: nothing is said of lines that take the place of those that were sent', () => {
  const again = gridOf([line, begunLine, split], [], grid.nextKey);
  expect(again.rows.flatMap((row) => refusalNow(refusals, row) ?? [])).toEqual([]);
});
