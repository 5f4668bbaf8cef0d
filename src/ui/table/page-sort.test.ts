import { expect, it } from 'vitest';
import { nextSort, readSort, sortOf } from './page-sort';

const columns = ['name', 'count'];

it('M185: an order of the page is a column, with a minus for the largest first', () => {
  expect(['name', '-count'].map((text) => readSort(columns, text))).toEqual(['name', '-count']);
  expect(sortOf('-count')).toEqual({ column: 'count', descending: true });
  expect(sortOf(undefined)).toBeNull();
});

it.each(['gone', '--name', '', 3, null, ['name']])('refuses %j', (value) => {
  expect(readSort(columns, value)).toBeNull();
});

it('goes from ascending to descending to the order of the service', () => {
  expect(nextSort(null, 'name')).toBe('name');
  expect(nextSort(sortOf('name'), 'name')).toBe('-name');
  expect(nextSort(sortOf('-name'), 'name')).toBeUndefined();
  expect(nextSort(sortOf('-name'), 'count')).toBe('count');
});
