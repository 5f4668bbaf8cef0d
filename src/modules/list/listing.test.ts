import { expect, it } from 'vitest';
import { localPage } from './listing';

it('rows that are all here are cut into pages, and end at the last', () => {
  const { rows, pagination } = localPage([1, 2, 3, 4, 5], { page: 9, perPage: 2 });
  expect(rows).toEqual([5]);
  expect(pagination).toEqual({ page: 3, perPage: 2, lastPage: 3, total: 5 });
});
