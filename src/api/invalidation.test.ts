import { describe, expect, it } from 'vitest';
import type { WriteOperation } from '@/contract/writes';
import { staleAfter, staleAfterAnyAttempt } from './invalidation';

/** What may read otherwise after each write: its own area, and what the description says it moves. */
const moved: Record<WriteOperation, string[]> = {
  'entry-types.create': [],
  'products.create': ['directory', 'products'],
  'products.update': ['batches', 'directory', 'products'],
  'expenses.create': ['batches', 'directory', 'products'],
  'providers.create': ['directory'],
  'schedule-assignments.delete': [],
  'payments.apply': ['directory', 'expenses'],
};

const areasOf = (keys: readonly (readonly string[])[]) =>
  keys.map(([area = '']) => area).sort((one, other) => one.localeCompare(other));

describe('M297: what is read again after a write', () => {
  it.each(Object.entries(moved))('%s', (operation, areas) => {
    // Every write stands in the journal, too, and may be what somebody practises.
    const expected = [...areas, 'attempts', 'practice'].sort((one, other) =>
      one.localeCompare(other),
    );
    expect(areasOf(staleAfter(operation as WriteOperation))).toEqual(expected);
  });

  it('is the journal, and what is told of practice, where nothing was changed', () => {
    expect(areasOf(staleAfterAnyAttempt)).toEqual(['attempts', 'practice']);
  });
});
