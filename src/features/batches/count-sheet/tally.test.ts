import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCounts, type Counts } from './counts';
import { createTally } from './tally';

const lots = Array.from({ length: 6 }, (_, at) => ({
  id: `lot-${at}`,
  availableQuantity: at === 5 ? null : at,
}));
/** One more than the sheet has. */
const all = [...lots.map(({ id }) => id), 'lot-6'];

describe('the tally of a sheet', () => {
  it('counts how the lots stand', () => {
    const counts = createCounts('tally');
    const tally = createTally(counts, lots);
    tally.subscribe(() => undefined);
    for (const [id, text] of [
      ['lot-0', '0'],
      ['lot-1', '3'],
      ['lot-2', '1'],
      ['lot-3', 'x'],
      ['lot-5', '4'],
    ] as const) {
      counts.type(id, text);
    }
    counts.toggle('lot-4');
    expect(tally.get()).toMatchObject({
      open: 0,
      unclear: 1,
      ticked: 1,
      same: 1,
      short: 1,
      over: 1,
      alone: 1,
    });
  });

  it('is the same one while no lot stands otherwise, and tells of others', () => {
    const counts = createCounts('tally-same');
    const tally = createTally(counts, lots);
    const told = vi.fn<() => void>();
    tally.subscribe(told);
    counts.type('lot-1', '5');
    const after = tally.get();
    counts.type('lot-1', '55');
    counts.type('elsewhere', '1');
    expect(tally.get()).toBe(after);
    expect(told).toHaveBeenCalled();
  });

  it('sees what was counted before anybody listened', () => {
    const counts = createCounts('tally-late');
    const tally = createTally(counts, lots);
    counts.type('lot-1', '5');
    tally.subscribe(() => undefined);
    expect(tally.get().over).toBe(1);
  });

  it('moved by every change is what counting all of it again would be', () => {
    const id = fc.integer({ min: 0, max: 6 }).map((at) => `lot-${at}`);
    const step = fc.oneof(
      fc.record({ type: id, text: fc.constantFrom('', '0', '1', '2,5', 'x', '-1') }),
      fc.record({ toggle: id }),
      fc.constant({ clear: true }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const counts = createCounts('tally-any');
        counts.clear(all);
        const tally = createTally(counts, lots);
        tally.subscribe(() => undefined);
        for (const one of steps) take(counts, one);
        // Without a storage here what is kept differs by who was asked when.
        const { isKept: _, ...moved } = tally.get();
        expect(createTally(counts, lots).get()).toMatchObject(moved);
      }),
    );
  });
});

type Step = { type: string; text: string } | { toggle: string } | { clear: boolean };

function take(counts: Counts, step: Step): void {
  if ('type' in step) counts.type(step.type, step.text);
  else if ('toggle' in step) counts.toggle(step.toggle);
  else counts.restore(counts.clear(all));
}
