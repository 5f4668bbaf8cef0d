import { describe, expect, it } from 'vitest';
import {
  layoutOf,
  layoutSearch,
  readColumns,
  standardLayout,
  validColumns,
  type ListColumns,
} from './list-layout';

const list: ListColumns = {
  list: 'fruit',
  columns: [
    { id: 'name', fixed: true },
    { id: 'count' },
    { id: 'price' },
    { id: 'note', hiddenAtFirst: true },
  ],
};
const own = { columns: ['name', 'price'], density: 'compact' as const };

describe('the columns of a list', () => {
  it('are at first those that nobody has to ask for', () => {
    expect(standardLayout(list)).toEqual({
      columns: ['name', 'count', 'price'],
      density: 'comfortable',
    });
  });

  it('keep the fixed one first, know no strangers and stand once', () => {
    expect(validColumns(list, ['price', 'gone', 'name', 'price'])).toEqual(['name', 'price']);
    expect(validColumns(list, [])).toEqual(['name']);
  });
});

describe('a layout in an address', () => {
  it.each(['name.price', 'name', 'name.note.count', 'standard'])('takes %s', (columns) => {
    expect(readColumns(list, columns)).toBe(columns);
  });

  it.each(['price', 'price.name', 'name.gone', 'name.price.price', '', 7, null, ['name']])(
    'refuses %j',
    (columns) => expect(readColumns(list, columns)).toBeNull(),
  );

  it('leaves what it does not name to the reader', () => {
    expect(layoutOf(list, {}, own)).toBe(own);
    expect(layoutOf(list, { columns: 'name.note' }, own)).toEqual({
      columns: ['name', 'note'],
      density: 'compact',
    });
    expect(layoutOf(list, { density: 'comfortable' }, own).columns).toEqual(own.columns);
  });

  it('M298: written for somebody else restores exactly the same over whatever they have', () => {
    for (const layout of [own, standardLayout(list)]) {
      const shared = layoutSearch(list, layout);
      expect(readColumns(list, shared.columns)).toBe(shared.columns);
      expect(layoutOf(list, shared, { columns: ['name'], density: 'compact' })).toEqual(layout);
    }
  });
});
