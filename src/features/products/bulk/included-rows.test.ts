import { describe, expect, it } from 'vitest';
import { createSelection } from '@/ui/table/list-selection';
import { nothingChanges } from './bulk-change';
import { createBulkWork, includedRows } from './bulk-work';
import { checkRow } from './check-row';
import { milk, references } from './test-references';

const change = {
  ...nothingChanges,
  price: { change: { way: 'percent' as const, percent: '10' }, rounding: 'cents' as const },
};
const rows = ['a', 'b', 'c', 'd'].map((id, at) =>
  checkRow(at + 1, milk({ id, price: id === 'c' ? null : '1' }), change, {
    references,
    largeMove: '30',
  }),
);
const page = { rows, page: 1 };

describe('the rows that are sent', () => {
  it('are all that can be, until some are taken out', () => {
    const work = createBulkWork(createSelection(({ id }) => id));
    const included = includedRows(work, rows);
    expect(rows.map(({ product }) => included.has(product.id))).toEqual([true, true, false, true]);
    expect(included.pageChoice(rows)).toBe('all');
    included.toggle('a', page, false);
    included.toggle('c', page, false);
    expect([...work.draft().excluded]).toEqual(['a']);
    expect(included.pageChoice(rows)).toBe('some');
    included.toggle('b', page, false);
    included.toggle('d', page, true);
    expect(included.pageChoice(rows)).toBe('none');
    included.togglePage(page);
    expect(included.pageChoice(rows)).toBe('all');
  });

  it('leave out a doubtful one until it is ticked, and again once its price is another', () => {
    const work = createBulkWork(createSelection(({ id }) => id));
    const typed = (price: string) =>
      checkRow(
        1,
        milk({ id: 'a', price: '0.32' }),
        {
          ...nothingChanges,
          price: { change: { way: 'set', price, basis: 'before' }, rounding: 'none' },
        },
        { references, largeMove: '30' },
      );
    const [lost, other] = [typed('0.001'), typed('0.002')];
    const shown = { rows: [lost], page: 1 };
    const included = includedRows(work, [lost]);
    expect(included.has('a')).toBe(false);
    included.toggle('a', shown, false);
    expect(included.has('a')).toBe(true);
    expect(includedRows(work, [other]).has('a')).toBe(false);
    included.toggle('a', shown, false);
    expect(included.has('a')).toBe(false);
  });

  it('unfreeze what was prepared to be sent', () => {
    const work = createBulkWork(createSelection(({ id }) => id));
    const job = {} as NonNullable<ReturnType<typeof work.draft>['prepared']>;
    work.change({ prepared: job });
    expect(work.draft().prepared).toBe(job);
    includedRows(work, rows).toggle('a', page, false);
    expect(work.draft().prepared).toBeNull();
  });
});
