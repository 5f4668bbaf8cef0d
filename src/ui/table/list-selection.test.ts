import { describe, expect, it, vi } from 'vitest';
import { createSelection, oldestRead, pagesOf } from './list-selection';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const first = { rows: rows('a', 'b', 'c', 'd'), page: 1 };
const second = { rows: rows('e', 'f'), page: 2 };
const open = () => createSelection<{ id: string }>(({ id }) => id);
const ids = (selection: ReturnType<typeof open>) => [...selection.chosen().keys()];

describe('choosing rows', () => {
  it('turns one over and back', () => {
    const selection = open();
    selection.toggle('b', first, false);
    expect(ids(selection)).toEqual(['b']);
    selection.toggle('b', first, false);
    expect(ids(selection)).toEqual([]);
  });

  it('gives a range the state of the row that began it, in both directions', () => {
    const selection = open();
    selection.toggle('c', first, false);
    selection.toggle('a', first, true);
    expect(ids(selection).sort()).toEqual(['a', 'b', 'c']);
    selection.toggle('b', first, false);
    selection.toggle('d', first, true);
    expect(ids(selection)).toEqual(['a']);
  });

  it('begins anew where the range began on another page', () => {
    const selection = open();
    selection.toggle('a', first, false);
    selection.toggle('f', second, true);
    expect(ids(selection)).toEqual(['a', 'f']);
  });

  it('keeps rows of other pages with the page they stood on', () => {
    const selection = open();
    selection.togglePage(first);
    selection.toggle('e', second, false);
    expect([...selection.chosen().values()].map(({ page }) => page)).toEqual([1, 1, 1, 1, 2]);
    expect(selection.pageChoice(first.rows)).toBe('all');
    expect(selection.pageChoice(second.rows)).toBe('some');
    selection.togglePage(first);
    expect(ids(selection)).toEqual(['e']);
    expect(selection.pageChoice(first.rows)).toBe('none');
  });

  it('knows when the oldest of them was read, each as it was when it was chosen', () => {
    const selection = open();
    expect(oldestRead(selection)).toBeNull();
    selection.toggle('e', { ...second, readAt: 2_000 }, false);
    selection.toggle('a', { ...first, readAt: 1_000 }, false);
    selection.add(pagesOf(rows('a', 'b'), 2, 3_000));
    expect(oldestRead(selection)).toBe(1_000);
    selection.toggle('a', first, false);
    expect(oldestRead(selection)).toBe(2_000);
  });

  it('ignores a row that is not on the page', () => {
    const selection = open();
    selection.toggle('z', first, false);
    expect(ids(selection)).toEqual([]);
  });

  it('takes a whole list by its pages, and lets go of all', () => {
    const selection = open();
    const changed = vi.fn<() => void>();
    selection.subscribe(changed);
    selection.add(pagesOf(rows('a', 'b', 'c'), 2));
    expect([...selection.chosen().values()].map(({ page }) => page)).toEqual([1, 1, 2]);
    selection.clear();
    expect(ids(selection)).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
