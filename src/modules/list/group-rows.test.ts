import { expect, it } from 'vitest';
import { groupRows } from './group-rows';

it('keeps the order of rows within a group, and that of groups by their first row', () => {
  const rows = ['b1', 'a1', 'b2', 'c1', 'a2'];
  const groups = groupRows(rows, (row) => ({ key: row.charAt(0), name: `De ${row}` }));
  expect(groups).toEqual([
    { key: 'b', name: 'De b1', rows: ['b1', 'b2'] },
    { key: 'a', name: 'De a1', rows: ['a1', 'a2'] },
    { key: 'c', name: 'De c1', rows: ['c1'] },
  ]);
});

it('makes no group of no rows', () => {
  expect(groupRows([], () => ({ key: '', name: '' }))).toEqual([]);
});
