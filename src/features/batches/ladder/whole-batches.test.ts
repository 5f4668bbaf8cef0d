import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestPage } from './whole-batches';

it.each([
  [1, 50, 1],
  [4, 50, 1],
  [5, 50, 2],
  [9, 25, 2],
  [2, 200, 2],
])('page %i of %i rows begins on page %i of 200', (page, size, expected) => {
  expect(largestPage(page, size)).toBe(expected);
});

it('never skips the first row that was asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 200 }),
      (page, size) => {
        const firstRow = (page - 1) * size;
        const from = (largestPage(page, size) - 1) * 200;
        expect(from).toBeLessThanOrEqual(firstRow);
        expect(firstRow - from).toBeLessThan(200);
      },
    ),
  );
});
