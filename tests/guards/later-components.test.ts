import { expect, test } from 'vitest';
import { codeFiles, read } from './support/tree';

/** These say by themselves what could not be loaded. */
const outspoken = [
  'src/features/batches/ladder/use-batch-ladder.tsx',
  'src/features/products/bulk/bulk-steps.tsx',
  'src/features/products/bulk/lazy-check-step.tsx',
  'src/modules/later-part/later-component.ts',
];

const importsLazy = (source: string) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(source);

test('what is loaded later breaks no screen for a line that is down', () => {
  const files = codeFiles.filter((file) => file.startsWith('src/') && importsLazy(read(file)));
  expect(files).toEqual(outspoken);
});

test("a planted use of React's own loading is told", () => {
  expect(importsLazy("import { lazy, Suspense } from 'react';")).toBe(true);
  expect(importsLazy("import { Suspense } from 'react';")).toBe(false);
});
