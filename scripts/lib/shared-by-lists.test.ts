import { expect, it } from 'vitest';
import { countLists } from './shared-by-lists.mjs';

const modules: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  'lots.tsx': { importedIds: ['search'], dynamicallyImportedIds: ['lots.tsx?screen'] },
  'sales.tsx': { importedIds: [], dynamicallyImportedIds: ['sales.tsx?screen'] },
  'lots.tsx?screen': { importedIds: ['table'], dynamicallyImportedIds: ['dialog'] },
  'sales.tsx?screen': { importedIds: ['table', 'money'], dynamicallyImportedIds: [] },
  table: { importedIds: ['rows'], dynamicallyImportedIds: [] },
  rows: { importedIds: ['table'], dynamicallyImportedIds: [] },
};
const infoOf = (id: string) => modules[id] ?? null;

it('counts the lists that load a module at once, however they come to it', () => {
  const counts = countLists(infoOf, ['lots.tsx', 'sales.tsx']);
  expect(['table', 'rows', 'money'].map((id) => counts.get(id))).toEqual([2, 2, 1]);
});

it('counts neither what is loaded when it is used, nor what the route itself reads', () => {
  const counts = countLists(infoOf, ['lots.tsx']);
  expect(['dialog', 'search', 'lots.tsx'].map((id) => counts.get(id))).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
});

it('does not overlook a list that was renamed', () => {
  expect(() => countLists(infoOf, ['gone.tsx'])).toThrow('There is no list gone.tsx');
});
