import { expect, it } from 'vitest';
import { begunLine } from '@/domain/purchase/line';
import { gridOf } from './grid-state';
import { refusalsOf } from './line-refusals';

it('M41: what is said of an amount stands in the cell that it was typed in, also of a split one', () => {
  const line = { ...begunLine, name: 'Arroz', quantity: '2', price: '5' };
  const { rows } = gridOf([line, begunLine, { ...line, kind: 'split', exempt: '3' }]);
  const refusals = refusalsOf(
    {
      'lines.0.taxed': ['Too small.'],
      'lines.0.quantity': ['Too large.'],
      'lines.1.exempt': ['Not exempt.'],
      'lines.1.subtotal': ['Another sum.'],
      'lines.1.other': ['No.'],
      providerId: ['Gone.'],
    },
    rows,
  );
  expect([...refusals].map(([row, { columns }]) => [rows.indexOf(row), columns])).toEqual([
    [0, ['amount', 'quantity']],
    [2, ['kind', 'amount']],
  ]);
  expect(rows[2] && refusals.get(rows[2])?.messages).toEqual([
    'Not exempt.',
    'Another sum.',
    'No.',
  ]);
});
