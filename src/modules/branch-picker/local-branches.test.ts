import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const other = '7d444840-9dc0-11d1-b245-5ffdce74fad2';

/** A browser's storage, as little of it as is used. */
function storage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

async function open(browser: unknown) {
  vi.stubGlobal('localStorage', browser);
  return import('./local-branches');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps about branches', () => {
  it('is the one last chosen where an earlier version left it, until it is forgotten', async () => {
    const left = { remembered: id, pasted: [{ id: other, name: 'Santa Ana' }] };
    const browser = storage({ 'trastienda.branches': JSON.stringify({ 'Los Volcanes': left }) });
    const { branchLeftHere, forgetBranchLeftHere, keepPastedBranch } = await open(browser);
    keepPastedBranch('Los Volcanes', { id, name: 'Matriz' });
    expect([branchLeftHere('Los Volcanes'), branchLeftHere('Otra')]).toEqual([id, null]);
    forgetBranchLeftHere('Los Volcanes');
    const pasted = [...left.pasted, { id, name: 'Matriz' }];
    expect(JSON.parse(browser.kept.get('trastienda.branches') ?? '')).toEqual({
      'Los Volcanes': { pasted },
    });
  });

  it('M63: is a pasted branch under its own name, renamed when pasted again', async () => {
    const browser = storage();
    const { keepPastedBranch } = await open(browser);
    keepPastedBranch('Los Volcanes', { id, name: 'Central' });
    keepPastedBranch('Los Volcanes', { id: other, name: 'Santa Ana' });
    keepPastedBranch('Los Volcanes', { id, name: 'Matriz' });
    expect(browser.kept.get('trastienda.branches')).toBe(
      JSON.stringify({
        'Los Volcanes': {
          pasted: [
            { id: other, name: 'Santa Ana' },
            { id, name: 'Matriz' },
          ],
        },
      }),
    );
  });

  it('M14, M63: is a branch once, also where an earlier version kept it in two spellings', async () => {
    const pasted = [
      { id, name: 'Central' },
      { id: id.toUpperCase(), name: 'Matriz' },
    ];
    const left = { 'Los Volcanes': { remembered: id.toUpperCase(), pasted } };
    const browser = storage({ 'trastienda.branches': JSON.stringify(left) });
    const { branchLeftHere, keepPastedBranch } = await open(browser);
    expect(branchLeftHere('Los Volcanes')).toBe(id);
    keepPastedBranch('Los Volcanes', { id: other, name: 'Santa Ana' });
    const kept = [
      { id, name: 'Matriz' },
      { id: other, name: 'Santa Ana' },
    ];
    expect(JSON.parse(browser.kept.get('trastienda.branches') ?? '')).toEqual({
      'Los Volcanes': { remembered: id, pasted: kept },
    });
  });

  it.each(['not json', '[]', '{"Los Volcanes":{"remembered":"central","pasted":[]}}', '{"x":1}'])(
    'is nothing when %s is found',
    async (found) => {
      const { branchLeftHere } = await open(storage({ 'trastienda.branches': found }));
      expect(branchLeftHere('Los Volcanes')).toBeNull();
    },
  );

  it('is nothing where the browser refuses its storage', async () => {
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { branchLeftHere } = await open({ getItem: refuses, setItem: refuses });
    expect(branchLeftHere('Los Volcanes')).toBeNull();
  });
});
