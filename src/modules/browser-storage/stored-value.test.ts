import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedValue } from './stored-value';

const schema = z.object({ version: z.literal(2), names: z.array(z.string()) });
const empty = { version: 2 as const, names: [] };

function browser(text: string | null) {
  const kept = new Map(text === null ? [] : [['key', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('a value in the browser', () => {
  it('is there when the page is opened again', () => {
    browser(null);
    storedValue('key', schema, empty).set({ version: 2, names: ['a'] });
    expect(storedValue('key', schema, empty).get()).toEqual({ version: 2, names: ['a'] });
  });

  it('is not lost when another tab has written in between', () => {
    browser(null);
    const [here, there] = [1, 2].map(() => storedValue('key', schema, empty));
    expect([here?.get(), there?.get()]).toEqual([empty, empty]);
    here?.set({ version: 2, names: ['a'] });
    there?.set({ version: 2, names: [...(there?.get().names ?? []), 'b'] });
    expect(here?.get().names).toEqual(['a', 'b']);
    expect(here?.get()).toBe(here?.get());
  });

  it('is what was written last, also where the browser is full', () => {
    const kept = browser('{"version":2,"names":["a"]}');
    const value = storedValue('key', schema, empty);
    expect(value.get().names).toEqual(['a']);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => {
        throw new Error('full');
      },
    });
    value.set({ version: 2, names: ['b'] });
    expect(value.get().names).toEqual(['b']);
  });

  it.each([
    ['of an older version', '{"version":1,"names":["a"]}'],
    ['of another shape', '{"version":2,"names":[7]}'],
    ['cut off', '{"version":2,"na'],
    ['null', 'null'],
  ])('that is %s counts as none', (_, text) => {
    browser(text);
    expect(storedValue('key', schema, empty).get()).toBe(empty);
  });

  it('lasts as long as the page where storage is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    });
    const value = storedValue('key', schema, empty);
    const heard = vi.fn<() => void>();
    value.subscribe(heard);
    value.set({ version: 2, names: ['b'] });
    expect(value.get().names).toEqual(['b']);
    expect(heard).toHaveBeenCalledOnce();
  });
});
