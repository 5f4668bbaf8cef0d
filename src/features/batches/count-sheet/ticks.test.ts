import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicks, readTicks, writeTicks } from './ticks';

const key = 'trastienda.count-sheet.list';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('ticks', () => {
  it('come back as they were', () => {
    writeTicks(key, new Set(['a', 'b']));
    expect([...readTicks(key)]).toEqual(['a', 'b']);
    expect([...readTicks(`${key}-other`)]).toEqual([]);
  });

  it('of a list are told to whoever shows them, and outlive the page', () => {
    const ticks = createTicks('list');
    const told = vi.fn<() => void>();
    ticks.subscribe(told);
    ticks.toggle('a');
    ticks.toggle('b');
    ticks.toggle('a');
    expect([...ticks.ticked()]).toEqual(['b']);
    expect(told).toHaveBeenCalledTimes(3);
    expect([...createTicks('list').ticked()]).toEqual(['b']);
    ticks.clear();
    expect(createTicks('list').ticked().size).toBe(0);
  });

  it('leave nothing behind when there are none', () => {
    writeTicks(key, new Set(['a']));
    writeTicks(key, new Set());
    expect(stored.size).toBe(0);
  });

  it.each(['{', '{"a":1}', '[1,2]', 'null'])('are none where %s is stored', (text) => {
    stored.set(key, text);
    expect(readTicks(key).size).toBe(0);
  });

  it('do without a storage that refuses', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    writeTicks(key, new Set(['a']));
    expect(readTicks(key).size).toBe(0);
  });
});
