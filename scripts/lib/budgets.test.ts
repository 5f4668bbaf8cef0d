import { describe, expect, test } from 'vitest';
import { budgetProblems, record } from './budgets.mjs';
import { filesByPath, firstLoad } from './bundle.mjs';

const budgets = {
  growth: 0.02,
  limits: { list: { js: 1000, css: 100, scripts: 12 } },
  routes: { 'src/routes/a.tsx': { kind: 'list', js: 900, css: 90, scripts: 8 } },
};
const problems = (js: number, css = 90, route = 'src/routes/a.tsx', scripts = 8) =>
  budgetProblems(budgets, new Map([[route, { js, css, scripts }]]));

describe('budgets', () => {
  test('allow a growth of two percent', () => {
    expect(problems(918)).toEqual([]);
  });

  test('refuse more than that, and any size beyond the limit', () => {
    expect(problems(919)).toHaveLength(1);
    expect(problems(1001)).toHaveLength(1);
    expect(problems(900, 101)).toHaveLength(1);
  });

  test('refuse more script files than a screen may wait for', () => {
    expect(problems(900, 90, 'src/routes/a.tsx', 12)).toEqual([]);
    expect(problems(900, 90, 'src/routes/a.tsx', 13)).toHaveLength(1);
  });

  test('refuse a route nobody recorded, and a record without its route', () => {
    expect(problems(1, 1, 'src/routes/b.tsx')).toHaveLength(2);
  });

  test('keep the kind of screen when recorded anew', () => {
    const again = record(
      budgets,
      new Map([['src/routes/a.tsx', { js: 950, css: 80, scripts: 9 }]]),
    );
    expect(again.routes).toEqual({
      'src/routes/a.tsx': { kind: 'list', js: 950, css: 80, scripts: 9 },
    });
  });
});

test('the first load is the shell, the route, its layouts and what these import, each once', () => {
  const manifest = {
    'index.html': { file: 'shell.js', isEntry: true, imports: ['_vendor.js'], css: ['shell.css'] },
    '_vendor.js': { file: 'vendor.js' },
    'src/routes/__root.tsx?tsr-split=component': { file: 'root.js', imports: ['_vendor.js'] },
    'src/routes/a.tsx?tsr-split=component': {
      file: 'a.js',
      dynamicImports: ['src/dialog.tsx'],
      css: ['a.css'],
    },
    'src/routes/b.tsx?tsr-split=component': { file: 'b.js' },
    'src/dialog.tsx': { file: 'dialog.js' },
  };
  const sizes: Record<string, number> = {
    'shell.js': 1,
    'vendor.js': 10,
    'root.js': 100,
    'a.js': 1000,
    'shell.css': 1,
    'a.css': 10,
  };
  const sizeOf = (file: string) => sizes[file] ?? Number.NaN;
  expect(firstLoad(manifest, 'src/routes/a.tsx', sizeOf)).toEqual({
    js: 1111,
    css: 11,
    scripts: 4,
  });
  expect(firstLoad(manifest, null, sizeOf)).toEqual({ js: 11, css: 1, scripts: 2 });
});

test('the page names what its route needs besides the shell, styles in the order in which they have to stand', () => {
  const manifest = {
    'index.html': { file: 'shell.js', isEntry: true, css: ['shell.css'] },
    '_table.js': { file: 'table.js', imports: ['index.html'], css: ['table.css'] },
    'src/routes/index.tsx?tsr-split=component': { file: 'home.js', imports: ['index.html'] },
    'src/routes/branches/$branchId/products_.new.tsx?tsr-split=component': {
      file: 'new.js',
      imports: ['_table.js'],
      css: ['new.css'],
    },
  };
  expect(filesByPath(manifest)).toEqual({
    '/': ['home.js'],
    '/branches/$branchId/products/new': ['table.js', 'table.css', 'new.js', 'new.css'],
  });
});
