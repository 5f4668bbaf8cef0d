import { expect, test } from 'vitest';
import { child, nodesOf, text } from './support/syntax';
import { codeFiles, read } from './support/tree';

const keyFields = ['queryKey', 'mutationKey'];

/** Keys written out where they are used; they belong into the area's keys.ts. */
function literalKeys(file: string, source: string): string[] {
  return [...nodesOf(file, source)]
    .filter(
      (node) => node.type === 'Property' && keyFields.includes(text(child(node, 'key'), 'name')),
    )
    .filter((node) => child(node, 'value')?.type === 'ArrayExpression')
    .map((node) => `${file} writes out a ${text(child(node, 'key'), 'name')}`);
}

test('query keys are written only in keys.ts', () => {
  const files = codeFiles.filter((file) => file.startsWith('src/') && !file.endsWith('/keys.ts'));
  expect(files.flatMap((file) => literalKeys(file, read(file)))).toEqual([]);
});

test('a planted key literal is told', () => {
  const planted = "useQuery({ queryKey: ['batches', 'list'], queryFn })";
  expect(literalKeys('planted.ts', planted)).toHaveLength(1);
  expect(literalKeys('planted.ts', 'useQuery({ queryKey: batchKeys.list(params) })')).toEqual([]);
});

/** What a change makes stale stands in one table (R3) and goes through `makeStale`, which counts it for lists read in many steps. */
const invalidatesByItself = /\binvalidateQueries\(/;

/** No change of data: who is signed in, which branches there are, what day it is, and a list read in steps. */
const asksAgain = [
  'src/api/core/stale.ts',
  'src/app/lost-parts.ts',
  'src/app/session/session-watch.ts',
  'src/app/session/start-session.ts',
  'src/app/shell/session-ending-banner.tsx',
  'src/modules/branch-picker/unknown-branch.tsx',
  'src/modules/drafts/use-draft.ts',
  'src/modules/whole-list/use-whole-list.ts',
];

test('a change makes stale what the one table says', () => {
  const files = codeFiles.filter(
    (file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file) && !asksAgain.includes(file),
  );
  expect(files.filter((file) => invalidatesByItself.test(read(file)))).toEqual([]);
  expect(invalidatesByItself.test('client.invalidateQueries({ queryKey: jobKeys.all })')).toBe(
    true,
  );
});
