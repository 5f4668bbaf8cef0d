import { expect, it } from 'vitest';
import type { ListColumns } from '@/ui/table/list-layout';
import { moved, offeredColumns, toggled } from './column-chooser';

const list: ListColumns = {
  list: 'fruit',
  columns: [{ id: 'name', fixed: true }, { id: 'count' }, { id: 'price' }, { id: 'note' }],
};

it('offers hidden columns after the shown ones', () => {
  expect(offeredColumns(list, ['name', 'note'])).toEqual(['name', 'note', 'count', 'price']);
});

it('shows a column again behind those it follows', () => {
  expect(toggled(list, ['name', 'note'], 'price')).toEqual(['name', 'price', 'note']);
  expect(toggled(list, ['name', 'note', 'price'], 'count')).toEqual([
    'name',
    'count',
    'note',
    'price',
  ]);
});

it('hides a column, but never a fixed one', () => {
  expect(toggled(list, ['name', 'count', 'price'], 'count')).toEqual(['name', 'price']);
  expect(toggled(list, ['name', 'count'], 'name')).toEqual(['name', 'count']);
});

it('moves a column, and nothing before a fixed one', () => {
  expect(moved(list, ['name', 'count', 'price'], 'price', 1)).toEqual(['name', 'price', 'count']);
  expect(moved(list, ['name', 'count', 'price'], 'price', 0)).toEqual(['name', 'price', 'count']);
});
