import { describe, expect, test } from 'vitest';
import { missingTest } from './support/named-tests';
import { read } from './support/tree';

/** What may go wrong around a write, and the tests that show what comes of it. */
type Matrix = Record<string, { fault: string; write: string[] }>;

const matrix = JSON.parse(read('tests/faults/matrix.json')) as Matrix;

describe('every fault of the matrix', () => {
  test('has a write that meets it', () => {
    const cells = Array.from(
      { length: 25 },
      (_, index) => `F${String(index + 1).padStart(2, '0')}`,
    );
    expect(Object.keys(matrix)).toEqual(cells);
    expect(cells.filter((cell) => matrix[cell]?.write.length === 0)).toEqual([]);
  });

  test('is met by tests that exist', () => {
    const shown = Object.values(matrix).flatMap(({ write }) => write);
    expect(shown.flatMap((test) => missingTest(test) ?? [])).toEqual([]);
  });

  test('a planted title of a row that no table has is told', () => {
    expect(missingTest('e2e/faults-answers.spec.ts > F12 W: HTML under 200')).toBeNull();
    expect(missingTest('e2e/faults-answers.spec.ts > F12 W: HTML')).not.toBeNull();
  });
});
