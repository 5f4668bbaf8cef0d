import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { textOptions } from './scripts/lib/text.mjs';

/** Under `npm run dev` Vite serves the app and the gateway everything else. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4600';

/**
 * Which modules share a file ([decision 19](docs/decisions/0019-first-loads.md)): the first group that a module belongs to takes it
 * and what it imports. `minShareCount` keeps out what only one or two screens use.
 */
const sharedFiles = [
  { name: 'shell', tags: ['$initial' as const] },
  {
    name: 'list',
    minShareCount: 5,
    test: oneOf(
      // What forms and an entry's page have of purchases is in no list.
      'src/(domain/(?!purchase)|api/(?!expenses)|contract|ui/table|ui/layout)',
      'src/modules/(list|list-tools|saved-views|filter-checks)',
      'src/modules/receipt/exact-text',
      '@tabler',
    ),
  },
  {
    name: 'common',
    minShareCount: 5,
    test: oneOf(
      'src/ui/(?!form/picker)[^/]+',
      'src/modules/(business-day|branch-picker|directory/|error-panel|export|journal|batch-rows|permissions|whole-list)',
      // The little that lists use of what forms have: without it they would load all that forms share.
      'src/modules/outcome-panel/(write-words|use-focus-on-arrival)',
      'src/modules/form-fields/(use-focus-after|value-rules)',
      'src/text/(?!generated/messages/(forms|drafts|review|outcome|product|bulk|entry|providers|attempts)_)',
      'big.js',
    ),
  },
  // Apart from the forms: a filter by a date says the same words as a date field.
  {
    name: 'form-words',
    minShareCount: 3,
    test: oneOf('src/text/generated/messages/(forms|drafts|review|outcome)_'),
  },
  {
    name: 'form',
    minShareCount: 4,
    test: oneOf(
      'src/modules/(attempt|drafts|form|form-fields|outcome-panel|receipt|review-panel)',
      '@mantine',
      'react-hook-form',
      '@hookform',
    ),
  },
  // Little each, and used together: by what reads a table from a file and gives one back.
  {
    name: 'files',
    minShareCount: 2,
    test: oneOf('src/modules/(table-file|export/save-file)'),
  },
  { name: areaOf, debugName: 'area', minShareCount: 3 },
  { name: 'journal-filters', minShareCount: 2, test: oneOf('src/modules/journal-filters') },
  // Two lists of the same rows.
  {
    name: 'purchase-lists',
    minShareCount: 2,
    test: oneOf('src/features/purchases/purchase-list'),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Modules whose path has one of these, from the beginning of a folder's name. */
function oneOf(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})`);
}

/** What screens of one area share stands together: code by its folder, wording by the area's name. Products are several areas. */
function areaOf(id: string): string | null {
  const folder = /\/src\/features\/((?:products\/)?[^/]+)\//.exec(id)?.[1];
  return folder?.replace('/', '-') ?? /\/messages\/([^_]+)_/.exec(id)?.[1] ?? null;
}

export default defineConfig({
  plugins: [
    paraglideVitePlugin(textOptions),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
  ],
  resolve: { tsconfigPaths: true },
  css: { transformer: 'lightningcss' },
  server: {
    strictPort: true,
    // The Host header stays Vite's: it is the origin the gateway is told to answer for.
    proxy: Object.fromEntries(
      ['/api', '/gateway', '/sign-in'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedFiles } },
    },
    // tests/budgets.json judges sizes, by what a screen loads.
    chunkSizeWarningLimit: 1000,
  },
});
