import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCounts } from './counts';

let stored: Map<string, string>;
const written = vi.fn<(key: string) => void>();

beforeEach(() => {
  stored = new Map();
  written.mockClear();
  vi.stubGlobal('sessionStorage', {
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      written(name);
      stored.set(name, text);
    },
    removeItem: (name: string) => stored.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

const noted = (list: string, id: string) => {
  const count = createCounts(list).of(id);
  return count && [count.typed, count.isTicked];
};

describe('counts', () => {
  it('come back as they were, each list its own', () => {
    const counts = createCounts('list');
    counts.type('a', '12,5');
    counts.toggle('b');
    counts.type('c', 'doce');
    expect(noted('list', 'a')).toEqual(['12,5', true]);
    expect(noted('list', 'b')).toEqual(['', true]);
    expect(noted('list', 'c')).toEqual(['doce', true]);
    expect(noted('list-other', 'a')).toBeUndefined();
  });

  it('write one lot at a key, however many there are', () => {
    const counts = createCounts('list');
    for (let lot = 0; lot < 50; lot += 1) counts.type(`lot-${lot}`, '1');
    written.mockClear();
    counts.type('lot-7', '12');
    expect(written.mock.calls).toEqual([['trastienda.count-sheet.list#lot-7']]);
  });

  it('tell the lot that changed, and those who watch it alone', () => {
    const counts = createCounts('list');
    const [told, here, elsewhere] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    counts.subscribe(told);
    counts.watch('a', here);
    counts.watch('b', elsewhere);
    counts.type('a', '1');
    expect(told).toHaveBeenCalledWith({ id: 'a', before: undefined });
    expect(here).toHaveBeenCalledOnce();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('are ticked by typing, and not counted once the field is empty', () => {
    const counts = createCounts('list');
    counts.type('a', '3');
    expect(counts.of('a')?.isTicked).toBe(true);
    counts.type('a', '');
    expect(counts.of('a')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('keep the number when the tick is taken off', () => {
    const counts = createCounts('list');
    counts.type('a', '3');
    counts.toggle('a');
    expect(noted('list', 'a')).toEqual(['3', false]);
    counts.toggle('b');
    counts.toggle('b');
    expect(counts.of('b')).toBeUndefined();
  });

  it('are written as the others once the field is left', () => {
    const counts = createCounts('list');
    counts.type('a', '1234,5');
    const at = counts.of('a')?.at;
    counts.tidy('a');
    expect(counts.of('a')).toEqual({ typed: '1,234.5', isTicked: true, at });
    counts.type('b', 'doce');
    counts.tidy('b');
    expect(counts.of('b')?.typed).toBe('doce');
  });

  it('that were cleared are given back, but for what was counted since', () => {
    const counts = createCounts('list');
    counts.type('a', '1');
    counts.type('b', '2');
    const forgotten = counts.clear(['a', 'b']);
    expect(stored.size).toBe(0);
    counts.type('b', '9');
    counts.restore(forgotten);
    expect([noted('list', 'a'), noted('list', 'b')]).toEqual([
      ['1', true],
      ['9', true],
    ]);
  });

  it('are cleared for the lots of the sheet alone, and those are given back', () => {
    const counts = createCounts('list');
    counts.type('chosen', '1');
    counts.type('other', '2');
    const forgotten = counts.clear(['chosen', 'not-counted']);
    expect([noted('list', 'chosen'), noted('list', 'other')]).toEqual([undefined, ['2', true]]);
    expect([...forgotten.keys()]).toEqual(['chosen']);
    counts.restore(forgotten);
    expect([noted('list', 'chosen'), noted('list', 'other')]).toEqual([
      ['1', true],
      ['2', true],
    ]);
  });

  it.each(['{', '{"a":1}', '["1",2,3]', 'null', ''])('are none where %s is stored', (text) => {
    stored.set('trastienda.count-sheet.list#a', text);
    expect(createCounts('list').of('a')).toBeUndefined();
  });

  it('do without a storage that refuses, and say so', () => {
    vi.stubGlobal('sessionStorage', {
      get length(): number {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    const counts = createCounts('list');
    expect(counts.isKept()).toBe(true);
    counts.type('a', '1');
    expect(counts.of('a')?.typed).toBe('1');
    expect(counts.isKept()).toBe(false);
  });
});
