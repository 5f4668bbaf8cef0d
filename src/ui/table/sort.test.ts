import { expect, it } from 'vitest';
import { nextSort, orderRows, sortOf } from './sort';

interface Fruit {
  name: string;
  count?: number;
}

const rows: Fruit[] = [
  { name: 'Ñame', count: 10 },
  { name: 'nance' },
  { name: 'Jocote', count: 9 },
  { name: 'Óvalo', count: 9 },
];
const names = (ordered: Fruit[]) => ordered.map(({ name }) => name);

it('M194: orders numbers as numbers, and rows without one last in both directions', () => {
  expect(names(orderRows(rows, ({ count }) => count, false))).toEqual([
    'Jocote',
    'Óvalo',
    'Ñame',
    'nance',
  ]);
  expect(names(orderRows(rows, ({ count }) => count, true))).toEqual([
    'Ñame',
    'Jocote',
    'Óvalo',
    'nance',
  ]);
});

it('orders words as people do, accents and case aside', () => {
  const ordered = orderRows(rows, ({ name }) => name, false);
  expect(names(ordered)).toEqual(['Jocote', 'nance', 'Ñame', 'Óvalo']);
});

it('leaves the given rows as they are', () => {
  const before = [...rows];
  orderRows(rows, ({ name }) => name, true);
  expect(rows).toEqual(before);
});

it('M185: an order of the page is a column, with a minus for the largest first', () => {
  expect(sortOf('-count')).toEqual({ column: 'count', descending: true });
  expect(sortOf(undefined)).toBeNull();
});

it('goes from ascending to descending to the order of the service', () => {
  expect(nextSort(null, 'name')).toBe('name');
  expect(nextSort(sortOf('name'), 'name')).toBe('-name');
  expect(nextSort(sortOf('-name'), 'name')).toBeUndefined();
  expect(nextSort(sortOf('-name'), 'count')).toBe('count');
});
