import { describe, expect, test } from 'vitest';
import { budgetProblems, record } from './budgets.mjs';
import { filesByPath, firstLoad } from './bundle.mjs';

const budgets = {
  growth: 0.02,
  limits: { list: { js: 1000, css: 100, scripts: 12, clicked: 4 } },
  routes: { 'src/routes/a.tsx': { kind: 'list', js: 900, css: 90, scripts: 8, clicked: 3 } },
};
const measured = { js: 900, css: 90, scripts: 8, clicked: 3 };
const problems = (other: Partial<typeof measured>, route = 'src/routes/a.tsx') =>
  budgetProblems(budgets, new Map([[route, { ...measured, ...other }]]));

describe('budgets', () => {
  test('allow a growth of two percent', () => {
    expect(problems({ js: 918 })).toEqual([]);
  });

  test('M311: refuse more than that, and any size beyond the limit', () => {
    expect(problems({ js: 919 })).toHaveLength(1);
    expect(problems({ js: 1001 })).toHaveLength(1);
    expect(problems({ css: 101 })).toHaveLength(1);
  });

  test('refuse more script files than a screen may wait for', () => {
    expect(problems({ scripts: 12 })).toEqual([]);
    expect(problems({ scripts: 13 })).toHaveLength(1);
    expect(problems({ clicked: 4 })).toEqual([]);
    expect(problems({ clicked: 5 })).toHaveLength(1);
  });

  test('refuse a route nobody recorded, and a record without its route', () => {
    expect(problems({}, 'src/routes/b.tsx')).toHaveLength(2);
  });

  test('keep the kind of screen when recorded anew', () => {
    const size = { js: 950, css: 80, scripts: 9, clicked: 2 };
    const again = record(budgets, new Map([['src/routes/a.tsx', size]]));
    expect(again.routes).toEqual({ 'src/routes/a.tsx': { kind: 'list', ...size } });
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
    clicked: 0,
  });
  expect(firstLoad(manifest, null, sizeOf)).toEqual({ js: 11, css: 1, scripts: 2, clicked: 0 });
});

test('a click brings what the screen above in the address does not have yet', () => {
  const manifest = {
    'index.html': { file: 'shell.js', isEntry: true },
    '_table.js': { file: 'table.js' },
    '_fields.js': { file: 'fields.js' },
    'src/routes/index.tsx?tsr-split=component': { file: 'home.js' },
    'src/routes/sales.tsx?tsr-split=component': { file: 'sales.js', imports: ['_table.js'] },
    'src/routes/sales_.new.tsx?tsr-split=component': {
      file: 'new.js',
      imports: ['_table.js', '_fields.js'],
    },
  };
  const clicked = (route: string) => firstLoad(manifest, route, () => 0).clicked;
  expect(clicked('src/routes/sales.tsx')).toBe(2);
  expect(clicked('src/routes/sales_.new.tsx')).toBe(2);
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
