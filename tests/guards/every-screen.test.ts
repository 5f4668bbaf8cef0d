import { describe, expect, test } from 'vitest';
import { pathOf } from '../../scripts/lib/bundle.mjs';
import { projectFiles, read } from './support/tree';

const routes = projectFiles
  .filter((file) => /^src\/routes\/.*\.tsx$/.test(file) && !file.endsWith('__root.tsx'))
  .map(pathOf);

describe('M300: every screen', () => {
  test('is looked at in both languages and themes', () => {
    const spec = read('e2e/every-screen.spec.ts');
    const looked = [...spec.matchAll(/^ {2}'(\/[^']*)',$/gm)].map((match) => match[1] ?? '');
    expect(looked.sort()).toEqual([...routes].sort());
  });

  test('has its filter fields tried, or is known to have none', () => {
    const spec = read('e2e/filter-fields.spec.ts');
    const listed = [...spec.matchAll(/^ {2}'(\/[^'?]*)[^']*': \d+,$/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(listed.sort()).toEqual([...routes].sort());
  });

  test('has the address of its file', () => {
    expect(pathOf('src/routes/index.tsx')).toBe('/');
    expect(pathOf('src/routes/branches/$branchId/products_.$productId_.edit.tsx')).toBe(
      '/branches/$branchId/products/$productId/edit',
    );
  });
});
