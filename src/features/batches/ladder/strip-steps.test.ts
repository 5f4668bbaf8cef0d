import { describe, expect, it } from 'vitest';
import type { Batch } from '@/api/batches/schemas';
import type { LadderBand } from '@/domain/expiry-ladder/bands';
import { countsDiffer, stripSteps, type RowsOfStep, type StripStep } from './strip-steps';
import { testLotIn, today } from './test-rows';
import type { StepCount } from './use-ladder-counts';

const known = (lots: number): StepCount => ({ state: 'known', lots });
const counts: Record<LadderBand, StepCount> = {
  expired: known(2),
  'within-7': known(3),
  '8-15': known(1),
  '16-30': known(0),
  '31-60': known(0),
  later: known(9),
};
/** The rows end before the last step. */
const near =
  (of: readonly Batch[]): RowsOfStep =>
  (step) =>
    step === 'later' ? null : of;
const lotsIn = (steps: readonly StripStep[]) =>
  steps.map(({ count }) => (count.state === 'known' ? count.lots : null));
const rows = [-4, -1, 0, 1, 7, 8].map((days) => testLotIn(days));

describe('the steps of the strip', () => {
  it('are seven, with the first days in one count before rows are loaded', () => {
    const steps = stripSteps(counts, () => null, false, today, false);
    expect(steps.map(({ step }) => step)).toEqual([
      'expired',
      'today',
      'within-7',
      '8-15',
      '16-30',
      '31-60',
      'later',
    ]);
    expect(steps[1]?.count).toEqual({ state: 'after-rows' });
    expect(steps[2]?.count).toEqual(known(3));
  });

  it('tell today from the week after it by the loaded rows', () => {
    const steps = stripSteps(counts, near(rows), true, today, false);
    expect(steps.map(({ step }) => step)[2]).toBe('1-7');
    expect(steps[1]?.count).toEqual(known(1));
    expect(steps[2]?.count).toEqual(known(2));
  });
});

describe('M192: a step of which the rows are loaded', () => {
  const mixed = [...rows, testLotIn(-9, { isRemoved: true }), testLotIn(12, { isRemoved: true })];
  const lotsOf = (removed: boolean) =>
    lotsIn(
      stripSteps(
        { ...counts, expired: known(3), '8-15': known(2) },
        near(mixed),
        true,
        today,
        removed,
      ),
    );

  it('has as many lots as its list shows', () => {
    expect(lotsOf(false)).toEqual([2, 1, 2, 1, 0, 0, 9]);
    expect(lotsOf(true)).toEqual([3, 1, 2, 2, 0, 0, 9]);
  });

  it('has them alone where only its own list was opened', () => {
    const opened: RowsOfStep = (step) => (step === 'expired' ? mixed : null);
    const steps = stripSteps({ ...counts, expired: known(3) }, opened, false, today, false);
    expect(lotsIn(steps)).toEqual([2, null, 3, 1, 0, 0, 9]);
  });
});

describe('M191: an expired lot without stock', () => {
  const spent = testLotIn(-9, { id: 'spent', availableQuantity: 0 });
  const sold = testLotIn(9, { id: 'sold', availableQuantity: 0 });
  const untold = testLotIn(-8, { id: 'untold', availableQuantity: null });
  const of = [...rows, spent, sold, untold];

  it('has nothing left to act on and is on no step, shown the removed or not', () => {
    const all = { ...counts, expired: known(4), '8-15': known(2) };
    for (const removed of [false, true]) {
      expect(lotsIn(stripSteps(all, near(of), true, today, removed))).toEqual([
        3, 1, 2, 2, 0, 0, 9,
      ]);
    }
  });

  it('is said to be left out until all rows are read, which say how many', () => {
    const leaves = (lots: readonly Batch[], read: boolean, removed = false) =>
      stripSteps(counts, near(lots), read, today, removed)[0]?.leavesSpent;
    expect(leaves(of, false)).toBe(true);
    expect(leaves(of, true)).toBe(false);
    expect(leaves([...rows, sold, untold], false)).toBe(false);
    const gone = { ...spent, isRemoved: true };
    expect([leaves([gone], false), leaves([gone], false, true)]).toEqual([false, true]);
    expect(stripSteps(counts, () => null, false, today, false)[0]?.leavesSpent).toBe(false);
  });

  it('is no difference from what the service counts', () => {
    expect(countsDiffer({ ...counts, expired: known(4), '8-15': known(2) }, of, today)).toBe(false);
  });
});

describe('counts beside the loaded rows', () => {
  it('agree when nothing moved', () => {
    expect(countsDiffer(counts, rows, today)).toBe(false);
  });

  it('differ when a lot came or went', () => {
    expect(countsDiffer(counts, rows.slice(1), today)).toBe(true);
    expect(countsDiffer({ ...counts, '16-30': known(1) }, rows, today)).toBe(true);
  });

  it('say nothing of what could not be counted', () => {
    expect(countsDiffer({ ...counts, expired: { state: 'loading' } }, rows.slice(2), today)).toBe(
      false,
    );
  });
});
