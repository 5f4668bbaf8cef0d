import { describe, expect, test } from 'vitest';
import { circlesIn } from './support/circles';
import { importsOf } from './support/imports';
import { codeFiles, read } from './support/tree';
import { importProblem, packageProblem } from './support/zones';

test('every file imports only what its folder may', () => {
  const problems = codeFiles.flatMap((file) =>
    importsOf(file, read(file)).map(({ to, ours, typeOnly }) =>
      ours ? importProblem(file, to, typeOnly) : packageProblem(file, to),
    ),
  );
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

describe('circles', () => {
  test('no file reaches itself through what it imports, not even for a type', () => {
    const imports = codeFiles.map((file) => {
      const ours = importsOf(file, read(file)).filter((one) => one.ours);
      return [file, ours.map(({ to }) => to)] as const;
    });
    expect(circlesIn(new Map(imports))).toEqual([]);
  });

  test('a planted one is told with its way around', () => {
    const planted = { start: ['a', 'leaf'], a: ['b', 'leaf'], b: ['leaf', 'a'], leaf: [] };
    expect(circlesIn(new Map(Object.entries(planted)))).toEqual([['a', 'b', 'a']]);
  });
});

describe('each row of the table refuses a planted import', () => {
  test.each([
    ['src/routes/batches.tsx', 'src/app/router.tsx'],
    ['src/routes/batches.tsx', 'src/api/batches/operations.ts'],
    ['src/routes/batches.tsx', 'src/app/router-context.ts'],
    ['src/features/batches/batches-screen.tsx', 'src/features/products/products-screen.tsx'],
    ['src/features/batches/batches-screen.tsx', 'src/routes/batches.tsx'],
    ['src/features/batches/batches-screen.tsx', 'src/app/router.tsx'],
    ['src/features/batches/batches-screen.tsx', 'server/sandbox/table.ts'],
    ['src/modules/branch-picker/use-branches.ts', 'src/features/batches/batches-screen.tsx'],
    ['src/modules/branch-picker/use-branches.ts', 'src/app/router.tsx'],
    ['src/api/batches/queries.ts', 'src/api/products/queries.ts'],
    ['src/api/batches/queries.ts', 'src/ui/table/table.tsx'],
    ['src/api/core/http.ts', 'src/api/batches/queries.ts'],
    ['src/api/invalidation.ts', 'src/api/batches/queries.ts'],
    ['src/ui/table/table.tsx', 'src/api/core/http.ts'],
    ['src/ui/table/table.tsx', 'src/api/core/errors.ts'],
    ['src/ui/table/table.tsx', 'src/domain/business-date.ts'],
    ['src/domain/business-date.ts', 'src/text/locale.ts'],
    ['src/text/locale.ts', 'src/domain/business-date.ts'],
    ['src/contract/session.ts', 'src/domain/business-date.ts'],
    ['src/contract/draft.ts', 'src/contract/draft-requests.ts'],
    ['src/api/drafts/schemas.ts', 'src/contract/draft-requests.ts'],
    ['server/gateway/start.ts', 'src/api/core/http.ts'],
    ['server/sandbox/start.ts', 'src/api/batches/schemas.ts'],
    ['e2e/batches.spec.ts', 'src/text/locale.ts'],
    ['e2e/batches.spec.ts', 'server/gateway/start.ts'],
    ['scripts/lib/build.mjs', 'server/main.ts'],
    ['src/helpers/anything.ts', 'src/domain/business-date.ts'],
  ])('%s importing %s', (from, to) => {
    expect(importProblem(from, to, false)).not.toBeNull();
  });

  test.each([
    ['src/app/app.tsx', 'src/features/batches/batches-screen.tsx', false],
    ['src/routes/batches.tsx', 'src/api/batches/queries.ts', false],
    ['src/routes/batches.tsx', 'src/app/router-context.ts', true],
    ['src/features/batches/batches-screen.tsx', 'src/api/branches/queries.ts', false],
    ['src/api/batches/mutations.ts', 'src/api/invalidation.ts', false],
    ['src/api/invalidation.ts', 'src/api/batches/keys.ts', false],
    ['src/ui/feedback/error.tsx', 'src/api/core/errors.ts', true],
    ['src/api/drafts/schemas.ts', 'src/contract/draft-requests.ts', true],
    ['server/gateway/start.ts', 'src/contract/session.ts', false],
    ['server/gateway/drafts/routes.ts', 'src/contract/draft-requests.ts', false],
    ['e2e/batches.spec.ts', 'server/sandbox/seed/businesses.ts', false],
    ['tests/contract/batches.test.ts', 'server/sandbox/start.ts', false],
  ])('%s may import %s', (from, to, typeOnly) => {
    expect(importProblem(from, to, typeOnly)).toBeNull();
  });

  test('the browser takes zod/mini and nothing of Node', () => {
    expect(packageProblem('src/api/core/http.ts', 'node:fs')).not.toBeNull();
    expect(packageProblem('src/api/core/http.ts', 'zod')).not.toBeNull();
    expect(packageProblem('src/api/core/http.ts', 'zod/mini')).toBeNull();
    expect(packageProblem('server/config.ts', 'zod')).toBeNull();
  });
});

test('imports of every form are seen', () => {
  const source = `
    import { a } from '@/domain/business-date';
    import type { B } from '@/contract/session';
    export { c } from './support/tree';
    export * from './support/zones';
    const lazy = () => import('./support/imports');
    type D = import('./support/syntax').SyntaxNode;
    import 'vite';
  `;
  const found = importsOf('tests/guards/planted.ts', source);
  expect(new Set(found.map((one) => `${one.to} ${one.typeOnly ? 'type' : 'value'}`))).toEqual(
    new Set([
      'src/domain/business-date.ts value',
      'src/contract/session.ts type',
      'tests/guards/support/tree.ts value',
      'tests/guards/support/zones.ts value',
      'tests/guards/support/imports.ts value',
      'tests/guards/support/syntax.ts type',
      'vite value',
    ]),
  );
});
